import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** A single-use token: `id` identifies it within its `kind` and is no secret. */
type Token = { readonly kind: string; readonly id: string; readonly expiresAt: number };

/** Consumes a one-time token, atomically: false when it was used before. It is stored until it would have expired anyway. */
export async function consumeToken(db: Kysely<Tables>, { kind, id, expiresAt }: Token): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_tokens')
    .values({ kind, id_hash: id, expires_at: Math.ceil(expiresAt) })
    .onConflict((conflict) => conflict.columns(['kind', 'id_hash']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
