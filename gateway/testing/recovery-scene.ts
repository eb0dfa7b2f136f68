import type { Call } from '#src/contract/core/call.ts';
import { encryptionHeader, encryptionScheme, idempotencyHeader } from '#src/contract/core/envelope.ts';
import { readMail } from '../areas/notify/mail/mail-outbox.ts';
import type { MailText } from '../areas/notify/mail/mail-text.ts';
import { latestMessages } from '../areas/notify/outbox/outbox-messages.ts';
import { createClient, encryptPayload } from '../areas/identity/session/testing/call-client.ts';
import type { Gateway } from '../context/gateway.ts';

type Sealed = { readonly token?: string | undefined; readonly key?: string | undefined };

/** Sends a call with an encrypted body, as the app does. */
export async function sendEncrypted(gateway: Gateway, call: Call, body: object, { token, key }: Sealed = {}) {
  return createClient(gateway).call(call, {
    rawBody: { data: await encryptPayload(gateway, body) },
    ...(token !== undefined && { token }),
    headers: { [encryptionHeader]: encryptionScheme, ...(key !== undefined && { [idempotencyHeader]: key }) },
  });
}

/** The emails to an address, newest first. */
export async function mailsTo(gateway: Gateway, recipient: string): Promise<MailText[]> {
  const mails = await latestMessages(gateway, 'mail', gateway.config.merchant, 1000);
  return mails
    .filter((mail) => mail.recipient === recipient)
    .map((mail) => readMail(gateway, mail))
    .filter((text) => text !== null);
}

/** The code in the latest email to an address. */
export async function codeMailedTo(gateway: Gateway, recipient: string): Promise<string> {
  const code = /^(\d{4} \d{4})$/m.exec((await mailsTo(gateway, recipient))[0]?.text ?? '')?.[1];
  if (!code) throw new Error(`no code was sent to ${recipient}`);
  return code;
}

/** The English titles of the messages in a member's inbox. */
export async function inboxTitles({ db }: Pick<Gateway, 'db'>, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('inbox')
    .innerJoin('messages', 'messages.id', 'inbox.message_id')
    .select('title_en')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ title_en }) => title_en);
}
