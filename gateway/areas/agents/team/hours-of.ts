import { type RawBuilder, sql } from 'kysely';
import { periods, type Time, wholePeriods } from '#gateway/ledger/periods.ts';

const { hour } = periods;

/** The whole hours (UTC) of a time, from `first` until before `last`, and its `edges`: what is before and after them. Days need not begin with an hour. */
export function hoursOf(time: Time) {
  const [whole] = wholePeriods(time, 'hour');
  const [first, last] = [whole?.from ?? time.to, whole?.to ?? time.to];
  const edges = [
    { from: time.from, to: first },
    { from: last, to: time.to },
  ].filter(({ from, to }) => from < to);
  return { first, last, edges };
}

/** The hour (UTC) in which the moment of a column is, in SQL. */
export const hourIn = (column: string): RawBuilder<number> =>
  sql<number>`${sql.ref(column)} - ${sql.ref(column)} % ${sql.lit(hour)}`;

/** Sums of an hour that begins `at`, with the part of it that belongs to a time. */
export const withinTime = <Sums>({ begun_at: at, ...sums }: Sums & { begun_at: number }, time: Time) => ({
  ...sums,
  from: Math.max(at, time.from),
  to: Math.min(at + hour, time.to),
});
