import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import type { BelowRates } from '#src/contract/agents/rebates.schema.ts';
import { setByAgent } from '#gateway/ledger/teams/write-rates.ts';
import type { Rates } from '../rates.ts';
import { setRates } from '../set-rates.ts';
import { findAgent, findBelow, withRates } from './team-rates.ts';

type Asked = {
  readonly agentId: string;
  readonly merchant: string;
  readonly account: string;
  readonly rates: Partial<Rates>;
};

/**
 * Sets rates of an agent directly below, from the next day on. Throws Refusal('not_found') where nobody of this name is, and Refusal('limit_reached') with
 * the category where a rate is above the agent's own of that day: it may have become lower since it was read.
 */
export async function setTeamRates(
  trx: Transaction<Tables>,
  { agentId, merchant, account, rates }: Asked,
  now: number,
): Promise<BelowRates> {
  const agent = await findAgent(trx, { id: agentId, merchant }, now);
  const below = agent && (await findBelow(trx, agent, account));
  if (!agent || !below) throw new Refusal('not_found');
  const asked = { agentId: below.id, rates, by: setByAgent(agentId), merchant };
  const set = await setRates(trx, asked, agentId, now);
  if (typeof set !== 'string')
    throw set.why === 'too high'
      ? new Refusal('limit_reached', { fields: [set.category], most: set.most })
      : new Refusal('not_found');
  const [row] = await withRates(trx, agent, [below]);
  if (!row) throw new Refusal('not_found');
  return row;
}
