import type { Transaction } from 'kysely';
import { emptyProfile } from '../db/empty-profile.ts';
import type { Tables } from '../db/tables.ts';
import type { Member } from './member.ts';

/** Gives a member a profile who did not register by the form, and so has none until they enter details. */
export async function ensureProfile(
  trx: Transaction<Tables>,
  { id, merchantCode }: Pick<Member, 'id' | 'merchantCode'>,
): Promise<void> {
  await trx
    .insertInto('member_profiles')
    .values({ member_id: id, merchant_code: merchantCode, ...emptyProfile })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}
