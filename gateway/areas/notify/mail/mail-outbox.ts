import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import type { Secrets } from '#gateway/process/secrets.ts';
import { enqueueMessage, type OutboxMessage, readMessageText } from '../outbox/outbox-messages.ts';
import { messageChannel } from '../outbox/message-channel.ts';
import type { MailTransport } from './mail-transport.ts';
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
  return enqueueMessage(gateway, trx, { ...written, withheld: mail.recipient === '' });
};

const Text = v.pipe(v.string(), v.parseJson(), v.object({ subject: v.string(), text: v.string() }));

/** The content of an email; null if a mail server has accepted it, or if no master secret decrypts it. */
export function readMail(secrets: Secrets, message: OutboxMessage): MailText | null {
  const text = readMessageText(secrets, message);
  return text === null ? null : v.parse(Text, text);
}

/** The outbox channel of emails. */
export const mailChannel = (gateway: Parameters<typeof messageChannel>[0], { keepsText, send, close }: MailTransport) =>
  messageChannel(gateway, {
    way: 'mail',
    message: 'an email',
    keepsText,
    send: ({ id, recipient }, text) => send({ id, to: recipient, ...v.parse(Text, text) }),
    close,
    concurrency: 4,
    lease: 60_000,
    firstPause: 10_000,
    pollInterval: 1000,
  });
