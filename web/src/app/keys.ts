/** The keyboard: one map for the whole client, and roving focus for boards and lists. */

/** What a key does; return false to leave the key to the browser. */
export type Bindings = Record<string, (event: KeyboardEvent) => void | false>;

/** Listen for keys until the returned function is called. Typing into a field and open dialogs come first. */
export function bind(bindings: Bindings): () => void {
  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes(event)) return;
    const action = bindings[event.key] ?? bindings[event.key.toLowerCase()];
    if (action && action(event) !== false) event.preventDefault();
  }
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

/**
 * A key handled before the focused element sees it: unless `action` returns false, nothing else gets the key until it is released.
 * Here, too, typing into a field and open dialogs come first.
 */
export function bindFirst(key: string, action: () => void | false): () => void {
  let taken = false;
  function hear(event: KeyboardEvent): void {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    const down = event.type === "keydown";
    if (down && !event.repeat) taken = !writes(event) && action() !== false;
    if (!taken) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    taken = down;
  }
  addEventListener("keydown", hear, true);
  addEventListener("keyup", hear, true);
  return () => {
    removeEventListener("keydown", hear, true);
    removeEventListener("keyup", hear, true);
  };
}

const writes = ({ target }: Event) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog") !== null;

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Svelte action: arrows move the focus among the `[data-rove]` things inside, to the nearest one in that
 * direction on the screen; Home and End go to the first and last. Only one of them is in the Tab order.
 */
export function rove(node: HTMLElement | SVGElement): { destroy(): void } {
  const places = () => [...node.querySelectorAll<HTMLElement | SVGElement>("[data-rove]")];

  function keep(current: Element | null): void {
    const all = places();
    const chosen = all.find((each) => each === current) ?? all.find((each) => each.tabIndex === 0) ?? all[0];
    for (const each of all) each.setAttribute("tabindex", each === chosen ? "0" : "-1");
  }

  function press(event: KeyboardEvent): void {
    const all = places();
    const here = (event.target as Element).closest<HTMLElement>("[data-rove]");
    if (!here || !all.includes(here)) return;
    const arrow = ARROWS[event.key];
    let next: HTMLElement | SVGElement | undefined;
    if (arrow) next = nearest(here, all, arrow);
    else if (event.key === "Home") next = all[0];
    else if (event.key === "End") next = all.at(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (next) {
      keep(next);
      next.focus();
    }
  }

  const focused = (event: Event) => keep((event.target as Element).closest("[data-rove]"));
  const observer = new MutationObserver(() => keep(null));
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", press as EventListener);
  node.addEventListener("focusin", focused);
  keep(null);
  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener("keydown", press as EventListener);
      node.removeEventListener("focusin", focused);
    },
  };
}

function nearest<T extends Element>(here: T, all: T[], [dx, dy]: [number, number]): T | undefined {
  const from = middle(here);
  let best: T | undefined;
  let least = Infinity;
  for (const each of all) {
    const to = middle(each);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const price = ahead + aside * 2;
    if (each !== here && ahead > 2 && price < least) [best, least] = [each, price];
  }
  return best;
}

function middle(node: Element): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
