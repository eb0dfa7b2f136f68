import type { Kysely } from 'kysely';
import { securityHash } from '../security-hash.ts';
import { addColumns } from './create-table.ts';

/**
 * `chain` and `seq`: the order of events, from 1 on; `hash` covers an event and the previous hash (security-hash.ts). `made_as`:
 * the system user and the login, besides the name that an operator has given. `ends`: the id of the command whose end this is,
 * else empty.
 */
export const securityChain = {
  security_events: { made_as: 'text', ends: 'text', chain: 'text', seq: 'long', hash: 'text' },
} as const;

type Rows = {
  security_events: {
    id: string;
    at: number;
    kind: string;
    member_id: string | null;
    made_by: string;
    network: string;
    detail: string;
    made_as: string;
    ends: string;
    chain: string;
    seq: number;
    hash: string;
  };
};

/** Earlier events form one chain of their own, by time. */
const oldChain = 'before chains';
const batch = 500;

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, securityChain);
  await chainOldEvents(db.withTables<Rows>());
  await db.schema
    .createIndex('security_events_chain')
    .unique()
    .on('security_events')
    .columns(['chain', 'seq'])
    .execute();
  await db.schema.createIndex('security_events_ends').on('security_events').column('ends').execute();
}

async function chainOldEvents(db: Kysely<Rows>) {
  let last = { at: -1, id: '', seq: 0, hash: '' };
  for (;;) {
    const events = await db
      .selectFrom('security_events')
      .selectAll()
      .where((eb) => eb(eb.refTuple('at', 'id'), '>', eb.tuple(last.at, last.id)))
      .orderBy('at')
      .orderBy('id')
      .limit(batch)
      .execute();
    if (events.length === 0) return;
    for (const event of events) {
      const link = { chain: oldChain, seq: last.seq + 1 };
      const { at, id } = event;
      last = { at, id, seq: link.seq, hash: securityHash(last.hash, { ...event, ...link, at: Number(at) }) };
      await db
        .updateTable('security_events')
        .set({ ...link, hash: last.hash })
        .where('id', '=', id)
        .execute();
    }
  }
}
