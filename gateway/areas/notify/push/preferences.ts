import type { PushPreferences } from '#src/contract/notify/push.schema.ts';
import type { Kysely } from 'kysely';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';

/** The defaults: messages about the account, but no advertising. */
export const defaultPreferences: PushPreferences = { account: true, safety: true, promotions: false };

/** The kinds that a member accepts. */
export async function readPreferences(db: Kysely<Tables>, memberId: string): Promise<PushPreferences> {
  const row = await db.selectFrom('push_preferences').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  return row
    ? { account: row.account === 1, safety: row.safety === 1, promotions: row.promotions === 1 }
    : defaultPreferences;
}

/** Stores which kinds a member takes. */
export async function writePreferences(
  db: Kysely<Tables>,
  memberId: string,
  { account, safety, promotions }: PushPreferences,
): Promise<void> {
  const row = { account: flag(account), safety: flag(safety), promotions: flag(promotions) };
  await db
    .insertInto('push_preferences')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}
