import type { Kysely } from 'kysely';
import { createLedger } from './001-ledger.ts';
import { createLobby } from './001-lobby.ts';
import { createMembers } from './001-members.ts';

/** The first tables. There are no down migrations: a database is restored from its copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLobby(db);
  await createMembers(db);
  await createLedger(db);
}
