import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { Tier } from '#src/contract/agents/contract-tiers.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import { linksOn } from '../day-figures.ts';

export type Contract = Tables['agent_contracts'] & { readonly tiers: readonly Tier[] };

/** Contracts with their tiers, in the order given. */
export async function withTiers(
  db: Kysely<Tables>,
  contracts: readonly Tables['agent_contracts'][],
): Promise<Contract[]> {
  if (contracts.length === 0) return [];
  const ids = contracts.map(({ id }) => id);
  const rows = await db
    .selectFrom('contract_tiers')
    .selectAll()
    .where('contract_id', 'in', ids)
    .orderBy('place')
    .execute();
  const tiersOf = Map.groupBy(rows, ({ contract_id }) => contract_id);
  return contracts.map((contract) => ({
    ...contract,
    tiers: (tiersOf.get(contract.id) ?? []).map(({ turnover_minor, active, rate }) => ({
      ...{ turnover: turnover_minor, active, rate },
    })),
  }));
}

/** The contracts of a kind that hold on a day, of a merchant's agents. One of an agent above holds while they are the direct one. */
export async function heldOn(
  db: Kysely<Tables>,
  { merchant, day, kind }: { readonly merchant: string; readonly day: string; readonly kind: ContractKind },
): Promise<Contract[]> {
  const rows = await db
    .selectFrom('agent_contracts')
    .innerJoin('members', 'members.id', 'agent_contracts.agent_id')
    .selectAll('agent_contracts')
    .where('members.merchant_code', '=', merchant)
    .where('kind', '=', kind)
    .where('holds_from', '<=', day)
    .where('holds_until', '>', day)
    .where((eb) =>
      eb.or([
        eb('proposer_id', 'is', null),
        eb.exists(
          linksOn(db, day)
            .select('depth')
            .where('depth', '=', 1)
            .where('team_links.member_id', '=', sql.ref<string>('agent_contracts.agent_id'))
            .where('team_links.ancestor_id', '=', sql.ref<string>('agent_contracts.proposer_id')),
        ),
      ]),
    )
    .orderBy('agent_contracts.agent_id')
    .execute();
  return withTiers(db, rows);
}

/** An agent's contract of a kind on a day. */
export async function contractOn(
  db: Kysely<Tables>,
  { agentId, kind, day }: { readonly agentId: string; readonly kind: ContractKind; readonly day: string },
): Promise<Contract | undefined> {
  const rows = await db
    .selectFrom('agent_contracts')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('kind', '=', kind)
    .where('holds_from', '<=', day)
    .where('holds_until', '>', day)
    .execute();
  return (await withTiers(db, rows))[0];
}
