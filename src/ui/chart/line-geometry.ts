import { plot, round } from './bar-geometry.ts';

/** Width of the lines; the labels of the levels are to the right of it. */
export const linesWidth = 248;
const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The least round number that is not below some value; a third of it is round as well. */
export function roundTop(most: number): number {
  if (most <= 0) return 3;
  const size = 10 ** Math.floor(Math.log10(most / 3));
  return 3 * size * (steps.find((step) => 3 * size * step >= most) ?? 10);
}

/** The height of a value in the plot, from the top. */
export const heightOf = (value: number, top: number): number => round(plot.height * (1 - Math.max(0, value) / top));

/** Where a point stands from the left. */
export const leftOf = (index: number, count: number): number =>
  round(count < 2 ? linesWidth / 2 : 6 + (index * (linesWidth - 12)) / (count - 1));

/** A line through values from the first to the last, as the path of an SVG. */
export const linePath = (values: readonly number[], top: number): string =>
  values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${leftOf(index, values.length)} ${heightOf(value, top)}`)
    .join('');
