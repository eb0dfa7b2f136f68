import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { newId } from '#gateway/process/new-id.ts';
import { encryptSecret, decryptSecret } from '#gateway/process/encrypt-secret.ts';
import type { Secrets } from '#gateway/process/secrets.ts';
import type { MailKind, MailText } from './mail-text.ts';

type Mail = MailText & {
  readonly kind: MailKind;
  /** Empty: a letter to nobody, there so that an account without an address takes as long as one with. */
  readonly recipient: string;
  /** How long it is worth reading; ms. */
  readonly lifetime: number;
};

/** Notes a letter in the running transaction; deliver-mail.ts hands it over, and again while it is worth reading. */
export async function enqueueMail(gateway: Gateway, trx: Transaction<Tables>, mail: Mail): Promise<void> {
  const { kind, recipient, subject, text, lifetime } = mail;
  const now = gateway.clock();
  const id = newId(now);
  await trx
    .insertInto('mails')
    .values({
      id,
      merchant_code: gateway.config.merchant,
      recipient,
      kind,
      sealed: encryptSecret(gateway, secretName(id), JSON.stringify({ subject, text })),
      state: recipient === '' ? 'withheld' : 'waiting',
      attempts: 0,
      next_at: now,
      created_at: now,
      expires_at: now + lifetime,
    })
    .execute();
}

const Sealed = v.pipe(v.string(), v.parseJson(), v.object({ subject: v.string(), text: v.string() }));

/** What a letter says; null where a mail server has it, or where no master secret opens it. */
export function readMail(secrets: Secrets, { id, sealed }: { id: string; sealed: string }): MailText | null {
  const opened = sealed === '' ? null : decryptSecret(secrets, secretName(id), sealed);
  return opened === null ? null : v.parse(Sealed, opened);
}

const secretName = (id: string) => `mail ${id}`;

/** The latest letters that have an address, as the operator reads them. */
export const latestMails = (db: Kysely<Tables>, merchant: string, count: number) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .where('recipient', '!=', '')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
