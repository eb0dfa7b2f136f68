import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import type { PushMessage } from '#gateway/areas/notify/push/enqueue.ts';

type Ending = {
  readonly memberId: string;
  /** The session that stays open. */
  readonly except?: string | undefined;
  /** The message to the member's devices, including those whose sessions end. */
  readonly tell: PushMessage;
  readonly now: number;
};

/**
 * Ends the sessions of a member at once, for every process. Their devices are notified before their subscriptions are removed: a message that is enqueued
 * with the end of a session still reaches its device (push/find-due.ts).
 */
export async function endSessionsOf(
  trx: Transaction<Tables>,
  { memberId, except = '', tell, now }: Ending,
): Promise<void> {
  await notifyMember(trx, { memberId, exceptSession: except }, tell, now);
  await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('id', '!=', except)
    .where('ended_at', 'is', null)
    .execute();
}
