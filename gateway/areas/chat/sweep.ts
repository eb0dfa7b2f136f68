import type { Gateway } from '#gateway/context/gateway.ts';

/** Lifetime of a chat message; ms. */
const kept = 180 * 86_400_000;

/** Removes old messages; the numbers of their conversations go on where they were. */
export async function sweepChats({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('chat_messages')
    .where('created_at', '<=', clock() - kept)
    .execute();
}
