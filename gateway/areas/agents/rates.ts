import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { rebateCategories, type RebateCategory } from '#src/contract/agents/agents.ts';
import { linksOn } from './day-figures.ts';

/** Rates of an agent by category, in hundredths of a percent. */
export type Rates = Readonly<Record<RebateCategory, number>>;

const noRates = Object.fromEntries(rebateCategories.map((category) => [category, 0])) as Rates;

const isCategory = (text: string): text is RebateCategory => (rebateCategories as readonly string[]).includes(text);

/** The rates that were set for some agents, or for all, as they are on a day; without the bound of the agents above. */
async function readSet(db: Kysely<Tables>, day: string, agents?: readonly string[]) {
  const all = db
    .selectFrom('rebate_rates')
    .select(['agent_id', 'category', 'rate'])
    .where('since_day', '<=', day)
    .orderBy('since_day');
  const rows = await (agents ? all.where('agent_id', 'in', agents) : all).execute();
  const found = new Map<string, Record<RebateCategory, number>>();
  for (const { agent_id, category, rate } of rows) {
    const rates = found.get(agent_id) ?? { ...noRates };
    if (isCategory(category)) rates[category] = rate;
    found.set(agent_id, rates);
  }
  return found;
}

const lower = (one: Rates, other: Rates): Rates =>
  Object.fromEntries(rebateCategories.map((category) => [category, Math.min(one[category], other[category])])) as Rates;

/** A function that answers the rates that hold on a day: nobody has more than the agent above them. `agentOf`: their direct agents. */
export async function ratesOn(db: Kysely<Tables>, day: string, agentOf: ReadonlyMap<string, string>) {
  const set = await readSet(db, day);
  const known = new Map<string, Rates>();
  const ratesOf = (id: string): Rates => {
    const before = known.get(id);
    if (before) return before;
    const above = agentOf.get(id);
    const own = set.get(id) ?? noRates;
    const rates = above === undefined || own === noRates ? own : lower(own, ratesOf(above));
    known.set(id, rates);
    return rates;
  };
  return ratesOf;
}

/** The rates of one agent on a day: the lowest of their own and of all above them. */
export async function ratesOfAgent(db: Kysely<Tables>, agentId: string, day: string): Promise<Rates> {
  const above = await linksOn(db, day).select('ancestor_id').where('member_id', '=', agentId).execute();
  const ids = above.map(({ ancestor_id }) => ancestor_id);
  if (ids.length === 0) return noRates;
  const set = await readSet(db, day, ids);
  return ids.map((id) => set.get(id) ?? noRates).reduce(lower);
}

/** The rates on a day of agents directly below one whose rates are `above`. */
export async function ratesBelow(db: Kysely<Tables>, day: string, above: Rates, ids: readonly string[]) {
  const set = ids.length === 0 ? new Map<string, Rates>() : await readSet(db, day, ids);
  return (id: string): Rates => lower(set.get(id) ?? noRates, above);
}
