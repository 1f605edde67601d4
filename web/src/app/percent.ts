/** A part of a whole as a whole percentage; only what is impossible or certain is 0 or 100. */
export function percent(part: number, whole: number): number {
  if (!whole || part <= 0) return 0;
  if (part >= whole) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * part) / whole)));
}
