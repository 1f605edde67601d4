/** Keeps text inside its plate: text that is too wide is condensed. */
export function within(most: number): (node: SVGTextElement) => () => void {
  return (node) => {
    const fit = () => {
      node.removeAttribute("textLength");
      if (node.getComputedTextLength() > most) node.setAttribute("textLength", `${most}`);
    };
    const watch = new MutationObserver(fit);
    node.setAttribute("lengthAdjust", "spacingAndGlyphs");
    watch.observe(node, { characterData: true, childList: true, subtree: true });
    document.fonts.addEventListener("loadingdone", fit);
    fit();
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  };
}
