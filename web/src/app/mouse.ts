/** Tells a mouse that points at something from one under which something has slid, or under which a screen has opened. */
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

  /** Whether an event happens somewhere else than where the mouse was last. */
  elsewhere({ clientX, clientY }: PointerEvent): boolean {
    return clientX !== this.x || clientY !== this.y;
  }
}

export const mouse = new Mouse();
