import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { decryptRecipients, encryptRecipient } from '#gateway/context/recipients.ts';
import type { KeySource } from '#gateway/context/stored-keys.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { decryptSecret, encryptSecret } from '#gateway/process/encrypt-secret.ts';
import { newId } from '#gateway/process/new-id.ts';
import type { Secrets } from '#gateway/process/secrets.ts';

/** A message to an address, encrypted until it has been sent: an email or an SMS. */
export type OutboxMessage = Tables['outbox'];

type Written = Pick<OutboxMessage, 'way' | 'recipient' | 'kind'> & {
  readonly text: string;
  /** Lifetime; ms. */
  readonly lifetime: number;
  /** A decoy, which is never sent: an account without an address, or a number without an account, takes as long as one with. */
  readonly withheld: boolean;
};

/** Adds a message to the outbox in the running transaction; deliver.ts sends it, with retries until it expires. */
export async function enqueueMessage(gateway: Gateway, trx: Transaction<Tables>, written: Written): Promise<void> {
  const { way, recipient, kind, text, lifetime, withheld } = written;
  const now = gateway.clock();
  const id = newId(now);
  const encryptedRecipient = await encryptRecipient({ ...gateway, db: trx }, way, recipient);
  await trx
    .insertInto('outbox')
    .values({
      id,
      merchant_code: gateway.config.merchant,
      way,
      recipient: encryptedRecipient,
      kind,
      sealed: encryptSecret(gateway, secretName({ id, way }), text),
      state: withheld ? 'withheld' : 'waiting',
      reference: null,
      attempts: 0,
      next_at: now,
      created_at: now,
      expires_at: now + lifetime,
    })
    .execute();
}

/** The content of a message; null if a provider has accepted it, or if no master secret decrypts it. */
export const readMessageText = (
  secrets: Secrets,
  message: Pick<OutboxMessage, 'id' | 'way' | 'sealed'>,
): string | null => (message.sealed === '' ? null : decryptSecret(secrets, secretName(message), message.sealed));

const secretName = ({ id, way }: Pick<OutboxMessage, 'id' | 'way'>) => `${way} ${id}`;

/** The latest messages of one channel that have an address, for the operator. */
export async function latestMessages(
  source: KeySource,
  way: OutboxMessage['way'],
  merchant: string,
  count: number,
): Promise<OutboxMessage[]> {
  const messages = await source.db
    .selectFrom('outbox')
    .selectAll()
    .where('way', '=', way)
    .where('merchant_code', '=', merchant)
    .where('recipient', '!=', '')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return decryptRecipients(source, messages);
}

/** Messages are stored this long, without their texts once a provider has accepted them, for support requests; ms. */
const retention = 7 * 86_400_000;

/** Empties outdated messages, and removes old ones and decoys. */
export async function sweepOutbox({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.updateTable('outbox').set({ sealed: '' }).where('expires_at', '<=', now).where('sealed', '!=', '').execute();
  await db
    .deleteFrom('outbox')
    .where((eb) =>
      eb.or([
        eb('created_at', '<=', now - retention),
        eb.and([eb('recipient', '=', ''), eb('state', '=', 'withheld'), eb('expires_at', '<=', now)]),
      ]),
    )
    .execute();
}
