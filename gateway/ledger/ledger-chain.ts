import type { Kysely, Transaction } from 'kysely';
import { compiled, type Params } from '../db/compiled.ts';
import { journalHash } from '../db/journal-hash.ts';
import type { HashedJournal } from '#src/contract/records/receipt.ts';
import type { Tables } from '../db/tables.ts';

/** How many journals are read at once when the chains are checked. */
const batch = 500;

type Link = { readonly chain: string; readonly seq: number; readonly hash: string };

/** A statement of its own: one that waited for the lock of the account would answer what stood there before it waited. */
const findHead = compiled((db, param: Params<{ chain: string }>) =>
  db.selectFrom('journals').select(['seq', 'hash']).where('chain', '=', param('chain')).orderBy('seq', 'desc').limit(1),
);

/**
 * The place and the hash of a journal that is about to be written. Its chain is that of the account whose row it locked last,
 * and holds until it commits: no other transaction can write to this chain meanwhile, and this adds no further waiting.
 */
export async function linkJournal(
  trx: Transaction<Tables>,
  journal: Omit<HashedJournal, 'seq'>,
): Promise<{ seq: number; hash: string }> {
  const head = await findHead.first(trx, journal);
  const seq = (head?.seq ?? 0) + 1;
  return { seq, hash: journalHash(head?.hash ?? '', { ...journal, seq }) };
}

/** The first journal of each chain that was altered, or does not follow the previous one; ids. */
export async function findBrokenChains(db: Kysely<Tables>): Promise<string[]> {
  const broken = new Map<string, string>();
  for await (const { id, chain } of brokenJournals(db)) if (!broken.has(chain)) broken.set(chain, id);
  return [...broken.values()];
}

/** Every journal that was altered, or does not follow what stands before it; ids. */
export async function findBrokenJournals(db: Kysely<Tables>): Promise<string[]> {
  const broken: string[] = [];
  for await (const { id } of brokenJournals(db)) broken.push(id);
  return broken;
}

async function* brokenJournals(db: Kysely<Tables>): AsyncGenerator<Tables['journals']> {
  let last: Link | null = null;
  for (;;) {
    const journals: Tables['journals'][] = await journalsAfter(db, last);
    if (journals.length === 0) return;
    const postings = await postingsOf(
      db,
      journals.map(({ id }) => id),
    );
    for (const row of journals) {
      const before: Link = row.chain === last?.chain ? last : { chain: row.chain, seq: 0, hash: '' };
      const { id, kind, ref, chain, seq, made_by: madeBy, created_at: createdAt } = row;
      const journal = { id, kind, ref, chain, seq, madeBy, createdAt, postings: postings.get(id) ?? [] };
      if (seq !== before.seq + 1 || row.hash !== journalHash(before.hash, journal)) yield row;
      last = { chain, seq, hash: row.hash };
    }
  }
}

/** The last journal of every chain: an operator stores it elsewhere, to detect later changes of earlier journals. */
export function chainHeads(db: Kysely<Tables>) {
  const heads = db
    .selectFrom('journals')
    .select((eb) => ['chain as of', eb.fn.max('seq').as('last')])
    .groupBy('chain')
    .as('heads');
  return db
    .selectFrom('journals')
    .innerJoin(heads, (join) => join.onRef('heads.of', '=', 'journals.chain').onRef('heads.last', '=', 'journals.seq'))
    .select(['hash', 'seq', 'chain'])
    .orderBy('chain')
    .execute();
}

/** Those of the noted hashes that no journal has any more. */
export async function missingHashes(db: Kysely<Tables>, noted: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const hash of noted) {
    const found = await db.selectFrom('journals').select('id').where('hash', '=', hash).executeTakeFirst();
    if (!found) missing.push(hash);
  }
  return missing;
}

function journalsAfter(db: Kysely<Tables>, last: Link | null) {
  const all = db.selectFrom('journals').selectAll().orderBy('chain').orderBy('seq').limit(batch);
  if (!last) return all.execute();
  return all.where((eb) => eb(eb.refTuple('chain', 'seq'), '>', eb.tuple(last.chain, last.seq))).execute();
}

async function postingsOf(db: Kysely<Tables>, ids: readonly string[]) {
  const rows = await db.selectFrom('postings').selectAll().where('journal_id', 'in', ids).execute();
  const postings = rows.map((row) => ({ id: row.journal_id, accountId: row.account_id, amount: row.amount_minor }));
  return Map.groupBy(postings, ({ id }) => id);
}
