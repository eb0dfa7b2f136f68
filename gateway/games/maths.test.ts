import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawStops, evaluate, lineMultiple, pearlMultiple, windowAt } from './maths.ts';
import { linePays, lines, publishedReturn, strips } from './model.ts';
import { unbiased } from './random.ts';
import { exactReturn } from './testing/exact-return.ts';

const stopsArbitrary = fc.tuple(...strips.map((strip) => fc.nat(strip.length - 1)));

describe('the published figures', () => {
  it('publishes the exact return, between 95 and 97 %', () => {
    const { numerator, denominator } = exactReturn();
    const percent = Number((numerator * 1_000_000n) / denominator) / 10_000;
    expect(percent.toFixed(2)).toBe(publishedReturn);
    expect(percent).toBeGreaterThan(95);
    expect(percent).toBeLessThan(97);
  });

  it('agrees with playing every one of the 24.3 million stops on one line', () => {
    const paid = payOfEveryStop();
    const { numerator, denominator } = exactReturn();
    expect(BigInt(paid.stops)).toBe(denominator);
    expect(BigInt(paid.total)).toBe(numerator);
  }, 60_000);

  it('never pays less for a dearer symbol or for more of a kind', () => {
    for (const [index, [, pays]] of linePays.entries()) {
      expect(pays.toSorted((a, b) => a - b)).toEqual(pays);
      const cheaper = linePays[index + 1]?.[1];
      if (cheaper) pays.forEach((pay, count) => expect(pay).toBeGreaterThanOrEqual(cheaper[count] ?? 0));
    }
  });

  it('has twenty different lines that stay in the window', () => {
    expect(new Set(lines.map((line) => line.join(''))).size).toBe(20);
    expect(lines.every((line) => line.length === 5 && line.every((row) => [0, 1, 2].includes(row)))).toBe(true);
  });

  it('keeps the wild off the first reel, where a line takes its symbol', () => {
    expect(strips[0]).not.toContain('wild');
  });
});

describe('evaluation', () => {
  it('reads a line from the left, with the wild in place of any line symbol', () => {
    expect(lineMultiple(['star', 'wild', 'star', 'ace', 'star'])).toEqual({ symbol: 'star', count: 3, multiple: 20 });
    expect(lineMultiple(['top', 'wild', 'wild', 'wild', 'top'])).toEqual({ symbol: 'top', count: 5, multiple: 2000 });
    expect(lineMultiple(['ace', 'star', 'star', 'star', 'star']).multiple).toBe(0);
    expect(lineMultiple(['pearl', 'pearl', 'wild', 'wild', 'pearl']).multiple).toBe(0);
  });

  it('pays in proportion to the stake and a sum of its parts', () => {
    fc.assert(
      fc.property(
        stopsArbitrary,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 500 }),
        (stops, count, stake) => {
          const outcome = evaluate(stops, stake, count);
          const single = evaluate(stops, 1, count);
          expect(outcome.win).toBe(single.win * stake);
          expect(outcome.win).toBe(outcome.wins.reduce((sum, { amount }) => sum + amount, outcome.pearls.amount));
          expect(Number.isSafeInteger(outcome.win) && outcome.win >= 0).toBe(true);
        },
      ),
    );
  });

  it('pays more lines what each of them pays alone', () => {
    fc.assert(
      fc.property(stopsArbitrary, fc.integer({ min: 1, max: 19 }), (stops, count) => {
        const fewer = evaluate(stops, 7, count);
        const more = evaluate(stops, 7, count + 1);
        expect(more.wins.slice(0, fewer.wins.length)).toEqual(fewer.wins);
        expect(more.wins.length - fewer.wins.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('names only cells that show the symbol or a wild', () => {
    fc.assert(
      fc.property(stopsArbitrary, (stops) => {
        const shown = windowAt(stops);
        for (const { line, symbol, count } of evaluate(stops, 1, 20).wins) {
          const path = lines[line - 1] ?? [];
          const cells = path.slice(0, count).map((row, reel) => shown[reel]?.[row]);
          expect(cells.every((cell) => cell === symbol || cell === 'wild')).toBe(true);
        }
      }),
    );
  });

  it('pays pearls in any position, on the whole stake', () => {
    const stops = strips.map((strip) => strip.indexOf('pearl'));
    const outcome = evaluate(stops, 10, 20);
    expect(outcome.pearls).toEqual({ count: 5, amount: 10 * 20 * 100 });
    expect([0, 1, 2].map(pearlMultiple)).toEqual([0, 0, 0]);
  });
});

describe('the draw', () => {
  it('stops every reel at every position equally often', () => {
    const random = unbiased();
    const draws = 60_000;
    const seen = strips.map((strip) => Array.from({ length: strip.length }, () => 0));
    for (let i = 0; i < draws; i += 1) {
      for (const [reel, stop] of drawStops(random).entries()) {
        const counts = seen[reel];
        if (counts) counts[stop] = (counts[stop] ?? 0) + 1;
      }
    }
    for (const counts of seen) {
      const expected = draws / counts.length;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 29 degrees of freedom: 75 is passed once in about 200,000 fair runs.
      expect(chiSquare).toBeLessThan(75);
    }
  });

  it('throws away what would favour the low numbers, and draws again', () => {
    const words = [0xffff_ffff, 0xffff_fffb, 61];
    const random = unbiased(() => {
      const word = words.shift() ?? 0;
      return Uint8Array.of(word >>> 24, word >>> 16, word >>> 8, word);
    });
    // The greatest multiple of 30 below 2^32 ends at 4,294,967,280.
    expect(random(30)).toBe(1);
    expect(words).toEqual([]);
  });

  it('refuses a bound that has no draw', () => {
    for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 33]) expect(() => unbiased()(bound)).toThrow(RangeError);
  });
});

/** Slow and dull on purpose: shares nothing with exactReturn but the pays. */
function payOfEveryStop(): { stops: number; total: number } {
  const pay = new Map(linePays);
  const [one = [], two = [], three = [], four = [], five = []] = strips;
  const pearls = strips.map((strip) =>
    strip.map((_, stop) => [0, 1, 2].filter((row) => strip[(stop + row) % strip.length] === 'pearl').length),
  );
  let stops = 0;
  let total = 0;
  const same = (symbol: string | undefined, first: string | undefined) => symbol === first || symbol === 'wild';
  for (let a = 0; a < one.length; a += 1) {
    const first = one[a];
    const table = first === undefined ? undefined : pay.get(first);
    for (let b = 0; b < two.length; b += 1) {
      for (let c = 0; c < three.length; c += 1) {
        for (let d = 0; d < four.length; d += 1) {
          for (let e = 0; e < five.length; e += 1) {
            stops += 1;
            if (table && same(two[b], first)) {
              let kind = 0;
              if (same(three[c], first)) kind = same(four[d], first) ? (same(five[e], first) ? 3 : 2) : 1;
              total += table[kind] ?? 0;
            }
            const seen =
              (pearls[0]?.[a] ?? 0) +
              (pearls[1]?.[b] ?? 0) +
              (pearls[2]?.[c] ?? 0) +
              (pearls[3]?.[d] ?? 0) +
              (pearls[4]?.[e] ?? 0);
            if (seen === 3) total += 3;
            else if (seen === 4) total += 15;
            else if (seen === 5) total += 100;
          }
        }
      }
    }
  }
  return { stops, total };
}
