import type { Kysely } from 'kysely';
import { tierAt } from '#src/contract/agents/contract-tiers.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { findDay } from '../close-days.ts';
import { teamsOf } from './compute-daily.ts';
import type { Contract } from './read-contracts.ts';
import { sumHours } from './team-hours.ts';
import { shareOf } from './share-of.ts';

type Asked = { readonly merchant: string; readonly currency: string };

/** What a salary would have paid for the last closed day of the team; null before there is one, and for dividends. */
export async function estimateOf(db: Kysely<Tables>, { agent_id, kind, tiers }: Contract, asked: Asked) {
  if (kind === 'dividend') return null;
  const last = await db
    .selectFrom('team_days')
    .select('day')
    .where('merchant_code', '=', asked.merchant)
    .where('closed_at', 'is not', null)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  const day = last && (await findDay(db, { ...asked, day: last.day }));
  if (!day) return null;
  const figures =
    kind === 'salary'
      ? [(await teamsOf(db, day, [agent_id])).get(agent_id) ?? { turnover: 0, active: 0 }]
      : (await sumHours(db, day, [agent_id])).map(({ turnover_minor, active }) => ({
          turnover: turnover_minor,
          active,
        }));
  const amount = figures.reduce((sum, one) => sum + shareOf(one.turnover, tierAt(tiers, one).rate), 0);
  return { day: day.day, amount: fromMinor(amount) };
}
