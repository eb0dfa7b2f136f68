import type { Kysely } from 'kysely';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';

/** Whether a member's money follows them into games of vendors with wallets of their own; it does until they say otherwise. */
export async function readFollows(db: Kysely<Tables>, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('wallet_settings')
    .select('follow')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.follow !== 0;
}

export const setFollows = (db: Kysely<Tables>, memberId: string, follows: boolean) =>
  db
    .insertInto('wallet_settings')
    .values({ member_id: memberId, follow: flag(follows) })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ follow: flag(follows) }))
    .execute();
