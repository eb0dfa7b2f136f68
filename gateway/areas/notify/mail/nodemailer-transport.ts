import type { Transporter } from 'nodemailer';
import type { Config } from '#gateway/process/config.ts';
import type { Outcome } from '../outbox/outbox-channel.ts';
import type { MailTransport, MailMessage } from './mail-transport.ts';

/** Timeouts of each step with a mail server; ms. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** An email is our own text: it never includes a file or a fetched address. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom'>;

/**
 * Sends emails by SMTP as configured; without a server they are composed the same way, not sent, and stay in the outbox. The library is loaded
 * with the first email, because loading takes some 80 ms.
 */
export function createMailTransport({ smtpUrl, mailFrom }: Settings): MailTransport {
  let transport: Promise<Transporter> | undefined;
  const toMessage = ({ id, to, subject, text }: MailMessage) => ({
    from: mailFrom,
    // As a whole, so that nothing in it can be read as a second address.
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${id}@${domainOf(mailFrom)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return {
    keepsText: smtpUrl === undefined,
    send: (message) =>
      handOver(async () => (await (transport ??= openTransport(smtpUrl))).sendMail(toMessage(message))),
    close: () => void transport?.then((opened) => opened.close()),
  };
}

async function openTransport(url: string | undefined): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(url === undefined ? { jsonTransport: true, ...closed } : { url, ...timeouts, ...closed });
}

const domainOf = (address: string): string => /@([^\s>]+)/.exec(address)?.[1] ?? 'localhost';

async function handOver(send: () => Promise<unknown>): Promise<Outcome> {
  try {
    await send();
    return { kind: 'sent' };
  } catch (error) {
    const { responseCode, code } = error as { responseCode?: number; code?: string };
    // 5xx is final for this email, and so is an invalid address; a failed login of ours is retried.
    const forGood = responseCode === undefined ? code === 'EENVELOPE' : code !== 'EAUTH' && responseCode >= 500;
    return forGood
      ? { kind: 'refused', reason: `${code ?? 'refused'} ${responseCode ?? ''}`.trim() }
      : { kind: 'later', retryAfter: null };
  }
}
