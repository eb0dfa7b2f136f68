import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { rebateCategories } from '#src/contract/agents/agents.ts';
import { linksOn, type TeamDay } from './day-figures.ts';
import { roundParts } from './largest-remainder.ts';
import { ratesOn } from './rates.ts';

type Line = Tables['rebate_lines'];
type Day = Pick<TeamDay, 'merchant' | 'day'>;

/**
 * What each agent earns in a day, by the direct member whom the turnover came by and by category: the turnover times the agent's rate less the
 * member's. Nothing for what an agent plays. The lines of an agent make up the exact sum of all of them, rounded down.
 */
export async function linesOfDay(db: Kysely<Tables>, { merchant, day }: Day): Promise<Line[]> {
  const direct = await linksOn(db, day).where('depth', '=', 1).select(['ancestor_id', 'member_id']).execute();
  const agentOf = new Map(direct.map(({ member_id, ancestor_id }) => [member_id, ancestor_id]));
  const ratesOf = await ratesOn(db, day, agentOf);
  const lines: Line[] = [];
  for (const { child_id, category, currency, turnover_minor } of await turnoverByBranch(db, { merchant, day })) {
    const agent_id = agentOf.get(child_id);
    const known = rebateCategories.find((one) => one === category);
    if (agent_id === undefined || known === undefined || turnover_minor === 0) continue;
    const [rate, child_rate] = [ratesOf(agent_id)[known], ratesOf(child_id)[known]];
    if (rate > child_rate)
      lines.push({ day, agent_id, child_id, category, currency, turnover_minor, rate, child_rate, amount_minor: 0 });
  }
  return rounded(lines);
}

/** The turnover of a day of each member and all below them. */
const turnoverByBranch = (db: Kysely<Tables>, { merchant, day }: Day) =>
  linksOn(db, day)
    .innerJoin('member_days', 'member_days.member_id', 'team_links.member_id')
    .innerJoin('members', 'members.id', 'team_links.member_id')
    .where('members.merchant_code', '=', merchant)
    .where('member_days.day', '=', day)
    .where('member_days.vendor', '!=', sql.lit(''))
    .select(['team_links.ancestor_id as child_id', 'member_days.category', 'member_days.currency'])
    .select(sumOf('member_days.turnover_minor').as('turnover_minor'))
    .groupBy(['team_links.ancestor_id', 'member_days.category', 'member_days.currency'])
    .execute();

function rounded(lines: readonly Line[]): Line[] {
  const named = lines.map((line) => ({ line, key: `${line.child_id} ${line.category}` }));
  const whole = new Map<string, typeof named>();
  for (const one of named) {
    const agent = `${one.line.agent_id} ${one.line.currency}`;
    whole.set(agent, [...(whole.get(agent) ?? []), one]);
  }
  const made = [...whole.values()].flatMap((own) => {
    const parts = own.map(({ line, key }) => ({ key, numerator: line.turnover_minor * (line.rate - line.child_rate) }));
    const amounts = roundParts(parts);
    return own.map(({ line, key }) => ({ ...line, amount_minor: amounts.get(key) ?? 0 }));
  });
  return made.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

const nameOf = (line: Line) => `${line.agent_id} ${line.child_id} ${line.category} ${line.currency}`;
