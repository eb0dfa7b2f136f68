import { headText, linkHash } from '#src/contract/site/commitment-chain.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { isSigned } from './head-key.ts';
import { linksOf } from './list-heads.ts';

/** An error, and its row: `draw 20260314-109`, `jackpot <run>`, `head 12`. */
type Fault = { readonly what: string; readonly of: string };

/**
 * Recomputes the chain of commitments, checks every head's signature, by `publicKey` where that is known, and compares the log with
 * the draws and runs; an empty list means no fault.
 */
export async function checkLog(db: Kysely<Tables>, publicKey: string | undefined): Promise<Fault[]> {
  const faults: Fault[] = [];
  let [seq, hash, number] = [0, '', 0];
  for (const head of await db.selectFrom('commitment_heads').selectAll().orderBy('number').execute()) {
    const of = `head ${head.number}`;
    if (head.number !== number + 1) faults.push({ what: 'heads before it are missing', of });
    for (const { hash: stored, ...link } of await linksOf(db, head.number)) {
      const follows = link.seq === seq + 1 && stored === (await linkHash(hash, link));
      // Continues from the stored hash: otherwise every row after a changed one would be named.
      if (!follows) faults.push({ what: 'changed, or rows before it are missing', of: `${link.kind} ${link.ref}` });
      [seq, hash] = [link.seq, stored];
    }
    if (head.seq !== seq || head.hash !== hash) faults.push({ what: 'not the last link of its day', of });
    if (!isSigned(head.public_key, headText(head), head.signature)) faults.push({ what: 'wrong signature', of });
    else if (publicKey !== undefined && head.public_key !== publicKey)
      faults.push({ what: `signed by another key, ${head.public_key}`, of });
    [seq, hash, number] = [head.seq, head.hash, head.number];
  }
  return [...faults, ...(await headless(db)), ...(await differing(db)), ...(await unlogged(db))];
}

/** Log rows under a head that is not there. */
async function headless(db: Kysely<Tables>): Promise<Fault[]> {
  const rows = await db
    .selectFrom('commitments')
    .leftJoin('commitment_heads', 'commitment_heads.number', 'commitments.head')
    .select(['kind', 'ref'])
    .where('commitments.head', 'is not', null)
    .where('commitment_heads.number', 'is', null)
    .orderBy('commitments.seq')
    .execute();
  return rows.map(({ kind, ref }) => ({ what: 'under no head', of: `${kind} ${ref}` }));
}

/** Every draw, run and rain with its commitment, from their own tables. */
const standing = sql`
  select 'draw' as kind, numero as ref, commitment, ended_at from draws
  union all select 'jackpot', run_id, commitment, null from jackpots where commitment != ''
  union all select 'jackpot', run_id, commitment, dropped_at from jackpot_drops
  union all select 'jackpot', run_id, commitment, ended_at from ended_runs
  union all select 'rain', id, commitment, ended_at from rains`;

/** The same with the roots of the ledger's log, of which some are committed to. */
const allStanding = sql`${standing} union all select 'journals', cast(size as text), root, at from journal_heads`;

/** Log rows whose commitment differs from their own table, or is missing there. */
async function differing(db: Kysely<Tables>): Promise<Fault[]> {
  const { rows } = await sql<{ kind: string; ref: string }>`
    select log.kind, log.ref from commitments as log
    left join (${allStanding}) as own on own.kind = log.kind and own.ref = log.ref
    where own.commitment is null or own.commitment != log.commitment
    order by log.created_at, log.kind, log.ref`.execute(db);
  return rows.map(({ kind, ref }) => ({ what: 'not what the log says', of: `${kind} ${ref}` }));
}

/** Draws and runs that are missing from the log although they were open after it began. */
async function unlogged(db: Kysely<Tables>): Promise<Fault[]> {
  const { rows } = await sql<{ kind: string; ref: string }>`
    select own.kind, own.ref from (${standing}) as own
    left join commitments as log on log.kind = own.kind and log.ref = own.ref
    where log.ref is null and (own.ended_at is null or own.ended_at > (select min(created_at) from commitments))
    order by own.kind, own.ref`.execute(db);
  return rows.map(({ kind, ref }) => ({ what: 'not in the log', of: `${kind} ${ref}` }));
}
