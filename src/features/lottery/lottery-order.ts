import type { Lottery } from '#src/contract/lottery/lottery.schema.ts';

/** The frequency of a lottery's draws: within a quarter of an hour, several times a day, or once a day. */
export type Rhythm = 'quick' | 'hours' | 'day';

export function rhythmOf({ everyMinutes }: Pick<Lottery, 'everyMinutes'>): Rhythm {
  if (everyMinutes <= 15) return 'quick';
  return everyMinutes < 24 * 60 ? 'hours' : 'day';
}

/** The lotteries with the next draw first, those that are not on sale last; equal ones stay in the lobby's order. */
export const nextDrawFirst = (lotteries: readonly Lottery[]): Lottery[] =>
  lotteries.toSorted((a, b) => drawOf(a) - drawOf(b));

const drawOf = ({ next }: Lottery): number => next?.drawsAt ?? Number.MAX_VALUE;
