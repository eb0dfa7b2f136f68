import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Something that is good once: `id` says which of its `kind`, without being worth anything itself. */
type Token = { readonly kind: string; readonly id: string; readonly expiresAt: number };

/** Uses a token up, of several at once for one alone: false when it was used before. It is remembered until it has expired anyway. */
export async function spendToken(db: Kysely<Tables>, { kind, id, expiresAt }: Token): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_tokens')
    .values({ kind, id_hash: id, expires_at: Math.ceil(expiresAt) })
    .onConflict((conflict) => conflict.columns(['kind', 'id_hash']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
