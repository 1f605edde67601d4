/** A QR code is read again, by a reader that shares nothing with the writer. */
import { expect, test } from "vitest";
import { qr } from "../src/ui/qr";

/** Correction codewords in a block and the number of blocks at level M, by size. */
const BLOCKS: Record<number, [number, number]> = {
  21: [10, 1],
  25: [16, 1],
  29: [26, 1],
  33: [18, 2],
  37: [24, 2],
  41: [16, 4],
  45: [18, 4],
  49: [22, 4],
  53: [22, 5],
};
const ALIGNED: Record<number, number[]> = { 45: [6, 22, 38], 49: [6, 24, 42], 53: [6, 26, 46] };

const exp = [1];
for (let nth = 1; nth < 255; nth++) exp[nth] = (exp[nth - 1]! << 1) ^ (exp[nth - 1]! > 127 ? 0x11d : 0);

/** The sum of a polynomial at a power of two: 0 for every codeword without an error. */
function syndrome(block: number[], power: number): number {
  return block.reduce((sum, each) => {
    const grown = sum ? exp[(exp.indexOf(sum) + power) % 255]! : 0;
    return grown ^ each;
  }, 0);
}

function read(code: boolean[][]): string {
  const size = code.length;
  const at = (x: number, y: number) => code[y]![x]!;
  let format = 0; // around the first finder, the highest bit first
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((x) => [x, 8]),
    ...[7, 5, 4, 3, 2, 1, 0].map((y) => [8, y]),
  ];
  for (const [x, y] of places) format = (format << 1) | Number(at(x!, y!));
  format ^= 0x5412;
  expect(format >> 13, "level M").toBe(0);
  const mask = (format >> 10) & 7;
  const hidden = [
    (i: number, j: number) => (i + j) % 2,
    (i: number) => i % 2,
    (_: number, j: number) => j % 3,
    (i: number, j: number) => (i + j) % 3,
    (i: number, j: number) => ((i >> 1) + Math.floor(j / 3)) % 2,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
    (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
  ][mask]!;
  const aligned = ALIGNED[size] ?? (size > 21 ? [6, size - 7] : []);
  const used = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x > size - 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    (size > 41 && ((x < 6 && y > size - 12) || (y < 6 && x > size - 12))) ||
    aligned.some((ax) =>
      aligned.some((ay) => {
        const corner = (ax === 6 && ay !== aligned.at(-1) && ay === 6) || (ax === 6 && ay === aligned.at(-1));
        return (
          !corner && !(ay === 6 && ax === aligned.at(-1)) && Math.abs(x - ax) < 3 && Math.abs(y - ay) < 3
        );
      }),
    );
  const bits: number[] = [];
  const columns = [...Array(size).keys()].filter((x) => x !== 6).reverse();
  for (let pair = 0; pair < columns.length; pair += 2)
    for (let step = 0; step < size; step++)
      for (const x of columns.slice(pair, pair + 2)) {
        const y = (pair / 2) % 2 ? step : size - 1 - step;
        if (!used(x, y)) bits.push(Number(at(x, y)) ^ Number(hidden(y, x) === 0));
      }
  const words: number[] = [];
  for (let nth = 0; nth + 8 <= bits.length; nth += 8)
    words.push(parseInt(bits.slice(nth, nth + 8).join(""), 2));
  const [correct, count] = BLOCKS[size]!;
  const data = words.length - correct * count;
  const blocks: number[][] = Array.from({ length: count }, () => []);
  const short = Math.floor(data / count);
  const longer = count - (data % count);
  words.slice(0, data).forEach((word, nth) => {
    blocks[nth < short * count ? nth % count : longer + (nth - short * count)]!.push(word);
  });
  const plain = blocks.flat();
  words.slice(data).forEach((word, nth) => blocks[nth % count]!.push(word));
  for (const block of blocks)
    for (let power = 0; power < correct; power++) expect(syndrome(block, power), "correction").toBe(0);
  expect(plain[0]! >> 4, "byte mode").toBe(4);
  const length = ((plain[0]! & 15) << 4) | (plain[1]! >> 4);
  const bytes = Array.from({ length }, (_, nth) => ((plain[nth + 1]! & 15) << 4) | (plain[nth + 2]! >> 4));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test.each([1, 14, 15, 26, 40, 60, 80, 100, 120, 150, 180])("%i letters can be read", (length) => {
  const text = Array.from({ length }, (_, nth) => "https://undercroft.example/t/Ab3#seat=_-"[nth % 40]).join(
    "",
  );
  expect(read(qr(text)!)).toBe(text);
});

test("letters of every alphabet", () => expect(read(qr("Стіл «Ґ» 🎲")!)).toBe("Стіл «Ґ» 🎲"));

test("what is too long has none", () => expect(qr("x".repeat(181))).toBe(null));
