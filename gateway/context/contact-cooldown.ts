import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Period in which a new mobile number or email address does not recover a password, as a thief may have set it; ms. */
export const contactCooldown = 3 * 86_400_000;

const kind = 'contact';

/** Notes, in the transaction that sets it, that a member has another mobile number or e-mail address. */
export async function recordNewContact(trx: Kysely<Tables>, memberId: string, now: number): Promise<void> {
  const expires_at = now + contactCooldown;
  await trx
    .insertInto('used_tokens')
    .values({ kind, id_hash: memberId, expires_at })
    .onConflict((conflict) => conflict.columns(['kind', 'id_hash']).doUpdateSet({ expires_at }))
    .execute();
}

/** Whether a member's contact data has changed within that period. */
export async function isContactRecent(db: Kysely<Tables>, memberId: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('used_tokens')
    .select('expires_at')
    .where('kind', '=', kind)
    .where('id_hash', '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
