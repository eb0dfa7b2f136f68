import { chatPageSize } from '#src/contract/chat/chat.ts';
import type { ChatMessage, ChatState } from '#src/contract/chat/chat.schema.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';

type Conversation = Pick<Tables['chat_conversations'], 'state' | 'last_seq' | 'member_read_seq' | 'operator_read_seq'>;

export const toChatMessage = (row: Tables['chat_messages']): ChatMessage => ({
  seq: row.seq,
  clientId: row.client_id,
  author: row.author,
  name: row.name,
  text: row.text,
  sentAt: row.created_at,
});

const toChatState = (row: Conversation | undefined): ChatState => ({
  lastSeq: row?.last_seq ?? 0,
  memberReadSeq: row?.member_read_seq ?? 0,
  operatorReadSeq: row?.operator_read_seq ?? 0,
  open: row?.state === 'open',
});

/** The state of a member's conversation: that of an empty one where nothing has been written yet. */
export const readChatState = async (db: Kysely<Tables>, memberId: string): Promise<ChatState> =>
  toChatState(
    await db.selectFrom('chat_conversations').selectAll().where('member_id', '=', memberId).executeTakeFirst(),
  );

const messagesOf = (db: Kysely<Tables>, memberId: string) =>
  db.selectFrom('chat_messages').selectAll().where('member_id', '=', memberId);

/** A page of messages in their order: the last ones, or the last before a number; `more`: there are others above. */
export async function listBefore(db: Kysely<Tables>, memberId: string, before?: number) {
  const rows = await messagesOf(db, memberId)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(chatPageSize + 1)
    .execute();
  return {
    list: rows.slice(0, chatPageSize).toReversed().map(toChatMessage),
    more: rows.length > chatPageSize,
  };
}

/** The messages after a number, in order; at most a page. */
export async function listAfter(db: Kysely<Tables>, memberId: string, after: number): Promise<ChatMessage[]> {
  const rows = await messagesOf(db, memberId).where('seq', '>', after).orderBy('seq').limit(chatPageSize).execute();
  return rows.map(toChatMessage);
}

/** The number of a member's unread answers [S1-386]. */
export async function countUnreadChat(db: Kysely<Tables>, memberId: string): Promise<number> {
  const { n } = await db
    .selectFrom('chat_messages')
    .innerJoin('chat_conversations as talk', 'talk.member_id', 'chat_messages.member_id')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('chat_messages.member_id', '=', memberId)
    .where('author', '=', 'operator')
    .whereRef('seq', '>', 'talk.member_read_seq')
    .executeTakeFirstOrThrow();
  return n;
}

/** Records up to which message one side has read: never backwards, never beyond the last. Returns whether it changed. */
export async function markChatRead(
  db: Kysely<Tables>,
  memberId: string,
  side: 'member' | 'operator',
  seq: number,
): Promise<boolean> {
  const column = `${side}_read_seq` as const;
  const { numUpdatedRows } = await db
    .updateTable('chat_conversations')
    .set({ [column]: seq })
    .where('member_id', '=', memberId)
    .where(column, '<', seq)
    .where('last_seq', '>=', seq)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
