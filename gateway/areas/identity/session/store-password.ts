import type { Transaction, UpdateResult } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';

/** `before`: the hash that is replaced; with another one in its place nothing is stored. */
type Stored = { readonly memberId: string; readonly hash: string; readonly before?: string };

/**
 * Replaces a password's hash, cancels a pending one (recovery/recovery-waits.ts), and ends a first one that an agent chose. False where another call
 * has just done so, or the account is locked.
 */
export async function storePassword(
  { clock }: Pick<Gateway, 'clock'>,
  trx: Transaction<Tables>,
  { memberId, hash, before }: Stored,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set({ password_hash: hash })
    .where('id', '=', memberId)
    .where('status', '=', 'open')
    .$if(before !== undefined, (update) => update.where('password_hash', '=', before ?? ''))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await trx.deleteFrom('recovery_waits').where('member_id', '=', memberId).execute();
  await trx.deleteFrom('first_passwords').where('member_id', '=', memberId).execute();
  const changed = { changed_at: clock() };
  await trx
    .insertInto('password_changes')
    .values({ member_id: memberId, ...changed })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(changed))
    .execute();
  return true;
}

/** Replaces the hash of a member's password by another one of the same password, unless the password was changed since. */
export const replaceHash = (
  { db }: Pick<Gateway, 'db'>,
  { id, before, hash }: { readonly id: string; readonly before: string; readonly hash: string },
): Promise<UpdateResult> =>
  db
    .updateTable('members')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .executeTakeFirst();
