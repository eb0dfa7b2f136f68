import type { Kysely } from 'kysely';
import { readMeta, writeMeta } from '../db/meta.ts';
import { type HashedEvent, securityHash } from '../db/security-hash.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';

/** Maximum number of attempts to get a place in the chain that a concurrent event has not taken. */
const mostTries = 100;
/** The batch of events that a check reads at once. */
const batch = 500;

type Unlinked = Omit<HashedEvent, 'seq'>;

/**
 * Appends an event to its chain. Of two concurrent events for the same place, one gets it, the other retries.
 * Throws after the last attempt.
 */
export async function appendEvent(db: Kysely<Tables>, event: Unlinked): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const head = await headOf(db, event.chain);
    const row = { ...event, seq: (head?.seq ?? 0) + 1 };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('security_events')
      .values({ ...row, hash: securityHash(head?.hash ?? '', row) })
      .onConflict((conflict) => conflict.columns(['chain', 'seq']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return;
  }
  throw new Error('a security event found no place in its chain');
}

const headOf = (db: Kysely<Tables>, chain: string) =>
  db
    .selectFrom('security_events')
    .select(['seq', 'hash'])
    .where('chain', '=', chain)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The `meta` key of a chain's sweep: place and hash of the last event that was removed. */
const sweptKey = (chain: string) => `security events swept: ${chain}`;

/**
 * Removes the beginning of a chain up to `last`, but never its end, and stores the hash that the next one follows: events that are missing
 * without this record were deleted by hand.
 */
export async function cutChain(db: Kysely<Tables>, chain: string, last: number): Promise<void> {
  await transact(db, async (trx) => {
    const head = await headOf(trx, chain);
    const upTo = Math.min(last, (head?.seq ?? 0) - 1);
    const cut = await trx
      .selectFrom('security_events')
      .select('hash')
      .where('chain', '=', chain)
      .where('seq', '=', upTo)
      .executeTakeFirst();
    if (!cut) return;
    await trx.deleteFrom('security_events').where('chain', '=', chain).where('seq', '<=', upTo).execute();
    await writeMeta(trx, sweptKey(chain), `${upTo} ${cut.hash}`);
  });
}

/** The beginning of a chain: after the swept events. */
async function beginOf(db: Kysely<Tables>, chain: string): Promise<{ seq: number; hash: string }> {
  const [seq = '0', hash = ''] = ((await readMeta(db, sweptKey(chain))) ?? '').split(' ');
  return { seq: Number(seq), hash };
}

/** The chains that have events. */
const chainsOf = (db: Kysely<Tables>) =>
  db.selectFrom('security_events').select('chain').distinct().orderBy('chain').execute();

/** The first event of each chain that was altered, or does not follow the previous one; ids. */
export async function findBrokenEvents(db: Kysely<Tables>): Promise<string[]> {
  const broken: string[] = [];
  for (const { chain } of await chainsOf(db)) {
    const id = await firstBroken(db, chain);
    if (id !== undefined) broken.push(id);
  }
  return broken;
}

async function firstBroken(db: Kysely<Tables>, chain: string): Promise<string | undefined> {
  let last = await beginOf(db, chain);
  for (;;) {
    const events = await db
      .selectFrom('security_events')
      .selectAll()
      .where('chain', '=', chain)
      .where('seq', '>', last.seq)
      .orderBy('seq')
      .limit(batch)
      .execute();
    for (const event of events) {
      if (event.seq !== last.seq + 1 || event.hash !== securityHash(last.hash, event)) return event.id;
      last = event;
    }
    if (events.length < batch) return undefined;
  }
}

/** The last event of every chain, to be stored elsewhere: nothing else reveals a truncated chain. */
export async function eventHeads(db: Kysely<Tables>): Promise<{ hash: string; seq: number; chain: string }[]> {
  const heads = [];
  for (const { chain } of await chainsOf(db)) {
    const head = await headOf(db, chain);
    if (head) heads.push({ ...head, chain });
  }
  return heads;
}

/** Those of the noted heads (`seq:hash`) that are missing from every chain and were not swept. */
export async function missingHeads(db: Kysely<Tables>, noted: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  const begins = await Promise.all((await chainsOf(db)).map(({ chain }) => beginOf(db, chain)));
  for (const head of noted) {
    const [seq, hash] = head.split(':');
    const found = await db
      .selectFrom('security_events')
      .select('id')
      .where('seq', '=', Number(seq))
      .where('hash', '=', hash ?? '')
      .executeTakeFirst();
    if (!found && !begins.some((begin) => Number(seq) <= begin.seq)) missing.push(head);
  }
  return missing;
}
