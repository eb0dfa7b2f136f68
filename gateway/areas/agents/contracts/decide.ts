import { type Transaction, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { linksOn } from '../day-figures.ts';
import { boundaryFrom } from './contract-days.ts';
import { boundFault } from './propose.ts';
import { withTiers } from './read-contracts.ts';

type Asked = { readonly id: string; readonly agentId: string; readonly merchant: string };
/** `missing`: the agent was never offered it; `changed`: it cannot be answered any more. */
export type Decision = 'done' | 'missing' | 'changed';

/** An agent's offer or contract, locked together with all others of theirs. */
async function findOwn(trx: Transaction<Tables>, { id, agentId }: Asked) {
  await lockMember(trx, agentId);
  return trx
    .selectFrom('agent_contracts')
    .selectAll()
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
}

/**
 * Accepts an offer as it is, from the next day on or from its own; the agent's contract of that kind ends there. What was withdrawn, changed or has run out
 * meanwhile cannot be accepted, nor what the contract of the agent above does not cover any more. A repetition changes nothing.
 */
export async function acceptContract(trx: Transaction<Tables>, asked: Asked, now: number): Promise<Decision> {
  const offer = await findOwn(trx, asked);
  if (!offer) return 'missing';
  if (offer.state === 'accepted') return 'done';
  const today = await openDay(trx, asked.merchant, now);
  if (offer.state !== 'proposed' || today === undefined) return 'changed';
  const { id, kind, agent_id, until_day } = offer;
  const earliest = boundaryFrom(kind, dayAfter(today));
  const from = offer.from_day > earliest ? offer.from_day : earliest;
  if (from >= until_day || !(await isCovered(trx, offer, from))) return 'changed';
  await replaceFrom(trx, { agentId: agent_id, kind, from }, now);
  await trx
    .updateTable('agent_contracts')
    .set({ state: 'accepted', decided_at: now, holds_from: from, holds_until: until_day })
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .execute();
  return 'done';
}

/** Whether the agent who offers is still the direct one, and has a contract of their own that allows it. The operator may offer any. */
async function isCovered(trx: Transaction<Tables>, offer: Tables['agent_contracts'], from: string): Promise<boolean> {
  const { proposer_id, agent_id, kind, until_day } = offer;
  if (proposer_id === null) return true;
  const link = await linksOn(trx, from)
    .select('depth')
    .where('member_id', '=', agent_id)
    .where('ancestor_id', '=', proposer_id)
    .where('depth', '=', 1)
    .executeTakeFirst();
  const [whole] = await withTiers(trx, [offer]);
  if (!link || !whole) return false;
  return !(await boundFault(trx, { agentId: proposer_id, kind, tiers: whole.tiers, from, until_day }));
}

type Cut = { readonly agentId: string; readonly kind: ContractKind; readonly from: string };

/** Ends what would hold on a day or later. A contract that has not begun never does. */
const cutFrom = (trx: Transaction<Tables>, { agentId, kind, from }: Cut, state: 'replaced' | 'ended', now: number) =>
  trx
    .updateTable('agent_contracts')
    .set((eb) => ({
      holds_until: sql<string>`case when ${sql.ref('holds_from')} > ${from} then ${sql.ref('holds_from')} else ${from} end`,
      state: eb.case().when('state', '=', 'accepted').then(state).else(eb.ref('state')).end(),
      ended_at: sql<number>`coalesce(${sql.ref('ended_at')}, cast(${now} as bigint))`,
    }))
    .where('agent_id', '=', agentId)
    .where('kind', '=', kind)
    .where('holds_until', '>', from)
    .executeTakeFirst();

const replaceFrom = (trx: Transaction<Tables>, cut: Cut, now: number) => cutFrom(trx, cut, 'replaced', now);

/** Ends an agent's contract of a kind from the next day on, a dividend with its period. Returns the first day without it; null where there is none. */
export async function endContract(
  trx: Transaction<Tables>,
  { agentId, kind, merchant }: Omit<Cut, 'from'> & { readonly merchant: string },
  now: number,
): Promise<string | null> {
  await lockMember(trx, agentId);
  const today = await openDay(trx, merchant, now);
  if (today === undefined) return null;
  const from = boundaryFrom(kind, dayAfter(today));
  const { numUpdatedRows } = await cutFrom(trx, { agentId, kind, from }, 'ended', now);
  return numUpdatedRows === 0n ? null : from;
}

/** Refuses an offer; the contract that holds goes on. A repetition changes nothing. */
export async function refuseContract(trx: Transaction<Tables>, asked: Asked, now: number): Promise<Decision> {
  const offer = await findOwn(trx, asked);
  if (!offer) return 'missing';
  if (offer.state === 'refused') return 'done';
  if (offer.state !== 'proposed') return 'changed';
  await close(trx, offer.id, 'refused', now);
  return 'done';
}

/** Withdraws an offer that waits; `by`: the agent who made it, or null for the operator, who may withdraw any. */
export async function withdrawContract(
  trx: Transaction<Tables>,
  asked: Asked,
  by: string | null,
  now: number,
): Promise<Decision> {
  const offer = await findOwn(trx, asked);
  if (!offer || (by !== null && offer.proposer_id !== by)) return 'missing';
  if (offer.state === 'withdrawn') return 'done';
  if (offer.state !== 'proposed') return 'changed';
  await close(trx, offer.id, 'withdrawn', now);
  return 'done';
}

const close = (trx: Transaction<Tables>, id: string, state: 'refused' | 'withdrawn', now: number) =>
  trx
    .updateTable('agent_contracts')
    .set({ state, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .execute();
