import { type Kysely, sql } from 'kysely';
import type { AgentBelow, MadeOffer } from '#src/contract/agents/agent-contracts.schema.ts';
import { contractPageSize } from '#src/contract/agents/agent-contracts.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { linksOn } from '../day-figures.ts';
import { boundaryFrom } from './contract-days.ts';
import { contractOn } from './read-contracts.ts';
import { pageOf, showContracts } from './show-contracts.ts';

type Asked = {
  readonly agentId: string;
  readonly kind: ContractKind;
  readonly today: string;
  readonly pageNo: number;
};

/** The member types that are never offered a contract, players and trial guests included. */
const never = [0, 4, 40, 41, 42];

/** A page of the agents directly below, by account, each with the offer of a kind that waits and the contracts that hold and begin later; and the own contract, which bounds an offer. */
export async function agentsBelow(db: Kysely<Tables>, { agentId, kind, today, pageNo }: Asked) {
  const below = linksOn(db, today)
    .innerJoin('members', 'members.id', 'team_links.member_id')
    .where('team_links.ancestor_id', '=', agentId)
    .where('team_links.depth', '=', sql.lit(1))
    .where('members.type', 'not in', never);
  const { n } = await below.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const agents = await below
    .select(['members.id', 'members.account'])
    .orderBy('members.account')
    .limit(contractPageSize)
    .offset((pageNo - 1) * contractPageSize)
    .execute();
  const rows = agents.length === 0 ? [] : await rowsOf(db, agents, kind, today);
  const agentOf = new Map(rows.map(({ id, agent_id }) => [id, agent_id]));
  const shown = await showContracts(db, rows, today);
  const list = agents.map(({ id, account }): AgentBelow => {
    const own = shown.filter((one) => agentOf.get(one.id) === id);
    const of = (status: 'waiting' | 'held' | 'coming') => own.find((one) => one.status === status) ?? null;
    return { account, offer: of('waiting'), held: of('held'), coming: of('coming') };
  });
  const earliest = boundaryFrom(kind, dayAfter(today));
  const bound = await contractOn(db, { agentId, kind, day: earliest });
  const [own] = bound ? await showContracts(db, [bound], today) : [];
  return { list, ...pageOf(Number(n), pageNo), earliest, own: own ?? null };
}

/** A page of the offers of a kind that an agent has made to those who are directly below, the last first. */
export async function offersMade(db: Kysely<Tables>, { agentId, kind, today, pageNo }: Asked) {
  const made = linksOn(db, today)
    .innerJoin('agent_contracts', 'agent_contracts.agent_id', 'team_links.member_id')
    .innerJoin('members', 'members.id', 'team_links.member_id')
    .where('team_links.ancestor_id', '=', agentId)
    .where('team_links.depth', '=', sql.lit(1))
    .where('agent_contracts.proposer_id', '=', agentId)
    .where('agent_contracts.kind', '=', kind);
  const { n } = await made.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await made
    .selectAll('agent_contracts')
    .select('members.account')
    .orderBy('agent_contracts.id', 'desc')
    .limit(contractPageSize)
    .offset((pageNo - 1) * contractPageSize)
    .execute();
  const shown = await showContracts(db, rows, today);
  const list = shown.map((one, index): MadeOffer => ({ ...one, account: rows[index]?.account ?? '' }));
  return { list, ...pageOf(Number(n), pageNo) };
}

const rowsOf = (db: Kysely<Tables>, agents: readonly { readonly id: string }[], kind: ContractKind, today: string) =>
  db
    .selectFrom('agent_contracts')
    .selectAll()
    .where(
      'agent_id',
      'in',
      agents.map(({ id }) => id),
    )
    .where('kind', '=', kind)
    .where((eb) => eb.or([eb('state', '=', 'proposed'), eb('holds_until', '>', today)]))
    .execute();
