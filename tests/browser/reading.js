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
    const screen = document.documentElement.clientWidth; // a phone zooms out of a page that is too wide: innerWidth grows with it
    const width = document.documentElement.scrollWidth;
    if (width > screen + 1) found.push(`wider than the screen: ${width}`);
    for (const node of document.querySelectorAll("main *, header *, dialog *, .curtain *, .claim *")) {
      const box = node.getBoundingClientRect();
      const style = getComputedStyle(node);
      if (box.width < 2 || !node.clientWidth || style.visibility === "hidden" || node.closest(".sr, svg, select")) continue;
      const text = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
      const over = node.scrollWidth > node.clientWidth + 2;
      // `clip` is for decoration, `hidden` with an ellipsis for names
      if (over && style.overflowX === "hidden" && style.textOverflow !== "ellipsis") say("cut off", node);
      if (over && text && style.overflowX === "visible") say("runs over its edge", node);
      if (text && (box.right > screen + 1 || box.left < -1) && !this.scrolls(node)) say("off the screen", node);
      if (text && this.sticksOut(node)) say("sticks out of its frame", node);
      if (text && this.isCut(node)) say("is cut", node);
    }
    for (const [node, other] of this.overlaps()) say(`is written over “${other.textContent.trim().slice(0, 20)}”`, node);
    for (const text of document.querySelectorAll("main svg :is(rect + text, rect + use + text)")) {
      const plate = text.parentElement.querySelector(":scope > rect").getBoundingClientRect();
      const box = text.getBoundingClientRect();
      if (box.left < plate.left - 2 || box.right > plate.right + 2) say("runs over its plate", text);
    }
    return found;
  },

  /** Where the words of an element are drawn, and by how much their line is higher than they are. */
  wordsOf(node) {
    const range = document.createRange();
    range.selectNode([...node.childNodes].find((child) => child.nodeType === 3 && child.textContent.trim()));
    const slack = 2 + parseFloat(getComputedStyle(node).fontSize) / 3; // letters are not as high as their line
    return { words: range.getBoundingClientRect(), slack };
  },

  /** Whether the words of an element are drawn outside of what frames them: a slab, a button, a card. */
  sticksOut(node) {
    if (!node.checkVisibility()) return false;
    const { words, slack } = this.wordsOf(node);
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

  /** Whether words are hidden below or above the edge of something that nobody can scroll. */
  isCut(node) {
    if (!node.checkVisibility()) return false;
    const { words, slack } = this.wordsOf(node);
    for (let up = node; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      const frame = up.getBoundingClientRect();
      if (["auto", "scroll"].includes(style.overflowY) || style.position === "fixed" || frame.height < 2) return false;
      if (!["hidden", "clip"].includes(style.overflowY) || style.webkitLineClamp !== "none") continue;
      if (words.top < frame.top - slack || words.bottom > frame.bottom + slack) return true;
    }
    return false;
  },

  /** Words that go on in the next line without a hyphen. */
  broken() {
    const found = [];
    const range = document.createRange();
    for (const root of document.querySelectorAll("main, header, dialog, .curtain, .claim")) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest(".sr, svg, select, script, style") || !parent.checkVisibility()) continue;
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}’]{2,}/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
          if (tops.size > 1) found.push(`${word}: ${this.name(parent)}`);
        }
      }
    }
    return found;
  },

  /** Words that are written over each other: two lines of the same plate in the same place. */
  overlaps() {
    const plates = new Map();
    for (const node of document.querySelectorAll("main *, header *, dialog *, .curtain *, .claim *")) {
      if (node.closest(".sr, svg, select, [inert]") || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const texts = [...node.childNodes].filter((child) => child.nodeType === 3 && child.textContent.trim());
      if (!texts.length) continue;
      let plate = node;
      for (; plate.parentElement && plate !== document.body; plate = plate.parentElement) {
        const style = getComputedStyle(plate);
        if (style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none" || style.position === "fixed") break;
      }
      if (!plates.has(plate)) plates.set(plate, []);
      const slack = parseFloat(getComputedStyle(node).fontSize) * 0.3; // letters are not as high as their line
      for (const text of texts) {
        const range = document.createRange();
        range.selectNode(text);
        for (const { left, right, top, bottom } of range.getClientRects())
          plates.get(plate).push({ node, ...this.seen({ left, right, top: top + slack, bottom: bottom - slack }, node) });
      }
    }
    const found = [];
    for (const lines of plates.values())
      lines.forEach((one, place) => {
        for (const other of lines.slice(place + 1)) {
          if (one.node === other.node) continue;
          const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          if (wide > 2 && high > 1) found.push([one.node, other.node]);
        }
      });
    return found;
  },

  /** What can be seen of a box inside of an element: some of it may be scrolled away. */
  seen({ left, right, top, bottom }, node) {
    for (let up = node; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const frame = up.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, right, top, bottom };
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
