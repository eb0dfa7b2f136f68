import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import { rebateCategories, type RebateCategory } from '#src/contract/agents/agents.ts';
import { rebatePageSize } from '#src/contract/agents/rebates.ts';
import type { RebateDay, RebateLine } from '#src/contract/agents/rebates.schema.ts';

/** The agent and the currency of their rebates. */
export type Earner = { readonly agentId: string; readonly currency: string };

/** The closed days of a period (both days included) in which the agent earned or carried something, the last first, and their sums. */
export async function readIncome(
  db: Kysely<Tables>,
  { agentId, currency }: Earner,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const rows = await db
    .selectFrom('rebates')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('currency', '=', currency)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .execute();
  const sum = (of: (row: Tables['rebates']) => number) => fromMinor(rows.reduce((all, row) => all + of(row), 0));
  const paidIn = (state: 'paid' | 'due') => sum((row) => (row.state === state ? row.paid_minor : 0));
  return {
    list: rows.map(dayFrom),
    totals: { earned: sum(({ earned_minor }) => earned_minor), paid: paidIn('paid'), due: paidIn('due') },
  };
}

const dayFrom = ({ day, earned_minor, brought_minor, paid_minor, carried_minor, state }: Tables['rebates']) => ({
  day,
  earned: fromMinor(earned_minor),
  brought: fromMinor(brought_minor),
  paid: fromMinor(paid_minor),
  carried: fromMinor(carried_minor),
  state,
  whyNegative: whyNegative(earned_minor, carried_minor),
});

/** Only turnover that is taken back is below zero. */
function whyNegative(earned: number, carried: number): RebateDay['whyNegative'] {
  if (carried >= 0) return null;
  return earned < 0 ? 'undone' : 'before';
}

/** A page of the lines of a day, the largest amount first. */
export async function readLines(
  db: Kysely<Tables>,
  { agentId, currency }: Earner,
  { day, pageNo }: { readonly day: string; readonly pageNo: number },
) {
  const own = db
    .selectFrom('rebate_lines')
    .where('day', '=', day)
    .where('agent_id', '=', agentId)
    .where('currency', '=', currency);
  const { n } = await own.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const totalCount = Number(n);
  const rows = await own
    .innerJoin('members', 'members.id', 'rebate_lines.child_id')
    .select(['account', 'category', 'turnover_minor', 'rate', 'child_rate', 'amount_minor'])
    .orderBy('amount_minor', 'desc')
    .orderBy('account_folded')
    .orderBy('category')
    .limit(rebatePageSize)
    .offset((pageNo - 1) * rebatePageSize)
    .execute();
  const list = rows.flatMap(({ account, category, turnover_minor, rate, child_rate, amount_minor }): RebateLine[] => {
    const known = knownCategory(category);
    const amounts = { turnover: fromMinor(turnover_minor), amount: fromMinor(amount_minor) };
    return known === undefined ? [] : [{ account, category: known, ...amounts, rate, childRate: child_rate }];
  });
  return { list, pageNum: pageNo, totalPages: Math.ceil(totalCount / rebatePageSize), totalCount };
}

export const knownCategory = (text: string): RebateCategory | undefined =>
  rebateCategories.find((category) => category === text);
