import type { ChatMessage } from '#src/contract/chat/chat.schema.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { chatAnswered } from '../notify/push/account-messages.ts';
import { enqueuePush } from '../notify/push/enqueue.ts';
import { countUnreadChat, toChatMessage } from './read-conversation.ts';

/** What is written to a member's conversation, and how its sender calls it. */
type Written = { readonly memberId: string; readonly clientId: string; readonly text: string };

/**
 * Puts a message of the member into the conversation, which opens it again. Under a client id that it has taken already it answers the
 * message that was stored; Refusal('idempotency_conflict') when that one said something else.
 */
export const writeAsMember = (db: Kysely<Tables>, written: Written, now: number): Promise<ChatMessage> =>
  transact(db, async (trx) => {
    await lockConversation(trx, written.memberId, now);
    const stored = await findMessage(trx, written);
    if (!stored) return append(trx, { ...written, author: 'member', name: '', written_by: '' }, now);
    if (stored.author !== 'member' || stored.text !== written.text) throw new Refusal('idempotency_conflict');
    return toChatMessage(stored);
  });

/** `by`: who the operator is; `name`: how the member sees him called. */
type Answer = Written & { readonly by: string; readonly name: string };

/**
 * Puts an answer into the conversation; who answers has read what stands above. The member's devices are told, unless an answer that is
 * unread has told them already.
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

/** Makes the conversation where there is none, and lets everybody else who writes to it wait until this transaction has ended. */
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
