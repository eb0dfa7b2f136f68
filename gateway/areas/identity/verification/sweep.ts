import type { Gateway } from '#gateway/context/gateway.ts';

/** Removes challenges and codes that are worth nothing any more. */
export async function sweepVerification({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.deleteFrom('human_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sms_codes').where('expires_at', '<=', now).execute();
}
