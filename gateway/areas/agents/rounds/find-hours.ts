import { takePage } from '#gateway/ledger/find-page.ts';
import { beginOf, periods, type Time } from '#gateway/ledger/periods.ts';
import type { Asked } from '../team/asked-rounds.ts';
import { dayStarts, type Team } from '../team/team-place.ts';
import { type Played, sumHours } from '../team/team-rounds.ts';
import { readSums, totalOf } from './read-sums.ts';

type Page = { readonly skip: number; readonly limit: number };
type Found = Omit<Played, 'from' | 'to'> & { readonly hours: readonly Time[]; readonly skip: number };

/** How many rounds there are in all, their stakes and wins, and the hours that a page of the last of them is in; `skip`: so many of these hours are before the page. */
export async function findHours(team: Team, asked: Asked, page: Page): Promise<Found> {
  const summed = asked.account === undefined ? await findInSums(team, asked, page) : undefined;
  if (summed) return summed;
  const hours = await sumHours(team, asked);
  const { taken, skip } = takePage(hours, page);
  return { ...totalOf(hours), hours: taken, skip };
}

/** Days are summed before the hours of those that the page is in, so that a long time costs no more than a short one. */
async function findInSums(team: Team, asked: Asked, page: Page): Promise<Found | undefined> {
  const begins = await dayStarts(team, asked.time);
  const sums = await readSums(team, asked, { ...asked.time, begins }, 'day');
  if (!sums) return undefined;
  const next = (at: number) => begins.find((begin) => begin > at) ?? asked.time.to;
  const days = sums.map((day) => ({ ...day, from: day.begun_at, to: next(day.begun_at) }));
  const { taken, skip } = takePage(days, page);
  const [last, first] = [taken[0], taken.at(-1)];
  if (!first || !last) return { ...totalOf(sums), hours: [], skip: 0 };
  const ofDays = await readSums(team, asked, { from: first.from, to: last.to, begins }, 'hour');
  if (!ofDays) return undefined;
  const hours = ofDays.map(({ begun_at: from, n }) => {
    const to = Math.min(beginOf(from, 'hour') + periods.hour, next(from));
    return { from, to, n };
  });
  const found = takePage(hours, { ...page, skip });
  return { ...totalOf(sums), hours: found.taken, skip: found.skip };
}
