import type { Passkey } from '#src/contract/identity/passkeys.schema.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '#gateway/db/tables.ts';
import type { RelyingParty } from './relying-party.ts';

const Transports = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** A member's passkeys, the oldest first. */
export const passkeysOf = (db: Kysely<Tables>, memberId: string): Promise<Tables['passkeys'][]> =>
  db.selectFrom('passkeys').selectAll().where('member_id', '=', memberId).orderBy('id').execute();

/** As the member is shown it. */
export const showPasskey = (row: Tables['passkeys']): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  synced: row.synced === 1,
  host: row.rp_id,
});

/** Those that a site's browser knows, as WebAuthn names them. */
export const allowedOf = (rows: readonly Tables['passkeys'][], party: RelyingParty) =>
  rows
    .filter((row) => row.rp_id === party.id)
    .map((row) => ({ id: row.credential_id, transports: v.parse(Transports, row.transports) }));
