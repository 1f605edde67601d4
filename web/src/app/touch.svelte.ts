/** Whether this device is used by touch: texts about clicks and keys have a variant for it, with "-touch" appended to their id. */
import { MediaQuery } from "svelte/reactivity";

/** Where the board scrolls away with the rest of the page. */
export const NARROW = "max-width: 860px";
const KEYS = /^(.|Tab|Enter|Escape|Arrow\w+)$/; // keys of a keyboard, not the volume buttons of a phone

/** What the device reports, until its user shows otherwise: a tablet may have a keyboard, a laptop a touch screen. */
class Touch {
  private coarse = new MediaQuery("pointer: coarse");
  private taken = $state<boolean | null>(null);
  private last = false;

  constructor() {
    addEventListener("pointerdown", ({ pointerType }) => (this.last = pointerType !== "mouse"), true);
    addEventListener("click", () => (this.taken = this.last), true); // not earlier: nothing may move under the finger
    addEventListener(
      "keydown",
      ({ key, target }) => {
        if (KEYS.test(key) && !(target instanceof Element && target.closest("input, textarea")))
          this.taken = this.last = false;
      },
      true,
    );
  }

  get current(): boolean {
    return this.taken ?? this.coarse.current;
  }
}

export const touch = new Touch();
