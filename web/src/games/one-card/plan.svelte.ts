/** The end of a walk that waits to be confirmed. One board is on the page at a time. */
class Plan {
  square = $state("");
}

export const plan = new Plan();
