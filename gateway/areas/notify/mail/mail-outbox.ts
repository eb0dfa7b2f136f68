import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import type { Secrets } from '#gateway/process/secrets.ts';
import { enqueueLetter, type Letter, readLetter } from '../outbox/letters.ts';
import { lettersOut } from '../outbox/letters-out.ts';
import type { MailCarrier } from './mail-carrier.ts';
import type { MailKind, MailText } from './mail-text.ts';

type Mail = MailText & {
  readonly kind: MailKind;
  /** Empty: a decoy without a recipient. */
  readonly recipient: string;
  /** Lifetime; ms. */
  readonly lifetime: number;
};

/** Adds an email to the outbox in the running transaction. */
export const enqueueMail = (gateway: Gateway, trx: Transaction<Tables>, mail: Mail): Promise<void> => {
  const { subject, text, ...rest } = mail;
  const written = { ...rest, way: 'mail', text: JSON.stringify({ subject, text }) } as const;
  return enqueueLetter(gateway, trx, { ...written, withheld: mail.recipient === '' });
};

const Text = v.pipe(v.string(), v.parseJson(), v.object({ subject: v.string(), text: v.string() }));

/** The content of an email; null if a mail server has accepted it, or if no master secret decrypts it. */
export function readMail(secrets: Secrets, letter: Letter): MailText | null {
  const text = readLetter(secrets, letter);
  return text === null ? null : v.parse(Text, text);
}

/** The outbox channel of emails. */
export const mailOut = (gateway: Parameters<typeof lettersOut>[0], { keepsText, send, close }: MailCarrier) =>
  lettersOut(gateway, {
    way: 'mail',
    message: 'a letter',
    keepsText,
    send: ({ id, recipient }, text) => send({ id, to: recipient, ...v.parse(Text, text) }),
    close,
    concurrency: 4,
    lease: 60_000,
    firstPause: 10_000,
    pollInterval: 1000,
  });
