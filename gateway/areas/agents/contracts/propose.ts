import type { Transaction } from 'kysely';
import { type Tier, tierAbove, tierAt, tierFault } from '#src/contract/agents/contract-tiers.ts';
import { highestContractRate, longestContract } from '#src/contract/agents/agent-contracts.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import { insertRows } from '#gateway/db/insert-rows.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { newId } from '#gateway/process/new-id.ts';
import { linksOn } from '../day-figures.ts';
import { boundaryFrom } from './contract-days.ts';
import { contractOn } from './read-contracts.ts';

/** The terms of an offer. `from`: the first day, by default the earliest; `until`: the last one. */
export type Terms = {
  readonly kind: ContractKind;
  readonly tiers: readonly Tier[];
  readonly from?: string | undefined;
  readonly until: string;
};
type Asked = Terms & {
  readonly agentId: string;
  readonly merchant: string;
  /** The operator, or the account of the agent who offers. */
  readonly by: string;
};

/**
 * Why a contract cannot be offered. `most`: the highest rate that is possible in the tier, in hundredths of a percent; `earliest` and `latest`
 * bound the days.
 */
export type ProposeFault =
  | { readonly why: 'not below' | 'no agent' | 'tier number' | 'tier order' | 'no contract' }
  | { readonly why: 'too high'; readonly most: number }
  | { readonly why: 'days'; readonly earliest: string; readonly latest: string };

/**
 * Offers an agent a contract, in place of one of its kind that waits; `above`: the direct agent who offers it, within their own contract, or null for the
 * operator. A contract that holds goes on until the agent accepts the new one. Returns its id, or why not.
 */
export async function proposeContract(
  trx: Transaction<Tables>,
  asked: Asked,
  above: string | null,
  now: number,
): Promise<{ readonly id: string; readonly from: string } | ProposeFault> {
  const { agentId, kind, tiers, by } = asked;
  await lockMember(trx, agentId);
  const today = await openDay(trx, asked.merchant, now);
  const agent = await trx.selectFrom('members').select('type').where('id', '=', agentId).executeTakeFirst();
  if (today === undefined || !agent || !may.agentArea(agent.type) || !may.contractPrompts(agent.type))
    return { why: 'no agent' };
  const links = await linksOn(trx, today).select(['ancestor_id', 'depth']).where('member_id', '=', agentId).execute();
  if (links.length === 0) return { why: 'no agent' };
  if (above !== null && !links.some(({ ancestor_id, depth }) => depth === 1 && ancestor_id === above))
    return { why: 'not below' };
  const fault = termsFault(asked) ?? daysFault(asked, dayAfter(today));
  if (fault) return fault;
  const from = asked.from ?? boundaryFrom(kind, dayAfter(today));
  const until_day = dayAfter(asked.until);
  const bound = above === null ? undefined : await boundFault(trx, { agentId: above, kind, tiers, from, until_day });
  if (bound) return bound;
  await trx
    .updateTable('agent_contracts')
    .set({ state: 'withdrawn', decided_at: now })
    .where('agent_id', '=', agentId)
    .where('kind', '=', kind)
    .where('state', '=', 'proposed')
    .execute();
  const id = newId(now);
  await trx
    .insertInto('agent_contracts')
    .values({
      ...{ id, agent_id: agentId, kind, proposer_id: above, made_by: by, from_day: from, until_day, state: 'proposed' },
      ...{ holds_from: null, holds_until: null, created_at: now, decided_at: null, ended_at: null },
    })
    .execute();
  const rows = tiers.map(({ turnover, active, rate }, index) => ({
    ...{ contract_id: id, place: index + 1, turnover_minor: turnover, active, rate },
  }));
  await insertRows(trx, 'contract_tiers', rows);
  return { id, from };
}

function termsFault({ kind, tiers }: Terms): ProposeFault | undefined {
  const fault = tierFault(kind, tiers);
  if (fault === 'bounds') return { why: 'too high', most: highestContractRate[kind] };
  return fault && { why: fault === 'number' ? 'tier number' : 'tier order' };
}

/** Both days of an offer begin and end whole periods of a dividend; no contract is longer than two years. */
function daysFault({ kind, from, until }: Terms, tomorrow: string): ProposeFault | undefined {
  const earliest = boundaryFrom(kind, tomorrow);
  const first = from ?? earliest;
  const latest = dayAfter(first, longestContract - 1);
  const end = dayAfter(until);
  const whole = [first, end].every((day) => boundaryFrom(kind, day) === day);
  return whole && first >= earliest && first <= dayAfter(earliest, longestContract) && until >= first && until <= latest
    ? undefined
    : { why: 'days', earliest, latest };
}

type Bound = Pick<Terms, 'kind' | 'tiers'> & {
  readonly agentId: string;
  readonly from: string;
  readonly until_day: string;
};

/** What an agent's own contract does not allow of an offer: no tier may be above theirs, and no day beyond it. */
export async function boundFault(
  trx: Transaction<Tables>,
  { agentId, kind, tiers, from, until_day }: Bound,
): Promise<ProposeFault | undefined> {
  const own = await contractOn(trx, { agentId, kind, day: from });
  if (!own) return { why: 'no contract' };
  const end = own.holds_until ?? own.until_day;
  if (until_day > end) return { why: 'days', earliest: from, latest: dayAfter(end, -1) };
  const above = tierAbove(tiers, own.tiers);
  return above && { why: 'too high', most: tierAt(own.tiers, above).rate };
}
