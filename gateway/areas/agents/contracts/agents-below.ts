import { type Kysely, sql } from 'kysely';
import type { AgentBelow } from '#src/contract/agents/agent-contracts.schema.ts';
import { contractPageSize } from '#src/contract/agents/agent-contracts.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { linksOn } from '../day-figures.ts';
import { pageOf, showContracts } from './show-contracts.ts';

type Asked = {
  readonly agentId: string;
  readonly kind: ContractKind;
  readonly today: string;
  readonly pageNo: number;
};

/** The member types that are never offered a contract, players and trial guests included. */
const never = [0, 4, 40, 41, 42];

/** A page of the agents directly below, by account, each with the offer of a kind that waits and the contract that holds. */
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
    const of = (status: 'waiting' | 'held') => own.find((one) => one.status === status) ?? null;
    return { account, offer: of('waiting'), held: of('held') };
  });
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
