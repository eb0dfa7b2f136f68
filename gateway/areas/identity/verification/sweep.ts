import type { Gateway } from '#gateway/context/gateway.ts';

/** Messages are stored this long, without their texts where a carrier took them, for questions about what came; milliseconds. */
const messageRetention = 7 * 86_400_000;

/** Removes challenges and codes that are worth nothing any more, and old messages. */
export async function sweepVerification({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.deleteFrom('human_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sms_codes').where('expires_at', '<=', now).execute();
  // Nobody needs the text of a code that has expired.
  await db
    .updateTable('sms_messages')
    .set({ sealed_text: '' })
    .where('expires_at', '<=', now)
    .where('sealed_text', '!=', '')
    .execute();
  await db
    .deleteFrom('sms_messages')
    .where('created_at', '<=', now - messageRetention)
    .execute();
}
