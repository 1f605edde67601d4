"""Reads a page as its users do: every word on it, for the eye and for the screen reader, and how it is laid out."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SOURCE = Path(str(files("undercroft")))
# Every text that is shown or read out, without what people typed themselves.
TEXTS = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const tag = node.parentElement.tagName;
    if (!["SCRIPT", "STYLE", "NOSCRIPT"].includes(tag)) found.push(node.textContent);
  }
  for (const node of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (node.hasAttribute(name)) found.push(node.getAttribute(name));
  return found.map((text) => text.trim()).filter(Boolean);
}"""
LAYOUT = """() => {
  const found = [];
  const name = (node) => `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""} “${(node.textContent || node.ariaLabel || "").trim().slice(0, 50)}”`;
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`wider than the screen: ${document.documentElement.scrollWidth}`);
  for (const node of document.querySelectorAll("main *, header *, dialog *, .curtain *, .claim *")) {
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    if (!box.width || style.visibility === "hidden" || node.closest(".sr, svg, select")) continue;
    const clips = style.overflowX !== "visible" && style.textOverflow !== "ellipsis" && style.overflowX !== "auto" && style.overflowX !== "scroll";
    if (clips && node.scrollWidth > node.clientWidth + 2 && node.clientWidth) found.push(`cut off: ${name(node)}`);
    const text = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    if (text && style.overflowX === "visible" && node.scrollWidth > node.clientWidth + 2 && node.clientWidth && style.display !== "inline") found.push(`runs over its edge: ${name(node)}`);
    if (text && (box.right > innerWidth + 1 || box.left < -1)) {
      let parent = node.parentElement, scrolls = false;
      for (; parent; parent = parent.parentElement) scrolls ||= ["auto", "scroll"].includes(getComputedStyle(parent).overflowX) && parent !== document.body;
      if (!scrolls) found.push(`off the screen: ${name(node)}`);
    }
  }
  return found;
}"""
SMALL = """() => [...document.querySelectorAll("button, a[href], select, input, summary, [data-object].legal")]
  .filter((node) => node.getClientRects().length && !node.closest("p, li small, .log, .sr") && !node.matches(".sr, .zoom *"))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([node, box]) => box.height < 39.5 || box.width < 24)
  .map(([node, box]) => `${node.tagName} ${(node.textContent || node.ariaLabel || "").trim().slice(0, 40)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def message_ids() -> set[str]:
    """All ids of messages that could not be a word of a sentence."""
    source = "\n".join(file.read_text("utf-8") for file in (SOURCE / "locale" / "en").glob("*.ftl"))
    return {found for found in re.findall(r"^([a-z][a-z0-9-]+) =", source, re.M) if "-" in found}


IDS = message_ids()
RAW = re.compile(r"\{ ?\$|\bundefined\b|\bNaN\b|\[object |\bnull\b|(?<![\w/])[a-z]+:[a-z0-9]+(?![\w/])")


def raw(page: Page) -> list[str]:
    """Texts that were never meant for people: message ids, option keys, holes in sentences."""
    texts: list[str] = page.evaluate(TEXTS)
    return [text for text in texts if RAW.search(text) or IDS & set(re.findall(r"[a-z][a-z0-9-]+", text))]


# Names that stay as they are in every language.
NAMES = re.compile(
    r"\b(Undercroft|English|Dungeoneer|One Card Dungeon|Dungeon Raiders|Tomb of the Lich Lord|Descent"
    r"|Wrath of the Serpent Goddess|Tab|Enter)\b"
)


def untranslated(page: Page) -> list[str]:
    """English words on a page that is in another language."""
    texts: list[str] = page.evaluate(TEXTS)
    return [text for text in texts if re.search(r"[A-Za-z]{3,}", NAMES.sub("", text))]


def misplaced(page: Page) -> list[str]:
    """What is cut off, runs over its edge or out of the screen."""
    found: list[str] = page.evaluate(LAYOUT)
    return sorted(set(found))


def small(page: Page) -> list[str]:
    """What is too small for a finger."""
    found: list[str] = page.evaluate(SMALL)
    return sorted(set(found))


def axe(page: Page) -> list[str]:
    """Serious and critical findings of the accessibility scan."""
    assert AXE.exists(), "the packages of the web tests are not installed: tools/web install"
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations)"
    )
    return [
        f"{each['id']} ({each['impact']}): {node['html'][:200]} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
