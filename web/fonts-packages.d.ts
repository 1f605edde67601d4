/** The parts of two packages without types that fonts.ts uses. */
declare module "subset-font" {
  interface Options {
    targetFormat: "truetype";
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: readonly string[];
    noHinting: boolean;
  }
  export default function subset(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
declare module "fontverter" {
  const fontverter: { convert(font: Uint8Array, to: "woff2"): Promise<Uint8Array> };
  export default fontverter;
}
