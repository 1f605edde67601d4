/** The space that is looked at: planned to be walked to, aimed at, or only read about. One board is on the page at a time. */
class Picked {
  /** Clicked: its plan or target waits for the second click. */
  space = $state("");
  /** Clicked in the lower half of the map: what is said about it stands above. */
  low = $state(false);
  /** Under the pointer or the focus. */
  hover = $state("");

  clear(): void {
    this.space = "";
  }
}

export const picked = new Picked();
