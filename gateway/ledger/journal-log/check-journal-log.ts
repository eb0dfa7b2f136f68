import { treeHeadText } from '#src/contract/records/receipt.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { emptyRoot, growingTree, leafHash, type Node } from './merkle.ts';

/** Leaves that are read at once. */
const batch = 512;

/** An error, and the row that has it: `journal_leaves 17`. */
type Fault = { readonly what: string; readonly id: string };
type IsSigned = (publicKey: string, text: string, signature: string) => boolean;

/**
 * Computes the whole log of journals again and compares every leaf with its journal, every node and every signed root; an empty list means
 * no errors. `publicKey`: the key that signs, where it is known.
 */
export async function checkJournalLog(
  db: Kysely<Tables>,
  isSigned: IsSigned,
  publicKey: string | undefined,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const heads = new Map((await db.selectFrom('journal_heads').selectAll().execute()).map((head) => [head.size, head]));
  const tree = growingTree([]);
  const checkHead = (size: number) => {
    const head = heads.get(size);
    heads.delete(size);
    if (!head) return;
    const id = `journal_heads ${size}`;
    if (head.root !== (size === 0 ? emptyRoot : tree.root())) faults.push({ what: 'not the root of its journals', id });
    if (!isSigned(head.public_key, treeHeadText(head), head.signature)) faults.push({ what: 'wrong signature', id });
    else if (publicKey !== undefined && head.public_key !== publicKey)
      faults.push({ what: 'signed by another key', id });
  };
  checkHead(0);
  let size = 0;
  for (let last = -1; ;) {
    const leaves = await leavesAfter(db, last);
    if (leaves.length === 0) break;
    const made: Node[] = [];
    for (const { place, hash, journal } of leaves) {
      const id = `journal_leaves ${place}`;
      if (place !== size) faults.push({ what: 'places before it are missing', id });
      if (journal === null) faults.push({ what: 'its journal is missing', id });
      else if (hash !== leafHash(journal)) faults.push({ what: 'not the hash of its journal', id });
      // The leaf as its journal has it: else every node above one changed leaf would be named.
      made.push(...tree.add(journal === null ? hash : leafHash(journal)));
      size += 1;
      last = place;
      checkHead(size);
    }
    faults.push(...(await differing(db, made)));
  }
  faults.push(
    ...[...heads.keys()].map((left) => ({ what: 'of no tree of these journals', id: `journal_heads ${left}` })),
  );
  return [...faults, ...(await surplusNodes(db, size)), ...(await unlogged(db))];
}

const leavesAfter = (db: Kysely<Tables>, last: number) =>
  db
    .selectFrom('journal_leaves')
    .leftJoin('journals', 'journals.id', 'journal_leaves.journal_id')
    .select(['journal_leaves.place', 'journal_leaves.hash', 'journals.hash as journal'])
    .where('journal_leaves.place', '>', last)
    .orderBy('journal_leaves.place')
    .limit(batch)
    .execute();

/** Of some nodes as they should be, those that are stored otherwise, or not at all. */
async function differing(db: Kysely<Tables>, made: readonly Node[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [level, nodes] of Map.groupBy(made, (node) => node.level)) {
    if (level === 0) continue;
    const [first, last] = [nodes[0]?.place ?? 0, nodes.at(-1)?.place ?? 0];
    const rows = await db
      .selectFrom('journal_nodes')
      .select(['place', 'hash'])
      .where('level', '=', level)
      .where('place', '>=', first)
      .where('place', '<=', last)
      .execute();
    const stored = new Map(rows.map(({ place, hash }) => [place, hash]));
    for (const { place, hash } of nodes)
      if (stored.get(place) !== hash)
        faults.push({
          what: stored.has(place) ? 'not the hash of what is below it' : 'missing',
          id: `journal_nodes ${level} ${place}`,
        });
  }
  return faults;
}

/** Nodes that no tree of so many leaves has. */
async function surplusNodes(db: Kysely<Tables>, size: number): Promise<Fault[]> {
  const levels = Math.floor(Math.log2(Math.max(1, size)));
  const most = Array.from({ length: levels }, (_, below) => Math.floor(size / 2 ** (below + 1)));
  const rows = await db
    .selectFrom('journal_nodes')
    .select(['level', 'place'])
    .where((eb) =>
      eb.or([
        eb('level', '<', 1),
        eb('level', '>', levels),
        ...most.map((count, below) =>
          eb.and([eb('level', '=', below + 1), eb.or([eb('place', '>=', count), eb('place', '<', 0)])]),
        ),
      ]),
    )
    .execute();
  return rows.map(({ level, place }) => ({ what: 'of no journals', id: `journal_nodes ${level} ${place}` }));
}

/** Journals that neither have a place nor wait for one, and what waits without being a journal, or twice. */
async function unlogged(db: Kysely<Tables>): Promise<Fault[]> {
  const lost = await db
    .selectFrom('journals')
    .leftJoin('journal_leaves', 'journal_leaves.journal_id', 'journals.id')
    .leftJoin('unlogged_journals', 'unlogged_journals.journal_id', 'journals.id')
    .select('journals.id')
    .where('journal_leaves.place', 'is', null)
    .where('unlogged_journals.journal_id', 'is', null)
    .execute();
  const strange = await db
    .selectFrom('unlogged_journals')
    .leftJoin('journals', 'journals.id', 'unlogged_journals.journal_id')
    .leftJoin('journal_leaves', 'journal_leaves.journal_id', 'unlogged_journals.journal_id')
    .select('unlogged_journals.journal_id as id')
    .where(sql<boolean>`(journals.id is null or journal_leaves.place is not null)`)
    .execute();
  return [
    ...lost.map(({ id }) => ({ what: 'neither in the log nor waiting for it', id: `journals ${id}` })),
    ...strange.map(({ id }) => ({
      what: 'waits for the log and is no journal without a place',
      id: `unlogged_journals ${id}`,
    })),
  ];
}
