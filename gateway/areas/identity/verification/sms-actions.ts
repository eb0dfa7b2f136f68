import { latestSms, readSmsText } from './sms-outbox.ts';
import { type Command, printTime } from '#gateway/actions/command.ts';

const shown = 20;

/** What a phone would have got, where no carrier is set up. */
export const smsCommands: readonly Command[] = [
  {
    name: 'sms',
    reads: true,
    help: `the latest ${shown} messages by SMS; their texts where no carrier is set up, until their codes have expired`,
    run: async ({ db, merchant, secrets }) => {
      const messages = await latestSms(db, merchant, shown);
      const source = secrets.read();
      return messages.map((message) => [
        printTime(message.created_at),
        `+${message.mobile}`,
        message.purpose,
        message.status,
        (readSmsText(source, message) ?? '-').replaceAll(/\s+/g, ' '),
      ]);
    },
  },
];
