import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { escapeHtml } from '#gateway/process/escape-html.ts';
import { enqueuePush, type PushMessage } from '../push/enqueue.ts';
import { sendMessage } from './send-message.ts';

/** `exceptSession`: the session that caused it, whose device needs no notification. */
type Told = { readonly memberId: string; readonly exceptSession?: string };

const toHtml = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/**
 * Notifies a member of an event of the account, in the running transaction: a message in the inbox, and a notification on every
 * device that accepts its kind.
 */
export async function notifyMember(trx: Kysely<Tables>, told: Told, message: PushMessage, now: number): Promise<void> {
  const { body, inbox, ...rest } = message;
  const content = inbox ?? { pt: toHtml(body.pt), en: toHtml(body.en) };
  await sendMessage(trx, told, { ...rest, content }, now);
  await enqueuePush(trx, told, message, now);
}
