/** Whether fingers do the work here: texts about clicks and keys have a version for them, with "-touch" behind its name. */
import { MediaQuery } from "svelte/reactivity";

const KEYS = /^(.|Tab|Enter|Escape|Arrow\w+)$/; // those of a keyboard, not of the edge of a phone

/** What the machine is made for, until it is known what its user takes: a tablet may have a keyboard, a laptop a screen to touch. */
class Touch {
  private coarse = new MediaQuery("pointer: coarse");
  private taken = $state<boolean | null>(null);
  private last = false;

  constructor() {
    addEventListener("pointerdown", ({ pointerType }) => (this.last = pointerType !== "mouse"), true);
    addEventListener("click", () => (this.taken = this.last), true); // no sooner: nothing may move under the finger
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
