import type { ChatMessage } from '#src/contract/chat/chat.schema.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { chatAnswered } from '../notify/push/account-messages.ts';
import { enqueuePush } from '../notify/push/enqueue.ts';
import { countUnreadChat, toChatMessage } from './read-conversation.ts';

/** A message to a member's conversation, with its sender's id of it. */
type Written = { readonly memberId: string; readonly clientId: string; readonly text: string };

/**
 * Adds a member's message to the conversation, which reopens it. A repeated client id returns the
 * stored message; Refusal('idempotency_conflict') where its text differs.
 */
export const writeAsMember = (db: Kysely<Tables>, written: Written, now: number): Promise<ChatMessage> =>
  transact(db, async (trx) => {
    await lockConversation(trx, written.memberId, now);
    const stored = await findMessage(trx, written);
    if (!stored) return append(trx, { ...written, author: 'member', name: '', written_by: '' }, now);
    if (stored.author !== 'member' || stored.text !== written.text) throw new Refusal('idempotency_conflict');
    return toChatMessage(stored);
  });

/** `by`: the operator's own name; `name`: the one shown to the member. */
type Answer = Written & { readonly by: string; readonly name: string };

/**
 * Adds an operator's answer to the conversation and marks it as read by the operator. The member's devices are notified, unless an unread
 * answer has notified them already.
 */
export const writeAsOperator = (db: Kysely<Tables>, { by, ...answer }: Answer, now: number): Promise<ChatMessage> =>
  transact(db, async (trx) => {
    const { memberId } = answer;
    await lockConversation(trx, memberId, now);
    const isFirst = (await countUnreadChat(trx, memberId)) === 0;
    const message = await append(trx, { ...answer, author: 'operator', written_by: by }, now);
    await trx
      .updateTable('chat_conversations')
      .set({ operator_read_seq: message.seq })
      .where('member_id', '=', memberId)
      .execute();
    if (isFirst) await enqueuePush(trx, { memberId }, chatAnswered, now);
    return message;
  });

/** Creates the conversation where it is missing, and locks it for this transaction. */
async function lockConversation(trx: Transaction<Tables>, memberId: string, now: number): Promise<void> {
  const begin = { member_id: memberId, last_seq: 0, member_read_seq: 0, operator_read_seq: 0 };
  await trx
    .insertInto('chat_conversations')
    .values({ ...begin, state: 'open', changed_at: now })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((eb) => ({ last_seq: eb.ref('chat_conversations.last_seq') })),
    )
    .execute();
}

const findMessage = (trx: Transaction<Tables>, { memberId, clientId }: Written) =>
  trx
    .selectFrom('chat_messages')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

type New = Written & Pick<Tables['chat_messages'], 'author' | 'name' | 'written_by'>;

/** Takes the next number of a locked conversation, which is open from now on: numbers are committed in their order. */
async function append(
  trx: Transaction<Tables>,
  { memberId, clientId, ...message }: New,
  now: number,
): Promise<ChatMessage> {
  const { last_seq: seq } = await trx
    .updateTable('chat_conversations')
    .set((eb) => ({ last_seq: eb('last_seq', '+', 1), state: 'open', changed_at: now }))
    .where('member_id', '=', memberId)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  const row = { ...message, member_id: memberId, seq, client_id: clientId, created_at: now };
  await trx.insertInto('chat_messages').values(row).execute();
  return toChatMessage(row);
}

/** Lifetime of a chat message; ms. */
const kept = 180 * 86_400_000;

/** Removes old messages; the numbers of their conversations go on where they were. */
export async function sweepChats({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('chat_messages')
    .where('created_at', '<=', clock() - kept)
    .execute();
}
