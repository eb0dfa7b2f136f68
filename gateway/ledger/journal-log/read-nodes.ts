import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Subtree } from './subtrees.ts';

const keyOf = ({ level, place }: Subtree) => `${level} ${place}`;

/** The hashes of some complete subtrees of the log, hex. The answer throws for any other. */
export async function readNodes(
  db: Kysely<Tables>,
  subtrees: readonly Subtree[],
): Promise<(subtree: Subtree) => string> {
  const leaves = subtrees.filter(({ level }) => level === 0).map(({ place }) => place);
  const inner = subtrees.filter(({ level }) => level > 0);
  const found = new Map<string, string>();
  if (leaves.length > 0)
    for (const { place, hash } of await db
      .selectFrom('journal_leaves')
      .select(['place', 'hash'])
      .where('place', 'in', leaves)
      .execute())
      found.set(keyOf({ level: 0, place }), hash);
  if (inner.length > 0)
    for (const { hash, ...subtree } of await db
      .selectFrom('journal_nodes')
      .selectAll()
      .where((eb) => eb.or(inner.map(({ level, place }) => eb.and({ level, place }))))
      .execute())
      found.set(keyOf(subtree), hash);
  return (subtree) => {
    const hash = found.get(keyOf(subtree));
    if (hash === undefined) throw new Error(`the log has no node ${keyOf(subtree)}`);
    return hash;
  };
}
