import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { writeRates } from '#gateway/ledger/teams/write-rates.ts';
import { highestRate, rebateCategories } from '#src/contract/agents/agents.ts';
import { linksOn } from './day-figures.ts';
import { type Rates, ratesOfAgent } from './rates.ts';

/** Why rates are refused; `category` is the one that is too high, `most` what is possible, in hundredths of a percent. */
export type RatesRefusal =
  | { readonly why: 'no team' | 'not below' }
  | { readonly why: 'too high'; readonly category: string; readonly most: number };

type Asked = {
  readonly agentId: string;
  readonly rates: Partial<Rates>;
  readonly by: string;
  readonly merchant: string;
};

/**
 * Sets rates of an agent from the day after the open one on, at most those that the agent above has then; `above`: they have to be the direct agent,
 * and for the operator null. Returns that day, or why not.
 */
export async function setRates(
  trx: Transaction<Tables>,
  { agentId, rates, by, merchant }: Asked,
  above: string | null,
  now: number,
): Promise<string | RatesRefusal> {
  const today = await openDay(trx, merchant, now);
  if (today === undefined) return { why: 'no team' };
  const from = dayAfter(today);
  const chain = await linksOn(trx, from).select(['ancestor_id', 'depth']).where('member_id', '=', agentId).execute();
  const direct = chain.find(({ depth }) => depth === 1)?.ancestor_id;
  if (chain.length === 0) return { why: 'no team' };
  if (above !== null && direct !== above) return { why: 'not below' };
  const bound = direct === undefined ? undefined : await ratesOfAgent(trx, direct, from);
  for (const category of rebateCategories) {
    const most = Math.min(highestRate, bound?.[category] ?? highestRate);
    if ((rates[category] ?? 0) > most) return { why: 'too high', category, most };
  }
  await writeRates(trx, { agentId, rates, by, from }, now);
  return from;
}
