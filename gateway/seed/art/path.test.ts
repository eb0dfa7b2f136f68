import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePath, type Segment } from './path-data.ts';
import { printPath } from './path-print.ts';

const ends = (segments: readonly Segment[]) =>
  segments.flatMap((segment) => (segment.kind === 'Z' ? [] : [segment.to]));

it('reads every command into absolute segments', () => {
  expect(parsePath('m10 10h5v-5l5 5z')).toEqual([
    { kind: 'M', to: [10, 10] },
    { kind: 'L', to: [15, 10] },
    { kind: 'L', to: [15, 5] },
    { kind: 'L', to: [20, 10] },
    { kind: 'Z' },
  ]);
  expect(ends(parsePath('M0 0c0 10 10 20 20 20s20-10 20-20q5-10 10 0t10 0a5 5 0 0110 0'))).toEqual([
    [0, 0],
    [20, 20],
    [40, 0],
    [50, 0],
    [60, 0],
    [70, 0],
  ]);
});

it('mirrors the handle of a smooth curve and reads packed arc flags', () => {
  expect(parsePath('M0 0C0 10 10 20 20 20S40 10 40 0')[2]).toMatchObject({ a: [30, 20], b: [40, 10] });
  expect(parsePath('M0 0a5 6 0 1110 0')[1]).toMatchObject({ rx: 5, ry: 6, large: 1, sweep: 1, to: [10, 0] });
});

it('refuses what is no path', () => {
  expect(() => parsePath('M0 0Lx')).toThrow(/Bad path data/);
  expect(() => parsePath('M0 0K1 1')).toThrow(/Unknown path command/);
});

it('prints flat curves as lines, and joins numbers without needless spaces', () => {
  expect(printPath(parsePath('M100 100C110 100 120 100 130 100L130 60L90.4 20.6Z'))).toBe('m100 100h30V60L90 21z');
});

it('prints long arcs that come back to their start, and drops steps below one unit', () => {
  expect(printPath(parsePath('M10 10L10.3 10.2L40 10Z'))).toBe('m10 10h30z');
});

it('never drifts: every end of a printed line path is the rounded end of the original', () => {
  const step = fc.double({ min: -40, max: 40, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(step, step), { minLength: 1, maxLength: 60 }), (steps) => {
      const data = `M200 200${steps.map(([x, y]) => `l${x.toFixed(3)} ${y.toFixed(3)}`).join('')}`;
      const last = ends(parsePath(data)).at(-1) ?? [0, 0];
      const printed = ends(parsePath(printPath(parsePath(data)))).at(-1) ?? [0, 0];
      expect(Math.abs(printed[0] - last[0])).toBeLessThanOrEqual(0.51);
      expect(Math.abs(printed[1] - last[1])).toBeLessThanOrEqual(0.51);
    }),
  );
});
