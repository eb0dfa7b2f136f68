import type { Gateway } from '#gateway/context/gateway.ts';

/** Removes unanswered challenges and expired tickets. */
export async function sweepPasskeys({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', clock()).execute();
  await db.deleteFrom('sign_in_tickets').where('expires_at', '<=', clock()).execute();
}
