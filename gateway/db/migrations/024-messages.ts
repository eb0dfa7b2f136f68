import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Messages to members: the texts, and the inboxes. */
export const messages = {
  /** Contents are HTML; if a language is empty, the other one is shown. */
  messages: {
    id: 'key',
    kind: 'text: account|safety|promotions',
    title_pt: 'text',
    title_en: 'text',
    content_pt: 'text',
    content_en: 'text',
    path: 'text',
    created_at: 'long',
  },
  /** `created_at` is the message's own, for the order of a page; a deleted message has no row. */
  inbox: {
    member_id: '-> members.id',
    message_id: '-> messages.id',
    created_at: 'long',
    read_at: 'long?',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, messages, {
    messages: { indexes: { age: ['created_at'] } },
    inbox: {
      primaryKey: ['member_id', 'message_id'],
      indexes: {
        page: ['member_id', 'created_at', 'message_id'],
        unread: ['member_id', 'read_at'],
        message: ['message_id'],
      },
    },
  });
