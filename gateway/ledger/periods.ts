/** An hour, and a day of UTC, in milliseconds: the periods of which figures are kept. */
export const periods = { hour: 3_600_000, day: 86_400_000 } as const;
export type Period = keyof typeof periods;

/** From one moment until before another; epoch ms. */
export type Time = { readonly from: number; readonly to: number };
export type Whole = Time & { readonly span: Period };

/** The number of the day of UTC that a moment is in. */
export const dayNumber = (at: number): number => Math.floor(at / periods.day);

/** The beginning of the period of a moment; epoch ms. */
export const beginOf = (at: number, span: Period): number => at - (at % periods[span]);
const nextOf = (at: number, span: Period) => beginOf(at + periods[span] - 1, span);

/**
 * The whole hours of a time, in order, and of those the whole days unless `most` is an hour. Whatever lies before the first of them
 * and after the last is less than an hour each; of a time without a whole hour there are none.
 */
export function wholePeriods({ from, to }: Time, most: Period = 'day'): readonly Whole[] {
  const hours = { from: nextOf(from, 'hour'), to: beginOf(to, 'hour') };
  const days = { from: nextOf(from, 'day'), to: beginOf(to, 'day') };
  const split: Whole[] =
    most === 'hour' || days.from >= days.to
      ? [{ span: 'hour', ...hours }]
      : [
          { span: 'hour', from: hours.from, to: days.from },
          { span: 'day', ...days },
          { span: 'hour', from: days.to, to: hours.to },
        ];
  return split.filter((one) => one.from < one.to);
}
