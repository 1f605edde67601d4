/** Reads a page as its users do; the functions of this object run inside the page. */
({
  /** Every text that is shown or will be read out. */
  texts() {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement.closest("script, style, noscript, .sr[aria-live]")) found.push(node.textContent);
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      for (const node of document.querySelectorAll(`[${name}]`)) found.push(node.getAttribute(name));
    return found.map((text) => text.trim()).filter(Boolean);
  },

  /** What is cut off, runs over its edge, or stands outside of the screen. */
  misplaced() {
    const found = [];
    const say = (what, node) => found.push(`${what}: ${this.name(node)}`);
    const width = document.documentElement.scrollWidth;
    if (width > innerWidth + 1) found.push(`wider than the screen: ${width}`);
    for (const node of document.querySelectorAll("main *, header *, dialog *, .curtain *, .claim *")) {
      const box = node.getBoundingClientRect();
      const style = getComputedStyle(node);
      if (box.width < 2 || !node.clientWidth || style.visibility === "hidden" || node.closest(".sr, svg, select")) continue;
      const text = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
      const over = node.scrollWidth > node.clientWidth + 2;
      // `clip` is for decoration, `hidden` with an ellipsis for names
      if (over && style.overflowX === "hidden" && style.textOverflow !== "ellipsis") say("cut off", node);
      if (over && text && style.overflowX === "visible") say("runs over its edge", node);
      if (text && (box.right > innerWidth + 1 || box.left < -1) && !this.scrolls(node)) say("off the screen", node);
      if (text && this.sticksOut(node)) say("sticks out of its frame", node);
    }
    for (const text of document.querySelectorAll("main svg :is(rect + text, rect + use + text)")) {
      const plate = text.parentElement.querySelector(":scope > rect").getBoundingClientRect();
      const box = text.getBoundingClientRect();
      if (box.left < plate.left - 2 || box.right > plate.right + 2) say("runs over its plate", text);
    }
    return found;
  },

  /** Whether the words of an element are drawn outside of what frames them: a slab, a button, a card. */
  sticksOut(node) {
    if (!node.checkVisibility()) return false;
    const range = document.createRange();
    range.selectNode([...node.childNodes].find((child) => child.nodeType === 3 && child.textContent.trim()));
    const words = range.getBoundingClientRect();
    const slack = 2 + parseFloat(getComputedStyle(node).fontSize) / 3; // letters are not as high as their line
    for (let up = node; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX !== "visible" || style.overflowY !== "visible") return false; // another measure sees that
      const frame = up.getBoundingClientRect();
      const framed = parseFloat(style.borderTopWidth) && parseFloat(style.borderBottomWidth);
      if (framed || style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none")
        return (
          words.left < frame.left - 2 ||
          words.right > frame.right + 2 ||
          words.top < frame.top - slack ||
          words.bottom > frame.bottom + slack
        );
      if (["absolute", "fixed"].includes(style.position)) return false;
    }
    return false;
  },

  /** What is not set in a face that the client ships. */
  foreign() {
    const texts = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    return [...document.querySelectorAll("body *:not(script, style, noscript)")]
      .filter((node) => texts(node) && !getComputedStyle(node).fontFamily.startsWith('"Undercroft '))
      .map((node) => this.name(node));
  },

  /** What is too small for a finger; links inside a sentence may be. Spaces of a map that can be enlarged, and doors between them, need only be told apart (24 pixels). */
  small() {
    const least = (node) => (node.matches("summary, [type=checkbox], [type=range]") ? 20 : node.matches("g.door, rect[data-space]") ? 24 : 43.5);
    return [...document.querySelectorAll("button, a[href], select, input, summary, [data-object].legal")]
      .filter((node) => node.getClientRects().length && !node.closest("p, .sr, .zoom, .log") && !node.matches(".sr, .num"))
      .map((node) => [node, node.getBoundingClientRect()])
      .filter(([node, box]) => Math.min(box.width, box.height) < least(node))
      .map(([node, box]) => `${this.name(node)} ${Math.round(box.width)}x${Math.round(box.height)}`);
  },

  name(node) {
    const text = (node.textContent.trim() || node.ariaLabel || "").slice(0, 50);
    return `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""} “${text}”`;
  },

  scrolls(node) {
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(up).overflowX)) return true;
    return false;
  },
})
