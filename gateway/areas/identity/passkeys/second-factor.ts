import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { secondFactorEnded } from '#gateway/areas/notify/push/account-messages.ts';
import { authenticatorsOf } from '../authenticators/authenticator-rows.ts';
import { passkeysOf } from './passkey-rows.ts';
import { dropRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';

/** Whether a member's password needs a second step. */
export async function hasSecondFactor(db: Kysely<Tables>, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a member has what a second step asks for: a passkey, or an app that shows codes. */
export async function hasSecondProof(db: Kysely<Tables>, memberId: string): Promise<boolean> {
  return (await passkeysOf(db, memberId)).length > 0 || (await authenticatorsOf(db, memberId)).length > 0;
}

/**
 * Lets a password alone sign in no more, and answers ten new recovery codes. Throws Refusal('no_permission') for who has neither
 * a passkey nor an app that shows codes: recovery codes alone would run out.
 */
export async function beginSecondFactor(trx: Transaction<Tables>, memberId: string, now: number): Promise<string[]> {
  if (!(await hasSecondProof(trx, memberId))) throw new Refusal('no_permission');
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

/** Ends the second step of a member who has just removed what it asked for; whether it was the last. */
export const endWithoutProof = async (trx: Transaction<Tables>, memberId: string, now: number): Promise<boolean> =>
  !(await hasSecondProof(trx, memberId)) && endSecondFactor(trx, memberId, now);
