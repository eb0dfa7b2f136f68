/** Numbers that follow from a seed: the same seed, the same numbers (mulberry32). */
export type Random = {
  /** From 0 to below 1. */
  readonly unit: () => number;
  /** A whole number from 0 to below `end`. */
  readonly below: (end: number) => number;
  /** True that often; `share` from 0 to 1. */
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
  /** One of a list that may be empty. */
  readonly some: <T>(list: readonly T[]) => T | undefined;
};

export function seededRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1);
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(unit() * end);
  return {
    unit,
    below,
    chance: (share) => unit() < share,
    pick: (list) => list[below(list.length)] ?? list[0],
    some: (list) => list[below(list.length)],
  };
}

/** The seed of a run: SEED, where a run is repeated, else a new one. */
export const seedOfRun = (): number => Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
