import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';

/** Sums that are older than this are not read: the figures are summed up for the question then; ms. */
const oldest = 180_000;

/** Periods that pages ask for, in days that end with the open one. */
const lengths = [1, 7, 30] as const;
export const sinceDays = (today: string): readonly string[] => lengths.map((days) => dayAfter(today, 1 - days));

type Place = {
  readonly db: Kysely<Tables>;
  readonly merchant: string;
  readonly today: string;
  readonly now: number;
};

/** Rows of an agent's open days, as they are summed up beforehand; `at` is the moment up to which they are, epoch ms. */
export type TailRows = { readonly at: number; readonly rows: readonly Tables['agent_tails'][] };

/** What is summed up beforehand of an agent's team; undefined for small teams and for old sums. */
export async function readTail(place: Place, agentId: string): Promise<TailRows | undefined> {
  const found = await freshTails(place)
    .innerJoin('agent_tails', (join) => join.on('agent_tails.agent_id', '=', agentId))
    .selectAll('agent_tails')
    .select('summed_at')
    .execute();
  const [first] = found;
  return first && { at: first.summed_at, rows: found.map(({ summed_at: _at, ...row }) => row) };
}

/** How many stand below each of some agents of large teams, by their ids. */
export async function readSizes(place: Place, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await freshTails(place)
    .innerJoin('agent_tails', 'agent_tails.day', 'team_tails.day')
    .select(['agent_id', 'members'])
    .where('agent_id', 'in', ids)
    .where('category', '=', '')
    .where('members', '>', 0)
    .execute();
  return new Map(rows.map(({ agent_id, members }) => [agent_id, members]));
}

/** Members below an agent who did something from a day to the open one; undefined where that is not summed up beforehand. */
export const readPeriod = (place: Place, agentId: string, since: string) =>
  freshTails(place)
    .innerJoin('agent_periods', (join) => join.on('agent_periods.agent_id', '=', agentId))
    .select(['visitors', 'active', 'registered', 'summed_at as at'])
    .where('agent_periods.since_day', '=', since)
    .executeTakeFirst();

const freshTails = ({ db, merchant, today, now }: Place) =>
  db
    .selectFrom('team_tails')
    .where('merchant_code', '=', merchant)
    .where('team_tails.day', '=', today)
    .where('summed_at', '>=', now - oldest);
