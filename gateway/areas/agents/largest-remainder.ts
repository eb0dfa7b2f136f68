/** Hundredths of a percent in a whole. */
const wholeRate = 10_000;

/** A part, by its name: an exact amount as a number of ten-thousandths of a minor unit. */
export type Part = { readonly key: string; readonly numerator: number };

/**
 * Rounds parts to minor units so that they make up the whole, which is their exact sum rounded down: each is rounded down, and what is missing goes
 * one by one to the largest remainders, of equal ones by name. Of parts below zero the same.
 */
export function roundParts(parts: readonly Part[]): ReadonlyMap<string, number> {
  const split = parts.map(({ key, numerator }) => {
    const floor = Math.floor(numerator / wholeRate);
    return { key, floor, rest: numerator - floor * wholeRate };
  });
  const missing = Math.floor(split.reduce((sum, { rest }) => sum + rest, 0) / wholeRate);
  const ranked = split.toSorted((a, b) => b.rest - a.rest || (a.key < b.key ? -1 : 1));
  const more = new Set(ranked.slice(0, missing).map(({ key }) => key));
  return new Map(split.map(({ key, floor }) => [key, floor + (more.has(key) ? 1 : 0)]));
}
