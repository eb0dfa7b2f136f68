import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { type Inviter, makeCode } from '../identity/registration/make-code.ts';

/** Maximum number of new codes a member and day. */
const codesInDay = 10;
const day = 86_400_000;

/** The member's present code: the oldest that is good at `now` (epoch ms); made where there is none. */
export async function ensureCode(db: Kysely<Tables>, inviter: Inviter, now: number): Promise<string> {
  return (await findCode(db, inviter, now)) ?? transact(db, (trx) => ensureCodeWithin(trx, inviter, now));
}

/** The same in a running transaction. Of two who ask at once the second finds the code of the first. */
export async function ensureCodeWithin(trx: Transaction<Tables>, inviter: Inviter, now: number): Promise<string> {
  await lockMember(trx, inviter);
  return (await findCode(trx, inviter, now)) ?? makeCode(trx, inviter, now);
}

/** Ends every code of the member at `now` (epoch ms) and returns the new one, the only valid one then. Members invited by an old one stay invited. */
export async function renewCode(trx: Transaction<Tables>, inviter: Inviter, now: number): Promise<string> {
  await lockMember(trx, inviter);
  await trx
    .updateTable('affiliate_codes')
    .set({ expires_at: now })
    .where('merchant_code', '=', inviter.merchant)
    .where('member_id', '=', inviter.memberId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .execute();
  return makeCode(trx, inviter, now);
}

/** Throws Refusal('rate_limited') for a member who has made as many codes as may be in the day before `now` (epoch ms). */
export async function refuseManyCodes(trx: Transaction<Tables>, inviter: Inviter, now: number): Promise<void> {
  await lockMember(trx, inviter);
  const made = await trx
    .selectFrom('affiliate_codes')
    .select('created_at')
    .where('merchant_code', '=', inviter.merchant)
    .where('member_id', '=', inviter.memberId)
    .where('created_at', '>', now - day)
    .orderBy('created_at', 'desc')
    .execute();
  const tenth = made[codesInDay - 1];
  if (tenth) throw new Refusal('rate_limited', { retryAfter: Math.ceil((tenth.created_at + day - now) / 1000) });
}

async function findCode(db: Kysely<Tables>, { merchant, memberId }: Inviter, now: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('affiliate_codes')
    .select('code')
    .where('merchant_code', '=', merchant)
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('created_at')
    .orderBy('code')
    .limit(1)
    .executeTakeFirst();
  return found?.code;
}

/** Locks the member's row by an update without a change: a concurrent change of the same member's codes waits for the transaction. */
async function lockMember(trx: Transaction<Tables>, { memberId }: Inviter): Promise<void> {
  await trx
    .updateTable('members')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', memberId)
    .execute();
}
