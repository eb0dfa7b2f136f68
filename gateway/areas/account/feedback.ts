import type { Feedback } from '#src/contract/account/feedback.schema.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { newId } from '#gateway/process/new-id.ts';
import { attachPictures } from '../pictures/pictures.ts';

const pageSize = 10;

type Sent = { readonly type: number; readonly content: string; readonly pictures: readonly string[] };

/** Stores a member's feedback and attaches uploaded pictures; returns its id. */
export async function addFeedback(
  trx: Transaction<Tables>,
  memberId: string,
  sent: Sent,
  now: number,
): Promise<string> {
  const id = newId(now);
  const { type, content, pictures } = sent;
  await trx
    .insertInto('feedback')
    .values({ id, member_id: memberId, type, content, created_at: now, answer: '', answered_at: null, answered_by: '' })
    .execute();
  await attachPictures(trx, memberId, id, pictures);
  return id;
}

/** A page of what a member has written, the last sent first. */
export async function listFeedback(
  db: Kysely<Tables>,
  memberId: string,
  pageNo: number,
): Promise<{ list: Feedback[]; pageNum: number; totalPages: number }> {
  const own = db.selectFrom('feedback').where('member_id', '=', memberId);
  const { n } = await own.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const pictures = await picturesOf(db, rows);
  const list = rows.map(({ id, type, content, created_at, answer, answered_at }) => ({
    id,
    type: type as Feedback['type'],
    content,
    pictures: pictures.filter((picture) => picture.feedback_id === id).map((picture) => picture.id),
    sentAt: created_at,
    answer,
    answeredAt: answered_at,
  }));
  return { list, pageNum: pageNo, totalPages: Math.ceil(n / pageSize) };
}

async function picturesOf(db: Kysely<Tables>, rows: readonly { id: string }[]) {
  if (rows.length === 0) return [];
  return db
    .selectFrom('pictures')
    .select(['id', 'feedback_id'])
    .where(
      'feedback_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('place')
    .execute();
}
