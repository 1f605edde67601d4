/** A row that scrolls sideways fades where it goes on, so that nobody takes the edge for the end. */
import type { Attachment } from "svelte/attachments";

const NEAR = 4; // px that do not count as scrollable

/** `<div {@attach row}>`: the classes `before` and `after` say where there is more; look/table.css fades it there. */
export const row: Attachment<HTMLElement> = (node) => {
  const look = () => {
    node.classList.toggle("before", node.scrollLeft > NEAR);
    node.classList.toggle("after", node.scrollWidth - node.clientWidth - node.scrollLeft > NEAR);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  const words = new MutationObserver(look);
  words.observe(node, { childList: true, subtree: true, characterData: true });
  node.classList.add("row-fades");
  node.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    words.disconnect();
    node.removeEventListener("scroll", look);
  };
};
