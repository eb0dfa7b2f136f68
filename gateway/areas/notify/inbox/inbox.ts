import { inboxPageSize as pageSize } from '#src/contract/core/limits.ts';
import type { Message } from '#src/contract/notify/messages.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';

/** The number of a member's unread messages. */
export async function countUnread(db: Kysely<Tables>, memberId: string): Promise<number> {
  const { n } = await db
    .selectFrom('inbox')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** A page of a member's inbox, the last sent first. */
export async function listInbox(db: Kysely<Tables>, memberId: string, pageNo: number, language: Language) {
  const own = db.selectFrom('inbox').where('inbox.member_id', '=', memberId);
  const { n } = await own.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await own
    .innerJoin('messages', 'messages.id', 'inbox.message_id')
    .selectAll('messages')
    .select('inbox.read_at')
    .orderBy('inbox.created_at', 'desc')
    .orderBy('inbox.message_id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const list = rows.map((row) => toMessage(row, language));
  return { list, pageNum: pageNo, totalPages: Math.ceil(n / pageSize), totalCount: n };
}

const toMessage = (row: Tables['messages'] & { read_at: number | null }, language: Language): Message => ({
  id: row.id,
  kind: row.kind,
  title: inLanguage(row.title_pt, row.title_en, language),
  content: inLanguage(row.content_pt, row.content_en, language),
  path: row.path,
  sentAt: row.created_at,
  read: row.read_at !== null,
});

/** A message in only one language is shown in that language. */
const inLanguage = (pt: string, en: string, language: Language): string => (language === 'en' ? en || pt : pt || en);

/** Marks messages of a member as read, all without ids, and returns the number left unread. */
export async function markRead(
  db: Kysely<Tables>,
  memberId: string,
  ids: readonly string[] | undefined,
  now: number,
): Promise<number> {
  const unread = db
    .updateTable('inbox')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null);
  await (ids ? unread.where('message_id', 'in', ids) : unread).execute();
  return countUnread(db, memberId);
}

/** Deletes messages from a member's inbox, and returns the number left unread. */
export async function deleteFromInbox(db: Kysely<Tables>, memberId: string, ids: readonly string[]): Promise<number> {
  await db.deleteFrom('inbox').where('member_id', '=', memberId).where('message_id', 'in', ids).execute();
  return countUnread(db, memberId);
}
