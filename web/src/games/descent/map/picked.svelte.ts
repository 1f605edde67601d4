/** What is looked at: planned to be walked to, aimed at, opened, or only read about. One board is on the page at a time. */
class Picked {
  /** Clicked: its plan or target waits for the second click. */
  space = $state("");
  /** A door that was clicked, and waits for the second click. */
  door = $state("");
  /** Clicked in the lower half of the map: what is said about it stands above. */
  low = $state(false);
  /** Clicked in a list beside the map: it comes into sight there. */
  sought = $state(false);
  /** Under the pointer or the focus. */
  hover = $state("");

  /** Whether there is anything. */
  get any(): boolean {
    return this.space !== "" || this.door !== "";
  }

  /** Clicked on the map. */
  take(node: Element, what: { space: string } | { door: string }): void {
    this.clear();
    Object.assign(this, what);
    this.low = isLow(node);
  }

  /** Clicked elsewhere. */
  seek(space: string): void {
    this.clear();
    [this.space, this.sought] = [space, true];
  }

  clear(): void {
    [this.space, this.door, this.low, this.sought] = ["", "", false, false];
  }
}

/** Whether something is in the lower half of the map. */
function isLow(node: Element): boolean {
  const [it, frame] = [node.getBoundingClientRect(), node.closest(".frame")!.getBoundingClientRect()];
  return it.top + it.bottom > frame.top + frame.bottom;
}

export const picked = new Picked();
