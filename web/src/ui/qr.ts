/** QR codes of short texts such as links: byte mode, error correction M, versions 1 to 9 (ISO/IEC 18004). Nothing is fetched. */

/** Of each version: all codewords, those for correction in a block, how many blocks, and where alignment patterns are. */
const VERSIONS: [number, number, number, number[]][] = [
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The dark and light modules of a text, row by row; null if it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version =
    VERSIONS.findIndex(([all, correct, blocks]) => bytes.length + 2 <= all - correct * blocks) + 1;
  if (!version) return null;
  const sheet = new Sheet(version);
  sheet.write(interleaved(bytes, version));
  return sheet.best();
}

/** The codewords in the order in which they are written: data and correction, block by block in turn. */
function interleaved(bytes: number[], version: number): number[] {
  const [all, correct, count] = VERSIONS[version - 1]!;
  const data = padded(bytes, all - correct * count);
  const short = Math.floor(data.length / count);
  const longer = data.length % count; // this many blocks at the end have one codeword more
  const blocks = Array.from({ length: count }, (_, nth) => {
    const before = Math.max(0, nth - (count - longer));
    const start = nth * short + before;
    return data.slice(start, start + short + (nth >= count - longer ? 1 : 0));
  });
  const inTurn = (parts: number[][]) =>
    Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, place) =>
      parts.flatMap((part) => part[place] ?? []),
    ).flat();
  return [...inTurn(blocks), ...inTurn(blocks.map((block) => correction(block, correct)))];
}

/** Mode, length, the bytes, the end, and what fills the rest. */
function padded(bytes: number[], length: number): number[] {
  const nibbles = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...bytes.flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const data = Array.from(
    { length: nibbles.length / 2 },
    (_, nth) => nibbles[2 * nth]! * 16 + nibbles[2 * nth + 1]!,
  );
  return [...data, ...Array.from({ length: length - data.length }, (_, nth) => (nth % 2 ? 0x11 : 0xec))];
}

/** A product in the field of 256 elements that the code is made in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The Reed-Solomon codewords of a block. */
function correction(block: number[], degree: number): number[] {
  let divisor = [1];
  for (let nth = 0, power = 1; nth < degree; nth++, power = times(power, 2))
    divisor = [...divisor, 0].map((each, place) => each ^ times(place ? divisor[place - 1]! : 0, power));
  const rest = [...block, ...Array<number>(degree).fill(0)];
  for (let place = 0; place < block.length; place++) {
    const factor = rest[place]!;
    divisor.forEach((each, nth) => (rest[place + nth]! ^= times(each, factor)));
  }
  return rest.slice(block.length);
}

/** The square: what is fixed in it, and what is written around that. */
class Sheet {
  readonly size: number;
  private readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    const empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    [this.dark, this.fixed] = [empty(), empty()];
    this.patterns();
    this.format(0); // its place is taken
  }

  private set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  /** Rings around a middle: dark but for those named. */
  private rings(x: number, y: number, radius: number, light: number[]): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        this.set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  private patterns(): void {
    const end = this.size - 7;
    for (let place = 0; place < this.size; place++) {
      this.set(6, place, place % 2 === 0);
      this.set(place, 6, place % 2 === 0);
    }
    const at = VERSIONS[this.version - 1]![3];
    const corner = (x: number, y: number) => (x === 6 && (y === 6 || y === end)) || (x === end && y === 6);
    for (const x of at) for (const y of at) if (!corner(x, y)) this.rings(x, y, 2, [1]);
    for (const [x, y] of [
      [3, 3],
      [end + 3, 3],
      [3, end + 3],
    ] as const)
      this.rings(x, y, 4, [2, 4]);
    if (this.version >= 7) this.number();
  }

  /** From version 7 on it says which one it is. */
  private number(): void {
    const bits = coded(this.version, 12, 0x1f25);
    for (let bit = 0; bit < 18; bit++) {
      const [long, short] = [this.size - 11 + (bit % 3), Math.floor(bit / 3)];
      this.set(long, short, ((bits >> bit) & 1) === 1);
      this.set(short, long, ((bits >> bit) & 1) === 1);
    }
  }

  /** Correction (M is 0) and mask, twice. */
  private format(mask: number): void {
    const bits = coded(mask, 10, 0x537) ^ 0x5412;
    const bit = (nth: number) => ((bits >> nth) & 1) === 1;
    for (let nth = 0; nth < 15; nth++) {
      const first = nth < 6 ? [8, nth] : nth < 8 ? [8, nth + 1] : nth === 8 ? [7, 8] : [14 - nth, 8];
      const second = nth < 8 ? [this.size - 1 - nth, 8] : [8, this.size - 15 + nth];
      for (const [x, y] of [first, second]) this.set(x!, y!, bit(nth));
    }
    this.set(8, this.size - 8, true);
  }

  /** Codewords go up and down in columns of two, from the right. */
  write(words: number[]): void {
    let nth = 0;
    for (let right = this.size - 1, up = true; right > 0; right -= 2, up = !up) {
      if (right === 6) right--; // the timing pattern
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const y = up ? this.size - 1 - step : step;
          if (this.fixed[y]![x]) continue;
          this.dark[y]![x] = ((words[nth >> 3]! >> (7 - (nth & 7))) & 1) === 1;
          nth++;
        }
    }
  }

  /** With the mask that is easiest to read. */
  best(): boolean[][] {
    const sheets = MASKS.map((hides, mask) => {
      this.format(mask);
      return this.dark.map((row, y) =>
        row.map((dark, x) => (this.fixed[y]![x] ? dark : dark !== hides(x, y))),
      );
    });
    return sheets.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
  }
}

/** Bits with their check bits behind them. */
function coded(value: number, checks: number, divisor: number): number {
  let rest = value;
  for (let bit = 0; bit < checks; bit++) rest = (rest << 1) ^ ((rest >> (checks - 1)) * divisor);
  return (value << checks) | rest;
}

/** How hard a square is to read: runs, blocks, what looks like a finder, and too much of one shade. */
function penalty(rows: boolean[][]): number {
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x]!))];
  const texts = lines.map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  const runs = texts
    .flatMap((text) => text.match(/1{5,}|0{5,}/g) ?? [])
    .reduce((sum, run) => sum + run.length - 2, 0);
  const finders = texts.flatMap((text) => text.match(/(?=00001011101|10111010000)/g) ?? []).length;
  const blocks = rows
    .slice(1)
    .flatMap((row, y) =>
      row.slice(1).filter((dark, x) => dark === row[x] && dark === rows[y]![x] && dark === rows[y]![x + 1]),
    ).length;
  const share = rows.flat().filter(Boolean).length / rows.length ** 2;
  return runs + 3 * blocks + 40 * finders + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
