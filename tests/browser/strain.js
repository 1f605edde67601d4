/** Makes a page harder to lay out than it is; the functions of this object run inside the page. */
({
  /** The same faces, a sixth wider, as where the shipped ones cannot be had and a wide one stands in. Lines stay as high. */
  async widen() {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map((rule) => rule.cssText);
    const sheet = new CSSStyleSheet();
    const scaled = (css, name, by) => css.replace(new RegExp(`(${name}: )([\\d.]+)%`), (_, start, value) => `${start}${value * by}%`);
    const wider = faces.map((css) =>
      ["ascent-override", "descent-override"].reduce(
        (each, name) => scaled(each, name, 1 / 1.17),
        scaled(css, "size-adjust", 1.17).replace("Undercroft", "Wide"),
      ),
    );
    sheet.replaceSync(`${wider.join("\n")} :root { --display: "Wide Display", "Wide Text"; --ui: "Wide Text"; }`);
    document.adoptedStyleSheets = [sheet];
    document.body.getBoundingClientRect(); // now it is known which faces are wanted
    await document.fonts.ready;
  },

  /** The faces as they are. */
  relax() {
    document.adoptedStyleSheets = [];
  },

  /** Every word a fifth longer, as in a language that needs more letters; what is long already stays. */
  lengthen() {
    const long = (window.lengthened ??= new WeakMap());
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (long.get(node) === node.data || node.parentElement.closest("script, style, noscript, kbd")) continue;
      node.data = node.data.replace(/\p{L}{3,}/gu, (word) => word + word.slice(-Math.ceil(word.length / 5)).toLowerCase());
      long.set(node, node.data);
    }
  },
})
