import type { Kysely } from 'kysely';
import { recordChange } from '#gateway/db/changes.ts';
import { joinDatabase } from '#gateway/db/open-database.ts';
import type { Tables } from '#gateway/db/tables.ts';
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

/** Makes these contracts, and no others, pending for the demonstration's agent. */
export const askAgent = (gateway: Pick<GatewayProcess, 'dataFolder'>, ...kinds: ContractKind[]): Promise<void> =>
  ofMember(gateway, 'otavio.reis', async (db, member_id) => {
    await db.deleteFrom('contract_requests').where('member_id', '=', member_id).execute();
    for (const kind of kinds)
      await db.insertInto('contract_requests').values({ member_id, kind, request: 'NEW', created_at: 0 }).execute();
  });

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
