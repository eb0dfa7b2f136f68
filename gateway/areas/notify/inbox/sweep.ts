import type { Gateway } from '#gateway/context/gateway.ts';

/** Lifetime of a message; ms. */
const kept = 365 * 86_400_000;

/** Removes old messages, and those without an inbox. */
export async function sweepMessages({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  const before = clock() - kept;
  await db.deleteFrom('inbox').where('created_at', '<=', before).execute();
  await db
    .deleteFrom('messages')
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('inbox').select('message_id').whereRef('inbox.message_id', '=', 'messages.id'))),
    )
    .execute();
}
