import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plot } from './bar-geometry.ts';
import { heightOf, leftOf, linePath, linesWidth, roundTop } from './line-geometry.ts';

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
