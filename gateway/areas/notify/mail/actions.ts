import * as v from 'valibot';
import { defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Id } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';
import { decryptRecipient } from '#gateway/context/recipients.ts';
import { latestMessages } from '../outbox/outbox-messages.ts';
import { readMail } from './mail-outbox.ts';

const shown = 20;

/** Emails that no mail server accepted before they expired. */
export const undeliveredMail: Waiting = {
  thing: 'undelivered email',
  next: 'mail',
  query: (db, merchant) =>
    db
      .selectFrom('outbox')
      .where('way', '=', 'mail')
      .where('merchant_code', '=', merchant)
      .where('state', '=', 'failed')
      .select(['created_at as at', 'recipient as who', 'id']),
  readWho: (source, who) => decryptRecipient(source, 'mail', who),
};

/** Emails that were not sent because no mail server is configured. */
export const mailActions = [
  defineAction({
    name: 'mail',
    reads: true,
    examples: ['mail', 'mail 0mhxfaj7k'],
    summary: `the latest ${shown} emails; with an id the text of one, where no mail server is set up`,
    input: v.object({ id: v.optional(Id) }),
    run: async ({ db, clock, merchant, secrets }, { id }) => {
      const mails = await latestMessages(
        { ...secrets.read(), db, clock },
        'mail',
        merchant,
        id === undefined ? shown : 1000,
      );
      if (id === undefined)
        return mails.map((mail) => [mail.id, printTime(mail.created_at), mail.recipient, mail.kind, mail.state]);
      const mail = mails.find((one) => one.id === id);
      if (!mail) throw new OperatorError(`There is no email ${id}.`);
      const read = readMail(secrets.read(), mail);
      return read ? `To: ${mail.recipient}\nSubject: ${read.subject}\n\n${read.text}` : 'its text is not here any more';
    },
  }),
];
