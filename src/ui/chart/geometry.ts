/** Width and height of the drawing area, in units of the view box; the labels are above and below it. */
export const plot = { width: 296, height: 104 } as const;
const corner = 6;

/** A bar: its left edge and width, the end that is away from the base line, and whether it goes down. */
export type Bar = { left: number; width: number; end: number; below: boolean };

/** Gap between bars, as a part of their distance. */
const gap = 0.28;
/** Values of zero are drawn as a line of this height. */
const least = 1;

/** Lays out bars of any values around a common base line; the tallest ones fill the height. */
export function layOutBars<Item extends { value: number }>(
  items: readonly Item[],
): { bars: (Item & Bar)[]; base: number } {
  const values = items.map(({ value }) => value);
  const most = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const scale = most === lowest ? 0 : plot.height / (most - lowest);
  const base = most === lowest ? plot.height : most * scale;
  const step = plot.width / Math.max(1, items.length);
  const width = Math.min(48, step * (1 - gap));
  const bars = items.map((item, index) => {
    const below = item.value < 0;
    const height = Math.max(least, Math.abs(item.value) * scale);
    return {
      ...item,
      left: step * (index + 0.5) - width / 2,
      width,
      end: below ? base + height : base - height,
      below,
    };
  });
  return { bars, base };
}

/** Two decimals: as exact as a drawing needs. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** The outline of a bar, as a path whose two outer corners are round. */
export function barPath({ left, width, end }: Bar, base: number): string {
  const height = Math.abs(base - end);
  const radius = Math.min(corner, width / 2, height);
  const turn = end < base ? radius : -radius;
  return [
    `M${round(left)} ${round(base)}`,
    `V${round(end + turn)}`,
    `Q${round(left)} ${round(end)} ${round(left + radius)} ${round(end)}`,
    `H${round(left + width - radius)}`,
    `Q${round(left + width)} ${round(end)} ${round(left + width)} ${round(end + turn)}`,
    `V${round(base)}Z`,
  ].join('');
}

/** Whether the label at an index is shown, so that labels of `characters` never touch: every one, or every second, third … from the last. */
export function isLabelled(index: number, count: number, characters: number): boolean {
  const fit = Math.max(1, Math.floor(plot.width / (characters * 7 + 6)));
  const every = Math.ceil(count / fit);
  return (count - 1 - index) % every === 0;
}

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
