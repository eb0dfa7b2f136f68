import type { Authenticator } from '#src/contract/identity/passkeys.schema.ts';
import type { Kysely } from 'kysely';
import { decryptWith, encryptWith } from '#gateway/context/encrypted-text.ts';
import { type KeySource, readKeys } from '#gateway/context/stored-keys.ts';
import type { Tables } from '#gateway/db/tables.ts';

type Row = Tables['authenticators'];
const nameOf = (id: string) => `authenticator ${id}`;

/** A member's apps that show codes and have shown one, the oldest first. */
export const authenticatorsOf = (db: Kysely<Tables>, memberId: string): Promise<Row[]> =>
  db
    .selectFrom('authenticators')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .execute();

/** As the member is shown it. */
export const showAuthenticator = (row: Row): Authenticator => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

/** Encrypts a shared secret under the newest key. */
export async function encryptAppSecret(source: KeySource, id: string, secret: Buffer): Promise<string> {
  const [newest] = await readKeys(source, 'authenticator');
  return encryptWith(newest, nameOf(id), secret.toString('base64url'));
}

/** The shared secrets of apps, in their order; null where no key decrypts one. */
export async function decryptAppSecrets(source: KeySource, rows: readonly Row[]): Promise<(Buffer | null)[]> {
  const keys = await readKeys(source, 'authenticator');
  return rows.map(({ id, sealed }) => {
    const secret = decryptWith(keys, nameOf(id), sealed);
    return secret === null ? null : Buffer.from(secret, 'base64url');
  });
}
