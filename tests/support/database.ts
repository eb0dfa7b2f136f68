import type { Kysely, Transaction } from 'kysely';
import { proposeContract } from '#gateway/areas/agents/contracts/propose.ts';
import { recordChange } from '#gateway/db/changes.ts';
import { joinDatabase } from '#gateway/db/open-database.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { joinTeam } from '#gateway/ledger/teams/team-tree.ts';
import type { KeySource } from '#gateway/context/stored-keys.ts';
import { findSecrets } from '#gateway/process/secret-store.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import type { Topic } from '#src/contract/core/topics.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';

/** `keys`: what passwords are hashed with, and personal data is encrypted with. */
type Work<T> = (db: Kysely<Tables>, keys: KeySource) => Promise<T>;

/** Runs on the database of a running gateway, as the operator's command line does. */
export async function withDatabase<T>({ dataFolder }: Pick<GatewayProcess, 'dataFolder'>, work: Work<T>): Promise<T> {
  const { db, close } = await joinDatabase({ dataDir: dataFolder });
  try {
    return await work(db, { db, clock: Date.now, ...findSecrets({ dataDir: dataFolder }) });
  } finally {
    await close();
  }
}

/** Changes a member's data in the database of a running gateway. */
export const ofMember = <T>(
  gateway: Pick<GatewayProcess, 'dataFolder'>,
  account: string,
  work: (db: Kysely<Tables>, memberId: string, keys: KeySource) => Promise<T>,
): Promise<T> =>
  withDatabase(gateway, async (db, keys) => {
    const { id } = await db.selectFrom('members').select('id').where('account', '=', account).executeTakeFirstOrThrow();
    return work(db, id, keys);
  });

/** Offers the demonstration's agent these contracts, and no others. */
export const askAgent = (gateway: Pick<GatewayProcess, 'dataFolder'>, ...kinds: ContractKind[]): Promise<void> =>
  ofMember(gateway, 'otavio.reis', (db, agentId) => transact(db, (trx) => offerContracts(trx, agentId, kinds)));

async function offerContracts(trx: Transaction<Tables>, agentId: string, kinds: readonly ContractKind[]) {
  const days = { merchant: 'mare', timeZone: 'America/Sao_Paulo' };
  const place = await trx.selectFrom('team_links').select('depth').where('member_id', '=', agentId).executeTakeFirst();
  if (!place) await joinTeam(trx, { memberId: agentId, agentId: null, ...days }, Date.now());
  await trx
    .updateTable('agent_contracts')
    .set({ state: 'withdrawn', decided_at: 0 })
    .where('agent_id', '=', agentId)
    .where('state', '=', 'proposed')
    .execute();
  const tiers = [{ turnover: 0, active: 0, rate: 8 }];
  const until = `${new Date().getUTCFullYear() + 1}-06-30`;
  for (const kind of kinds) {
    const made = await proposeContract(
      trx,
      { agentId, kind, tiers, until, by: 'op', merchant: 'mare' },
      null,
      Date.now(),
    );
    if ('why' in made) throw new Error(made.why);
  }
}

/** Changes the lobby's data. The gateway detects it within a second: poll for the effect. */
export function changeLobby(
  gateway: GatewayProcess,
  topic: Topic,
  change: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<void> {
  return withDatabase(gateway, (db) =>
    db.transaction().execute(async (transaction) => {
      await change(transaction);
      await recordChange(transaction, topic);
    }),
  );
}
