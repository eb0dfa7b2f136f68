import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** One outbox for emails and SMS, which replaces a table for each. */
export const outbox = {
  /**
   * Pending messages to an address and, until they are swept, sent ones. `recipient`: an email address, or a number in E.164 without
   * the plus sign. `sealed`: the text, encrypted under the master secret, empty once a provider has accepted it. `withheld`: a decoy, which is
   * never sent. `kept`: it was not delivered, and the operator reads it here. `reference`: the provider's id of it.
   */
  outbox: {
    id: 'key',
    merchant_code: 'text',
    way: 'text: mail|sms',
    recipient: 'text',
    kind: 'text',
    sealed: 'text',
    state: 'text: waiting|sent|kept|delivered|failed|withheld',
    reference: 'text?',
    attempts: 'integer',
    next_at: 'long',
    created_at: 'long',
    expires_at: 'long',
  },
} as const;
/** The tables that are gone. */
export const droppedTables = ['mails', 'sms_messages'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, outbox, {
    outbox: {
      indexes: { due: ['way', 'state', 'next_at'], expiry: ['expires_at'], reference: ['reference'] },
    },
  });
  const columns = sql.raw(Object.keys(outbox.outbox).join(', '));
  await sql`insert into outbox (${columns})
    select id, merchant_code, 'mail', recipient, kind, sealed, state, null, attempts, next_at, created_at, expires_at
    from mails`.execute(db);
  await sql`insert into outbox (${columns})
    select id, merchant_code, 'sms', mobile, purpose, sealed_text,
      case when status = 'queued' then 'waiting' when status = 'sent' and sealed_text != '' then 'kept' else status end,
      reference, attempts, next_at, created_at, expires_at
    from sms_messages`.execute(db);
  for (const table of droppedTables) await db.schema.dropTable(table).execute();
}
