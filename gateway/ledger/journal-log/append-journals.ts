import type { Kysely, Transaction } from 'kysely';
import type { TreeHead } from '#src/contract/records/receipt.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { readMeta, writeMeta } from '../../db/meta.ts';
import type { Tables } from '../../db/tables.ts';
import { transact } from '../../db/transact.ts';
import { growingTree, leafHash, type Node } from './merkle.ts';
import { readNodes } from './read-nodes.ts';
import { subtreesOf } from './subtrees.ts';

/** Journals that one transaction appends. */
const atOnce = 1000;
const lockRow = 'journal-log';

export type SignedHead = Tables['journal_heads'];

/**
 * Gives the journals that are committed and have no place yet their places, by time, and signs the new root; answers how many it took.
 * Of several processes one does it at a time, and no booking waits. `follow` runs in the same transaction.
 */
export async function appendJournals(
  db: Kysely<Tables>,
  now: number,
  sign: (head: TreeHead) => SignedHead,
  follow: (trx: Transaction<Tables>, head: SignedHead) => Promise<unknown> = () => Promise.resolve(),
): Promise<number> {
  const waiting = await db.selectFrom('unlogged_journals').select('journal_id').limit(1).executeTakeFirst();
  if (!waiting) return 0;
  if ((await readMeta(db, lockRow)) === undefined) await writeMeta(db, lockRow, '');
  return transact(db, async (trx) => {
    // The lock of all that append; what is read after it is not older than the last one.
    await trx.updateTable('meta').set({ value: '' }).where('key', '=', lockRow).execute();
    const journals = await trx
      .selectFrom('unlogged_journals')
      .innerJoin('journals', 'journals.id', 'unlogged_journals.journal_id')
      .select(['journals.id', 'journals.hash'])
      .orderBy('journals.id')
      .limit(atOnce)
      .execute();
    if (journals.length === 0) return 0;
    const head = sign(await append(trx, journals, now));
    await trx.insertInto('journal_heads').values(head).execute();
    await follow(trx, head);
    return journals.length;
  });
}

type Unlogged = Pick<Tables['journals'], 'id' | 'hash'>;

async function append(trx: Transaction<Tables>, journals: readonly Unlogged[], now: number): Promise<TreeHead> {
  const size = await sizeOf(trx);
  const edge = subtreesOf({ start: 0, end: size });
  const hashOf = await readNodes(trx, edge);
  const tree = growingTree(edge.map((subtree) => ({ ...subtree, hash: hashOf(subtree) })));
  const made: Node[] = journals.flatMap(({ hash }) => tree.add(leafHash(hash)));
  const leaves = made.filter(({ level }) => level === 0);
  await insertRows(
    trx,
    'journal_leaves',
    leaves.map(({ place, hash }, index) => ({ place, journal_id: journals[index]?.id ?? '', hash })),
  );
  const nodes = made.filter(({ level }) => level > 0);
  if (nodes.length > 0) await insertRows(trx, 'journal_nodes', nodes);
  const ids = journals.map(({ id }) => id);
  await trx.deleteFrom('unlogged_journals').where('journal_id', 'in', ids).execute();
  return { size: size + journals.length, root: tree.root(), at: now };
}

/** How many journals have their place. */
async function sizeOf(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('journal_leaves')
    .select('place')
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? row.place + 1 : 0;
}
