import { sql } from 'kysely';
import { defineAction } from '#gateway/actions/define-action.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';
import { printTime } from '#gateway/actions/print.ts';
import { decryptRecipient } from '#gateway/context/recipients.ts';
import { latestMessages, readMessageText } from '../outbox/outbox-messages.ts';
import { smsStatus } from './sms-outbox.ts';

const shown = 20;

/** Messages that the provider could not deliver. */
export const undeliveredSms: Waiting = {
  thing: 'undelivered SMS',
  next: 'sms',
  query: (db, merchant) =>
    db
      .selectFrom('outbox')
      .where('way', '=', 'sms')
      .where('merchant_code', '=', merchant)
      .where('state', '=', 'failed')
      .select(['created_at as at', 'recipient as who', sql<string>`''`.as('id')]),
  readWho: async (source, who) => `+${await decryptRecipient(source, 'sms', who)}`,
};

/** Messages that were not sent because no SMS provider is configured. */
export const smsActions = [
  defineAction({
    name: 'sms',
    reads: true,
    summary: `the latest ${shown} SMS; their texts where no provider is set up, until their codes have expired`,
    run: async ({ db, clock, merchant, secrets }) => {
      const messages = await latestMessages({ ...secrets.read(), db, clock }, 'sms', merchant, shown);
      const source = secrets.read();
      return messages.map((message) => [
        printTime(message.created_at),
        `+${message.recipient}`,
        message.kind,
        smsStatus(message),
        (readMessageText(source, message) ?? '-').replaceAll(/\s+/g, ' '),
      ]);
    },
  }),
];
