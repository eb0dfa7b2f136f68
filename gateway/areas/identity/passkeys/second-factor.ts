import type { Protection } from '#src/contract/identity/passkeys.schema.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { hasPassword } from '#gateway/areas/site/has-password.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { secondFactorEnded } from '#gateway/areas/notify/push/account-messages.ts';
import { passkeysOf, showPasskey } from './passkey-rows.ts';
import { countRecoveryCodes, dropRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';

/** Whether a member's password needs a second step. */
export async function hasSecondFactor(db: Kysely<Tables>, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A member's settings of the second factor, as shown. */
export async function readProtection(db: Kysely<Tables>, memberId: string): Promise<Protection> {
  const [passkeys, secondFactor, codesLeft, known] = await Promise.all([
    passkeysOf(db, memberId),
    hasSecondFactor(db, memberId),
    countRecoveryCodes(db, memberId),
    hasPassword(db, memberId),
  ]);
  return { passkeys: passkeys.map(showPasskey), secondFactor, codesLeft, hasPassword: known };
}

/**
 * Lets a password alone sign in no more, and answers ten new recovery codes. Throws Refusal('no_permission') for who has no
 * passkey: codes alone would run out.
 */
export async function beginSecondFactor(trx: Transaction<Tables>, memberId: string, now: number): Promise<string[]> {
  if ((await passkeysOf(trx, memberId)).length === 0) throw new Refusal('no_permission');
  await trx
    .insertInto('second_factors')
    .values({ member_id: memberId, since: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  return replaceRecoveryCodes(trx, memberId);
}

/** Lets the password alone sign in again, drops the recovery codes, and tells the member. Whether there was a second step. */
export async function endSecondFactor(trx: Transaction<Tables>, memberId: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  await dropRecoveryCodes(trx, memberId);
  if (numDeletedRows === 0n) return false;
  await notifyMember(trx, { memberId }, secondFactorEnded, now);
  return true;
}
