import { type Kysely, sql } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { insertRows } from '#gateway/db/insert-rows.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { readMerchant } from '../../site/merchant.ts';
import { findDay } from '../close-days.ts';
import { linksOn, sumDay } from '../day-figures.ts';
import { claim } from './claim.ts';
import { sumBranches } from './sum-branches.ts';
import { sumPeriods } from './sum-periods.ts';
import { sinceDays } from './read-tail.ts';
import type { Tail } from './tail.ts';

/** Members below an agent from which on a team is summed up beforehand. */
const large = 1000;
/** The least and the longest pause, and how many times as long as the work one is; ms. */
const pause = { least: 10_000, most: 120_000, times: 10 };

type Source = Pick<Gateway, 'db' | 'clock' | 'config'>;

/**
 * Sums up what the large teams of the merchant have done until now, all of it as it is at one moment; answers for how many agents. Does nothing where
 * another process does, or has a short while ago.
 */
export async function sumTails(gateway: Source, least = large): Promise<number> {
  const { db, clock } = gateway;
  const merchant = await readMerchant(gateway, gateway.config.merchant);
  const began = clock();
  if (!merchant) return 0;
  const today = await openDay(db, merchant.code, began);
  if (today === undefined) return 0;
  const first = { merchant_code: merchant.code, day: '', summed_at: 0 };
  if (!(await claim(db, 'team_tails', first, began))) return 0;
  const agents = await largeTeams(db, merchant.code, today, least);
  const stored = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      if (agents.length === 0) return 0;
      const laid = await trx
        .selectFrom('team_days')
        .select('day')
        .where('merchant_code', '=', merchant.code)
        .where('closed_at', 'is', null)
        .where('day', '<=', today)
        .execute();
      const open = laid.map(({ day }) => day);
      const tail: Tail = { merchant: merchant.code, currency: merchant.currency, today, open, agents };
      const ofMerchant = trx.selectFrom('members').select('id').where('merchant_code', '=', merchant.code);
      for (const table of ['agent_tails', 'agent_periods'] as const)
        await trx.deleteFrom(table).where('agent_id', 'in', ofMerchant).execute();
      for (const day of open) {
        const found = await findDay(trx, { ...tail, day });
        if (found) await insertRows(trx, 'agent_tails', await sumDay(trx, found, agents));
      }
      for (const since of sinceDays(today)) await insertRows(trx, 'agent_periods', await sumPeriods(trx, tail, since));
      await sumBranches(trx, tail);
      await trx
        .updateTable('team_tails')
        .set({ day: today, summed_at: began })
        .where('merchant_code', '=', merchant.code)
        .execute();
      return agents.length;
    });
  const took = clock() - began;
  const wait = stored === 0 ? pause.most : Math.min(pause.most, Math.max(pause.least, took * pause.times));
  await db
    .updateTable('team_tails')
    .set({ due_at: began + took + wait })
    .where('merchant_code', '=', merchant.code)
    .execute();
  return stored;
}

async function largeTeams(db: Kysely<Tables>, merchant: string, today: string, least: number): Promise<string[]> {
  const rows = await linksOn(db, today)
    .innerJoin('members', 'members.id', 'team_links.ancestor_id')
    .select('team_links.ancestor_id as id')
    .where('members.merchant_code', '=', merchant)
    .where('team_links.depth', '>', 0)
    .groupBy('team_links.ancestor_id')
    .having(sql<number>`count(*)`, '>=', least)
    .execute();
  return rows.map(({ id }) => id);
}
