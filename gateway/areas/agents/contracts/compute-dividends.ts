import { type Kysely, sql } from 'kysely';
import { tierAt } from '#src/contract/agents/contract-tiers.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import type { TeamDay } from '../day-figures.ts';
import { periodEnd, periodOf } from './contract-days.ts';
import { lessGiven, type Pay, payOf } from './pay-rows.ts';
import { heldOn } from './read-contracts.ts';
import { shareOf } from './share-of.ts';

type Asked = TeamDay & { readonly first: string };

/**
 * The dividends of the period that ends with a closed day, whose salaries are stored; none on other days. The base is the result of the team less what
 * the house has paid for it: rebates and salaries of the agent and all below, and the cost of payments (`feeRate`, hundredths of a percent). Below zero it is
 * carried into the next period, once: that one takes it from this.
 */
export async function dividendsOf(db: Kysely<Tables>, day: TeamDay, feeRate: number): Promise<Pay[]> {
  if (periodEnd(day.day) !== day.day) return [];
  const asked = { ...day, first: periodOf(day.day) };
  const held = await heldOn(db, { ...day, day: asked.first, kind: 'dividend' });
  const pays: Pay[] = [];
  for (const contract of held) {
    const sums = await sumsOf(db, asked, contract.agent_id);
    const result_minor = sums.turnover - sums.win - sums.bonus;
    const fees_minor = shareOf(sums.deposit + sums.withdrawal, feeRate);
    const spent = sums.rebates + sums.salaries + fees_minor;
    const base_minor = result_minor - spent + sums.brought;
    const { place: tier, rate } = tierAt(contract.tiers, sums);
    pays.push(
      payOf(
        contract,
        { ...day, day: asked.first },
        {
          ...{ last_day: day.day, turnover_minor: sums.turnover, active: sums.active, tier, rate, result_minor },
          ...{ rebates_minor: sums.rebates, salaries_minor: sums.salaries, fees_minor, brought_minor: sums.brought },
          ...{ base_minor, carried_minor: Math.min(0, base_minor) || 0, gross_minor: shareOf(base_minor, rate) },
        },
      ),
    );
  }
  return lessGiven(pays, held);
}

/** All that a dividend is made of, from closed days alone; minor units. */
async function sumsOf(db: Kysely<Tables>, { day: last, first, currency }: Asked, agentId: string) {
  const team = await db
    .selectFrom('agent_days')
    .select([
      sumOf('turnover_minor').as('turnover'),
      sumOf('win_minor').as('win'),
      sumOf('bonus_minor').as('bonus'),
      sumOf('deposit_minor').as('deposit'),
      sumOf('withdrawal_minor').as('withdrawal'),
    ])
    .where('agent_id', '=', agentId)
    .where('currency', '=', currency)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .executeTakeFirstOrThrow();
  const { rebates } = await db
    .selectFrom('rebates')
    .innerJoin('team_links', 'team_links.member_id', 'rebates.agent_id')
    .select(sumOf('rebates.paid_minor').as('rebates'))
    .where('team_links.ancestor_id', '=', agentId)
    .whereRef('team_links.since_day', '<=', 'rebates.day')
    .whereRef('team_links.until_day', '>', 'rebates.day')
    .where('rebates.currency', '=', currency)
    .where('rebates.day', '>=', first)
    .where('rebates.day', '<=', last)
    .executeTakeFirstOrThrow();
  const { salaries } = await db
    .selectFrom('contract_pays')
    .innerJoin('team_links', 'team_links.member_id', 'contract_pays.agent_id')
    .select(sumOf('contract_pays.amount_minor').as('salaries'))
    .where('team_links.ancestor_id', '=', agentId)
    .whereRef('team_links.since_day', '<=', 'contract_pays.period')
    .whereRef('team_links.until_day', '>', 'contract_pays.period')
    .where('contract_pays.kind', 'in', ['salary', 'hourly'])
    .where('contract_pays.currency', '=', currency)
    .where('contract_pays.period', '>=', first)
    .where('contract_pays.period', '<=', last)
    .executeTakeFirstOrThrow();
  const before = await db
    .selectFrom('contract_pays')
    .select('carried_minor')
    .where('agent_id', '=', agentId)
    .where('kind', '=', 'dividend')
    .where('currency', '=', currency)
    .where('period', '=', periodOf(dayAfter(first, -1)))
    .executeTakeFirst();
  const { active } = await db
    .selectFrom('team_links')
    .innerJoin('member_days', 'member_days.member_id', 'team_links.member_id')
    .select(sql<number>`cast(count(distinct ${sql.ref('team_links.member_id')}) as integer)`.as('active'))
    .where('team_links.ancestor_id', '=', agentId)
    .where('team_links.depth', '>', 0)
    .whereRef('team_links.since_day', '<=', 'member_days.day')
    .whereRef('team_links.until_day', '>', 'member_days.day')
    .where('member_days.day', '>=', first)
    .where('member_days.day', '<=', last)
    .where('member_days.rounds', '>', 0)
    .executeTakeFirstOrThrow();
  return { ...team, rebates, salaries, active, brought: before?.carried_minor ?? 0 };
}
