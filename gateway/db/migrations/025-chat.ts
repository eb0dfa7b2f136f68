import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** The live chat: one conversation for each member, and its messages in the order of its own numbers. */
export const chat = {
  /** `last_seq`: the last number assigned; `…_read_seq`: the last one that each side has read. `changed_at`: the last message. */
  chat_conversations: {
    member_id: '-> members.id',
    state: 'text: open|closed',
    last_seq: 'integer',
    member_read_seq: 'integer',
    operator_read_seq: 'integer',
    changed_at: 'long',
  },
  /** `client_id`: the sender's idempotency key. `name`: the operator's display name; `written_by`: the operator. */
  chat_messages: {
    member_id: '-> chat_conversations.member_id',
    seq: 'integer',
    client_id: 'text',
    author: 'text: member|operator',
    name: 'text',
    written_by: 'text',
    text: 'text',
    created_at: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, chat, {
    chat_conversations: {
      primaryKey: ['member_id'],
      indexes: { waiting: ['state', 'changed_at'] },
      checks: { read: sql`member_read_seq <= last_seq and operator_read_seq <= last_seq` },
    },
    chat_messages: {
      primaryKey: ['member_id', 'seq'],
      unique: [['member_id', 'client_id']],
      indexes: { age: ['created_at'] },
    },
  });
