import { type RawBuilder, sql } from 'kysely';
import { beginOf, periods, type Time, wholePeriods } from '#gateway/ledger/periods.ts';
import { dayStarts, type Team } from './team-place.ts';

const { hour } = periods;

/**
 * The whole hours (UTC) of a time, from `first` until before `last`, but for those of `cut`, in which a day begins; and the `parts` that are left: the cut
 * hours, and what is before and after all.
 */
export async function hoursOf(team: Team, time: Time) {
  const [whole] = wholePeriods(time, 'hour');
  const [first, last] = [whole?.from ?? time.to, whole?.to ?? time.to];
  const cut = (await cutHours(team, time)).filter((at) => at >= first && at < last);
  const edges = [
    { from: time.from, to: first },
    { from: last, to: time.to },
  ].filter(({ from, to }) => from < to);
  return { first, last, cut, parts: [...edges, ...cut.map((at) => ({ from: at, to: at + hour }))] };
}

/** The hours (UTC) in the middle of which a day of the merchant begins in a time: the members of a team change there. */
export async function cutHours(of: Pick<Team, 'db' | 'merchant'>, time: Time): Promise<readonly number[]> {
  const starts = await dayStarts(of, time);
  return starts.filter((at) => at % hour !== 0).map((at) => beginOf(at, 'hour'));
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
