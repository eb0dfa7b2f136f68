import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barPath, heightOf, isLabelled, layOutBars, leftOf, linePath, linesWidth, plot, roundTop } from './geometry.ts';

const of = (...values: number[]) => layOutBars(values.map((value) => ({ value })));

describe('bars', () => {
  it('are as long as their values, from a common base line', () => {
    const { bars, base } = of(10, 5, -10);
    expect(base).toBe(plot.height / 2);
    expect(bars.map(({ end, below }) => [end, below])).toEqual([
      [0, false],
      [plot.height / 4, false],
      [plot.height, true],
    ]);
  });

  it('stand on the lower edge when none is below zero, and are a line where there is nothing', () => {
    const { bars, base } = of(0, 0);
    expect(base).toBe(plot.height);
    expect(bars.every(({ end }) => end === base - 1)).toBe(true);
    expect(of().bars).toEqual([]);
  });

  it('stay inside the plot, in order and apart, for any values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1, maxLength: 90 }), (values) => {
        const { bars, base } = of(...values);
        let right = 0;
        for (const bar of bars) {
          expect(bar.left).toBeGreaterThanOrEqual(right);
          right = bar.left + bar.width;
          expect(Math.min(bar.end, base)).toBeGreaterThanOrEqual(-1.001);
          expect(Math.max(bar.end, base)).toBeLessThanOrEqual(plot.height + 1.001);
          expect(barPath(bar, base)).toMatch(/^M[-\d. MVQHZ]+Z$/);
        }
        expect(right).toBeLessThanOrEqual(plot.width);
      }),
    );
  });

  it('have labels that do not touch, always one at the last', () => {
    const labelled = (count: number, characters: number) =>
      Array.from({ length: count }, (_, index) => index).filter((index) => isLabelled(index, count, characters));
    expect(labelled(7, 5)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(labelled(30, 5).at(-1)).toBe(29);
    for (const count of [8, 30, 90]) {
      const shown = labelled(count, 5);
      const distance = ((shown[1] ?? 0) - (shown[0] ?? 0)) * (plot.width / count);
      expect(distance).toBeGreaterThan(5 * 7);
    }
  });
});

describe('lines', () => {
  it('stand under the least round level that none is above', () => {
    expect([0, 15_940, 18_000, 18_001, 99].map(roundTop)).toEqual([3, 18_000, 18_000, 24_000, 120]);
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e12, noNaN: true }), (most) => {
        expect(roundTop(most)).toBeGreaterThanOrEqual(most * 0.999_999);
        expect(roundTop(most)).toBeLessThanOrEqual(most * 2);
      }),
    );
  });

  it('stay inside the plot, from the left to the right', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1e12 }), { minLength: 1, maxLength: 90 }), (values) => {
        const top = roundTop(Math.max(...values));
        for (const [index, value] of values.entries()) {
          expect(heightOf(value, top)).toBeGreaterThanOrEqual(-0.01);
          expect(heightOf(value, top)).toBeLessThanOrEqual(plot.height);
          expect(leftOf(index, values.length)).toBeGreaterThan(0);
          expect(leftOf(index, values.length)).toBeLessThan(linesWidth);
        }
        expect(linePath(values, top)).toMatch(/^M[\d. ]+(?:L[\d. ]+)*$/);
      }),
    );
  });
});
