import type { Kysely, Transaction } from 'kysely';
import { smsCodeLifetime, type SmsPurpose } from '#src/contract/identity/verification.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { newId } from '#gateway/process/new-id.ts';
import { encryptSecret, decryptSecret } from '#gateway/process/encrypt-secret.ts';
import type { Secrets } from '#gateway/process/secrets.ts';

type Message = {
  readonly mobile: string;
  readonly purpose: SmsPurpose;
  readonly text: string;
  /** Never goes: it is there so that a number without an account takes as long as one with. */
  readonly withheld: boolean;
};

/** Notes a message in the running transaction; deliver-sms.ts hands it over, and again until its code is worth nothing any more. */
export async function enqueueSms(
  gateway: Gateway,
  trx: Transaction<Tables>,
  { mobile, purpose, text, withheld }: Message,
): Promise<void> {
  const now = gateway.clock();
  const id = newId(now);
  await trx
    .insertInto('sms_messages')
    .values({
      id,
      merchant_code: gateway.config.merchant,
      mobile,
      purpose,
      sealed_text: encryptSecret(gateway, secretName(id), text),
      status: withheld ? 'withheld' : 'queued',
      reference: null,
      attempts: 0,
      next_at: now,
      created_at: now,
      expires_at: now + smsCodeLifetime,
    })
    .execute();
}

/** The text of a message; null where a carrier has it, or where no master secret opens it. */
export const readSmsText = (secrets: Secrets, { id, sealed_text }: { id: string; sealed_text: string }) =>
  sealed_text === '' ? null : decryptSecret(secrets, secretName(id), sealed_text);

const secretName = (id: string) => `sms ${id}`;

/** The latest messages, as the operator reads them. */
export const latestSms = (db: Kysely<Tables>, merchant: string, count: number) =>
  db
    .selectFrom('sms_messages')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
