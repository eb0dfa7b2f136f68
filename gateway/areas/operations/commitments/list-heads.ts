import { headsOnPage } from '#src/contract/site/commitments.ts';
import type { Head, Link } from '#src/contract/site/commitment-chain.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';

type SignedHead = Head & { readonly publicKey: string; readonly signature: string };

const toHead = ({ public_key: publicKey, ...head }: Tables['commitment_heads']): SignedHead => ({ ...head, publicKey });

/** A page of the heads, newest first. */
export async function listHeads(db: Kysely<Tables>, pageNo: number) {
  const rows = await db
    .selectFrom('commitment_heads')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(headsOnPage + 1)
    .offset((pageNo - 1) * headsOnPage)
    .execute();
  return { heads: rows.slice(0, headsOnPage).map(toHead), pageNum: pageNo, hasMore: rows.length > headsOnPage };
}

/** The links under a head, in their order. */
export async function linksOf(db: Kysely<Tables>, head: number): Promise<(Link & { readonly hash: string })[]> {
  const rows = await db.selectFrom('commitments').selectAll().where('head', '=', head).orderBy('seq').execute();
  return rows.map(({ seq, kind, ref, commitment, created_at: createdAt, hash }) => ({
    ...{ seq: seq ?? 0, kind, ref, commitment, createdAt },
    hash: hash ?? '',
  }));
}

/** Every commitment under a head. Refuses with not_found where there is no such head. */
export async function readDay(db: Kysely<Tables>, number: number) {
  const row = await db.selectFrom('commitment_heads').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  const earlier = await db
    .selectFrom('commitment_heads')
    .select('hash')
    .where('number', '=', number - 1)
    .executeTakeFirst();
  const list = (await linksOf(db, number)).map(({ hash: _hash, ...link }) => link);
  return { head: toHead(row), before: earlier?.hash ?? '', list };
}
