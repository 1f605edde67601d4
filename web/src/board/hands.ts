/** What a mouse and fingers do to a board: drags, pinches and turns of the wheel, told apart from clicks on the things it shows. */
import type { Point } from "./camera";

const SLIP = 6; // pixels of movement that do not count as a drag yet
const ECHO = 80; // ms within which the click that ends a drag arrives
const SPIN = 300; // ms within which two notches belong to one turn of the wheel
const LATE = 400; // ms after which a tap may still give the focus

interface Held {
  /** Whether the board can be dragged. */
  roams(): boolean;
  drag(before: Point, after: Point): void;
  pinch(before: [Point, Point], after: [Point, Point]): void;
  /** Zoom at a point. */
  turn(at: Point, factor: number): void;
}

export interface Hands {
  /** Whether what has the focus since then got it from a press. */
  pressed(time: number): boolean;
  release(): void;
}

/** Listen to all that hands do to the frame of a board. */
export function hands(frame: HTMLElement, board: Held): Hands {
  const fingers = new Map<number, Point>();
  let dragged = 0;
  let [ended, lifted] = [-Infinity, -Infinity]; // when a drag ended, and a press of any kind
  let spun = { at: -Infinity, ours: false };

  function point(event: { clientX: number; clientY: number }): Point {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  }

  /** A turn of the wheel does one thing: it zooms, or scrolls the page over a board that is shown whole. */
  function wheel(event: WheelEvent): void {
    const began = event.timeStamp - spun.at > SPIN;
    const ours = began ? board.roams() || event.ctrlKey || (event.deltaY < 0 && scrollY <= 0) : spun.ours;
    spun = { at: event.timeStamp, ours };
    if (!ours) return;
    event.preventDefault();
    board.turn(point(event), Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 500)));
  }

  function down(event: PointerEvent): void {
    if ((event.target as Element).closest(".zoom") || event.button || fingers.size === 2) return;
    fingers.set(event.pointerId, point(event));
    lifted = Infinity;
    dragged = 0;
    if (fingers.size === 2) for (const id of fingers.keys()) seize(id);
  }
  /** From here on it is a drag: no thing gets a click, or a long press. */
  function seize(id: number): void {
    dragged = Infinity;
    frame.setPointerCapture(id);
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === "mouse" && !event.buttons) return up(event); // released outside the window
    const after = point(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, after);
    if (other) return board.pinch([before, other], [after, other]);
    if (!board.roams()) return;
    dragged += Math.hypot(after.x - before.x, after.y - before.y);
    if (dragged <= SLIP) return;
    if (dragged < Infinity) seize(event.pointerId);
    board.drag(before, after);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    if (dragged > SLIP) ended = event.timeStamp;
    lifted = event.pointerType === "mouse" ? event.timeStamp : event.timeStamp + LATE;
  }

  /** A drag that ends on a thing is no click on it. */
  function click(event: MouseEvent): void {
    const hit = event.target as Element;
    if (event.timeStamp - ended < ECHO && frame.contains(hit) && !hit.closest(".zoom"))
      event.stopImmediatePropagation();
  }

  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener("wheel", wheel, { passive: false, signal });
  frame.addEventListener("pointerdown", down, { signal });
  frame.addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { capture: true, signal });
  addEventListener("pointercancel", up, { capture: true, signal });
  addEventListener("click", click, { capture: true, signal });
  return { pressed: (time) => time <= lifted, release: () => listening.abort() };
}
