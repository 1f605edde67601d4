/** Tells a mouse that points at something from one that rests where something has moved, or where a screen has opened. */
class Mouse {
  private x = NaN;
  private y = NaN;
  /** Whether the last event has moved it. */
  moved = false;

  constructor() {
    addEventListener(
      "pointermove",
      (event) => {
        this.moved = this.elsewhere(event);
        [this.x, this.y] = [event.clientX, event.clientY];
      },
      true,
    );
  }

  /** Whether an event happens elsewhere than where the mouse was last. */
  elsewhere({ clientX, clientY }: PointerEvent): boolean {
    return clientX !== this.x || clientY !== this.y;
  }
}

export const mouse = new Mouse();
