import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { hashOfRange } from './merkle.ts';
import { readNodes } from './read-nodes.ts';
import { consistencyRanges, inclusionRanges, type Range, subtreesOf } from './subtrees.ts';

/** The hashes that prove the leaf at a place in the log's first `size` journals, from the leaf up; hex (RFC 6962, 2.1.1). */
export const proveInclusion = (db: Kysely<Tables>, place: number, size: number): Promise<string[]> =>
  hashesOf(db, inclusionRanges(place, { start: 0, end: size }));

/** The hashes that prove that the log's first `from` journals are those of its first `to`; hex (RFC 6962, 2.1.2). */
export const proveConsistency = (db: Kysely<Tables>, from: number, to: number): Promise<string[]> =>
  hashesOf(db, from === 0 ? [] : consistencyRanges(from, { start: 0, end: to }));

async function hashesOf(db: Kysely<Tables>, ranges: readonly Range[]): Promise<string[]> {
  const hashOf = await readNodes(db, ranges.flatMap(subtreesOf));
  return ranges.map((range) => hashOfRange(range, hashOf));
}
