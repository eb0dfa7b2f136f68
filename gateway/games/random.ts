import { randomBytes } from 'node:crypto';
import type { RandomBelow } from './maths.ts';

/** So many random bytes; the system's generator unless a test gives another. */
export type RandomBytes = (size: number) => Uint8Array;

const range = 2 ** 32;

/** Whole numbers without bias: draws above the greatest multiple of `bound` are thrown away and drawn again. */
export function unbiased(bytes: RandomBytes = randomBytes): RandomBelow {
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > range) throw new RangeError(`no draw below ${bound}`);
    const limit = range - (range % bound);
    for (;;) {
      const [a = 0, b = 0, c = 0, d = 0] = bytes(4);
      const drawn = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
      if (drawn < limit) return drawn % bound;
    }
  };
}
