import type { Gateway } from '#gateway/context/gateway.ts';

/** Ended and expired sessions are stored this long, for questions about who signed in; milliseconds. */
const sessionRetention = 30 * 86_400_000;
/** Longer than a failed login counts. */
const failureRetention = 86_400_000;

/** Removes rows that no call reads again: answered or expired captchas, used tokens, old failures and sessions. */
export async function sweepSessions({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.deleteFrom('handover_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('captchas').where('expires_at', '<=', now).execute();
  await db.deleteFrom('used_tokens').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('login_failures')
    .where('last_failed_at', '<=', now - failureRetention)
    .execute();
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<=', now - sessionRetention)
    .execute();
}
