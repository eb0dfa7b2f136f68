import { defineAction } from '#gateway/actions/define-action.ts';
import { printTime } from '#gateway/actions/print.ts';
import { latestLetters, readLetter } from '../outbox/letters.ts';
import { smsStatus } from './sms-outbox.ts';

const shown = 20;

/** What a phone would have got, where no carrier is set up. */
export const smsActions = [
  defineAction({
    name: 'sms',
    reads: true,
    summary: `the latest ${shown} messages by SMS; their texts where no carrier is set up, until their codes have expired`,
    run: async ({ db, merchant, secrets }) => {
      const messages = await latestLetters(db, 'sms', merchant, shown);
      const source = secrets.read();
      return messages.map((message) => [
        printTime(message.created_at),
        `+${message.recipient}`,
        message.kind,
        smsStatus(message),
        (readLetter(source, message) ?? '-').replaceAll(/\s+/g, ' '),
      ]);
    },
  }),
];
