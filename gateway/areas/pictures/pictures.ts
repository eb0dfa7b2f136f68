import { type Kysely, sql, type Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** Maximum number of a member's unattached pictures; beyond it the oldest is removed. */
const mostWaiting = 6;
/** The bytes of all that a member has sent; of more the oldest go. */
const mostBytes = 20_000_000;
/** Lifetime of an unattached picture, and of an attached one; ms. */
const waits = 7 * 86_400_000;
const stored = 365 * 86_400_000;

/** Stores a picture, to be attached later; returns its id. */
export async function addPicture(
  trx: Transaction<Tables>,
  memberId: string,
  image: Buffer,
  now: number,
): Promise<string> {
  const id = newId(now);
  await trx
    .insertInto('pictures')
    .values({ id, member_id: memberId, kind: 'feedback', feedback_id: null, place: 0, image, created_at: now })
    .execute();
  const tooMany = await findTooMany(trx, memberId);
  if (tooMany.length > 0) await trx.deleteFrom('pictures').where('id', 'in', tooMany).execute();
  return id;
}

/** Pictures beyond a member's quotas: of unattached ones by number, of all by bytes, newest first. */
async function findTooMany(trx: Transaction<Tables>, memberId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('pictures')
    .select(['id', 'feedback_id', sql<number>`octet_length(image)`.as('bytes')])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'feedback')
    .orderBy('id', 'desc')
    .execute();
  let [waiting, bytes] = [0, 0];
  const tooMany = rows.filter((row) => {
    if (row.feedback_id === null) waiting += 1;
    bytes += row.bytes;
    return bytes > mostBytes || (row.feedback_id === null && waiting > mostWaiting);
  });
  return tooMany.map(({ id }) => id);
}

/** A picture of the member's own; throws Refusal('not_found') for any other. */
export async function readPicture(db: Kysely<Tables>, memberId: string, id: string): Promise<Buffer> {
  const row = await db
    .selectFrom('pictures')
    .select('image')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row.image;
}

/** Removes an unattached picture; one that is missing, attached or another member's is left alone. */
export async function removePicture(db: Kysely<Tables>, memberId: string, id: string): Promise<void> {
  await db
    .deleteFrom('pictures')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'feedback')
    .where('feedback_id', 'is', null)
    .execute();
}

/** Puts pictures of the member that wait with a feedback, in this order. Throws Refusal('invalid_request') when one does not wait. */
export async function attachPictures(
  trx: Transaction<Tables>,
  memberId: string,
  feedbackId: string,
  ids: readonly string[],
): Promise<void> {
  for (const [place, id] of ids.entries()) {
    const { numUpdatedRows } = await trx
      .updateTable('pictures')
      .set({ feedback_id: feedbackId, place })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('kind', '=', 'feedback')
      .where('feedback_id', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal('invalid_request', { fields: ['pictures'] });
  }
}

/** Removes an unattached picture of the member and returns its bytes, for a caller that stores them itself. Throws Refusal('invalid_request') where there is none of this id. */
export async function takePicture(trx: Transaction<Tables>, memberId: string, id: string): Promise<Buffer> {
  const taken = await trx
    .deleteFrom('pictures')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'feedback')
    .where('feedback_id', 'is', null)
    .returning('image')
    .executeTakeFirst();
  if (!taken) throw new Refusal('invalid_request', { fields: ['picture'] });
  return taken.image;
}

/** Replaces a member's icon; returns its id. */
export async function replaceIcon(
  trx: Transaction<Tables>,
  memberId: string,
  image: Buffer,
  now: number,
): Promise<string> {
  await removeIcon(trx, memberId);
  const id = newId(now);
  await trx
    .insertInto('pictures')
    .values({ id, member_id: memberId, kind: 'icon', feedback_id: null, place: 0, image, created_at: now })
    .execute();
  return id;
}

export async function removeIcon(db: Kysely<Tables>, memberId: string): Promise<void> {
  await db.deleteFrom('pictures').where('member_id', '=', memberId).where('kind', '=', 'icon').execute();
}

/** The id of a member's icon; empty when there is none. */
export async function findIcon(db: Kysely<Tables>, memberId: string): Promise<string> {
  const row = await db
    .selectFrom('pictures')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'icon')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id ?? '';
}

/** Removes pictures that have waited in vain or are old; icons stay. */
export async function sweepPictures({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  const old = db.deleteFrom('pictures').where('kind', '=', 'feedback');
  await old.where('created_at', '<=', clock() - stored).execute();
  await old
    .where('feedback_id', 'is', null)
    .where('created_at', '<=', clock() - waits)
    .execute();
}
