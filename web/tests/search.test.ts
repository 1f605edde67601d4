/** Words are found in every form they take in the rules. */
import { expect, test } from "vitest";
import { Search } from "../src/app/search";
import { root, stem } from "../src/app/stems";

// Pairs from Snowball's own vocabulary.
test.each([
  ["важная", "важн"],
  ["важнейшими", "важн"],
  ["вагонов", "вагон"],
  ["в", "в"],
  ["взволнованный", "взволнова"],
  ["победили", "побед"],
  ["противоестественной", "противоестествен"],
])("Russian: %s is %s", (word, stemmed) => {
  expect(stem(word, "ru")).toBe(stemmed);
});

test.each([
  ["ru", ["рана", "раны", "ран", "ранами", "рану"]],
  ["ru", ["уровень", "уровня", "уровней", "уровнями"]],
  ["ru", ["монстр", "монстра", "монстров", "монстрам"]],
  ["ru", ["проходимый", "проходимого", "проходимые", "проходимых"]],
  ["ru", ["сокровище", "сокровища", "сокровищ"]],
  ["uk", ["рана", "рани", "ран", "ранами", "рану"]],
  ["uk", ["рівень", "рівня", "рівнів", "рівнями"]],
  ["uk", ["монстр", "монстра", "монстрів", "монстрам", "монстрові"]],
  ["uk", ["кімната", "кімнати", "кімнат", "кімнатою", "кімнаті"]],
  ["uk", ["хід", "ходу", "ходи", "ходів"]],
  ["uk", ["прохідний", "прохідного", "прохідні", "прохідних"]],
  ["en", ["wound", "wounds", "wounded"]],
  ["en", ["box", "boxes"]],
  ["en", ["move", "moves", "moved", "moving"]],
  ["en", ["treasure", "treasures"]],
])("%s: %j are one word", (lang, forms) => {
  expect(new Set(forms.map((form) => root(form, lang)))).toHaveLength(1);
});

test.each([
  ["ru", "рана", "карта"],
  ["ru", "игра", "игрок"],
  ["uk", "карта", "мапа"],
  ["en", "room", "roam"],
])("%s: %s is not %s", (lang, one, other) => {
  expect(root(one, lang)).not.toBe(root(other, lang));
});

test("all words of a query are looked for, in any form, and from their first letters on", () => {
  const rule = "Герой с большинством ран падает без сознания.";
  expect(new Search("раны героя", "ru").finds(rule)).toBe(true);
  expect(new Search("созн", "ru").finds(rule)).toBe(true);
  expect(new Search("раны монеты", "ru").finds(rule)).toBe(false);
  expect(new Search("", "ru").finds(rule)).toBe(true);
  expect(new Search("O-07", "en").finds("O-074 A level begins.")).toBe(true);
});

test("what was found is marked, and nothing of the text is lost", () => {
  const text = "Wounds: each wound counts.";
  const pieces = new Search("wounds", "en").pieces(text);
  expect(pieces.filter(({ found }) => found).map((piece) => piece.text)).toEqual(["Wounds", "wound"]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(new Search("", "en").pieces(text)).toEqual([{ text, found: false }]);
});
