import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { mostLevels } from '#gateway/ledger/teams/team-tree.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { rebateCategories } from '#src/contract/agents/agents.ts';
import type { AccountTerms } from '#src/contract/agents/open-accounts.schema.ts';
import { linksOn } from '../day-figures.ts';
import { type Rates, ratesOfAgent } from '../rates.ts';

type Agent = { readonly agentId: string; readonly merchant: string };

/** The rates that the agent can give from the next day on, and the levels that there may be below them. */
export async function readTerms(
  db: Kysely<Tables>,
  { agentId, merchant }: Agent,
  now: number,
): Promise<Omit<AccountTerms, 'open'>> {
  const today = await openDay(db, merchant, now);
  // Who is in no team leads one with the first account that they open.
  const none = { levels: mostLevels - 1, from: null, limits: null };
  if (today === undefined) return none;
  const from = dayAfter(today);
  const above = await linksOn(db, from).select('depth').where('member_id', '=', agentId).execute();
  if (above.length === 0) return { ...none, from };
  return { levels: mostLevels - above.length, from, limits: await ratesOfAgent(db, agentId, from) };
}

/** Throws Refusal('limit_reached') where a rate is above the agent's own of the next day, or no level is left below them. */
export async function checkTerms(db: Kysely<Tables>, agent: Agent, rates: Partial<Rates>, now: number): Promise<void> {
  const { levels, limits } = await readTerms(db, agent, now);
  if (levels < 1) throw new Refusal('limit_reached', { fields: ['levels'] });
  for (const category of rebateCategories) {
    const most = limits?.[category] ?? 0;
    if ((rates[category] ?? 0) > most) throw new Refusal('limit_reached', { fields: [category], most });
  }
}
