import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';

/** The hash of an account without a password: no password has it. */
export const noPassword = '';

/** Whether an account has a password; one that was opened by a social account has none until its owner sets one. */
export async function hasPassword(db: Kysely<Tables>, memberId: string): Promise<boolean> {
  const { password_hash: hash } = await db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return hash !== noPassword;
}
