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

/** Whether a member has a factor for the second step: a passkey, or an authenticator app. */
export async function hasSecondProof(db: Kysely<Tables>, memberId: string): Promise<boolean> {
  return (await passkeysOf(db, memberId)).length > 0 || (await authenticatorsOf(db, memberId)).length > 0;
}

/**
 * Requires a second step after the password, and returns ten new recovery codes. Throws Refusal('no_permission') for a member with neither
 * a passkey nor an authenticator app: recovery codes alone would run out.
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

/** Ends the second step, removes the recovery codes, and notifies the member. Returns whether there was a second step. */
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
