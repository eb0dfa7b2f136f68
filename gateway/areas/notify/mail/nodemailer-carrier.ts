import type { Transporter } from 'nodemailer';
import type { Config } from '#gateway/process/config.ts';
import type { Outcome } from '../outbox/way-out.ts';
import type { MailCarrier, MailLetter } from './mail-carrier.ts';

/** How long a mail server may take for each step; ms. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** A letter is the text that we have written: nothing in it names a file or an address to be fetched. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom'>;

/**
 * Letters by SMTP as the settings say; without a server they are composed alike, reach nobody, and stay in the outbox. The library comes
 * with the first letter: it takes some 80 ms, which a start need not wait for.
 */
export function createMailCarrier({ smtpUrl, mailFrom }: Settings): MailCarrier {
  let transport: Promise<Transporter> | undefined;
  const toMessage = ({ id, to, subject, text }: MailLetter) => ({
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
    send: (letter) => handOver(async () => (await (transport ??= openTransport(smtpUrl))).sendMail(toMessage(letter))),
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
    // 5xx is the server's last word on this letter, and an address that is none needs no server; our own login may change.
    const forGood = responseCode === undefined ? code === 'EENVELOPE' : code !== 'EAUTH' && responseCode >= 500;
    return forGood
      ? { kind: 'refused', reason: `${code ?? 'refused'} ${responseCode ?? ''}`.trim() }
      : { kind: 'later', retryAfter: null };
  }
}
