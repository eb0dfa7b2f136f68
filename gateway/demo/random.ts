/** FNV-1a over UTF-16 units: the same text gives the same 32 bits on every machine. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** A small repeatable source of choices. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** Whole number, both ends included. */
  int(from: number, to: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of the items. Throws on an empty list. */
  pick<T>(items: readonly T[]): T;
}

/** mulberry32, seeded by a text. */
export function seedRandom(text: string): Random {
  let state = hashText(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
  };
}
