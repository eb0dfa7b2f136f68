import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { decryptSecret, encryptedWith, encryptSecret } from '#gateway/process/encrypt-secret.ts';
import { markOf, type Secrets } from '#gateway/process/secrets.ts';
import type { Destination } from '../provider.ts';

const nameOf = (id: string) => `payee ${id}`;

/** What a payee is paid to, encrypted for its row. */
export const sealDestination = (secrets: Secrets, id: string, to: Destination): string =>
  encryptSecret(secrets, nameOf(id), JSON.stringify(to));

/** The inverse; null where no master secret decrypts it. */
export function openDestination(
  secrets: Secrets,
  { id, encrypted }: Pick<Tables['payees'], 'id' | 'encrypted'>,
): Destination | null {
  const text = decryptSecret(secrets, nameOf(id), encrypted);
  // It was written by sealDestination, under this id.
  return text === null ? null : (JSON.parse(text) as Destination);
}

/** Encrypts every key and account under the present master secret; what no secret decrypts stays as it is. */
export async function rewrapPayees(db: Kysely<Tables>, secrets: Secrets): Promise<void> {
  const mark = markOf(secrets);
  for (const row of await db.selectFrom('payees').select(['id', 'encrypted']).execute()) {
    const to = encryptedWith(row.encrypted) === mark ? null : openDestination(secrets, row);
    if (to)
      await db
        .updateTable('payees')
        .set({ encrypted: sealDestination(secrets, row.id, to) })
        .where('id', '=', row.id)
        .where('encrypted', '=', row.encrypted)
        .execute();
  }
}
