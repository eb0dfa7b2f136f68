import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import type { SmsCarrier, SmsOutcome } from './sms-carrier.ts';
import { readSmsText } from './sms-outbox.ts';

/** So many are handed over at once. */
const atOnce = 8;
/** A process that took a message and died lets another one try after this long; ms. */
const lease = 30_000;
/** The first pause after a failure, doubled by each further one; ms. */
const firstPause = 5000;
const pollInterval = 500;

type Parts = Pick<Gateway, 'db' | 'clock' | 'logger' | 'config' | 'masterSecret' | 'alsoSecret'>;
type Due = Tables['sms_messages'];

/** Hands over what is due; answers how many messages it took up. */
export async function deliverSms(gateway: Parts, carrier: SmsCarrier): Promise<number> {
  const due = await gateway.db
    .selectFrom('sms_messages')
    .selectAll()
    .where('merchant_code', '=', gateway.config.merchant)
    .where('status', '=', 'queued')
    .where('next_at', '<=', gateway.clock())
    .orderBy('next_at')
    .limit(atOnce)
    .execute();
  await Promise.all(due.map((message) => deliver(gateway, carrier, message)));
  return due.length;
}

/** Hands over what becomes due from now on; answers how to stop. */
export const keepDeliveringSms = (gateway: Parts, carrier: SmsCarrier): (() => Promise<void>) =>
  startWorker({
    logger: gateway.logger,
    take: () => deliverSms(gateway, carrier),
    failure: 'messages by SMS could not be handed over',
    pauseAfter: (taken) => (taken < atOnce ? pollInterval : 0),
  });

async function deliver(gateway: Parts, carrier: SmsCarrier, due: Due): Promise<void> {
  const { db, clock, logger } = gateway;
  if (!(await claim(gateway, due))) return;
  const text = readSmsText(gateway, due);
  const late = due.expires_at <= clock();
  const outcome: SmsOutcome =
    text === null || late
      ? { kind: 'refused', reason: late ? 'its code has expired' : 'no master secret opens it' }
      : await carrier.send({ id: due.id, to: due.mobile, text });
  if (outcome.kind !== 'sent') logger.warn({ messageId: due.id, outcome }, 'a message by SMS was not taken');
  await db
    .updateTable('sms_messages')
    .set(
      outcome.kind === 'later'
        ? { next_at: clock() + Math.max((outcome.retryAfter ?? 0) * 1000, firstPause * 2 ** due.attempts) }
        : {
            ...(!carrier.keepsText && { sealed_text: '' }),
            ...(outcome.kind === 'sent'
              ? { status: 'sent' as const, reference: outcome.reference }
              : { status: 'failed' as const }),
          },
    )
    .where('id', '=', due.id)
    .execute();
}

/** Of several processes that see a message as due, one alone finds it unchanged. */
async function claim({ db, clock }: Parts, { id, next_at, attempts }: Due): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sms_messages')
    .set({ next_at: clock() + lease, attempts: attempts + 1 })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('next_at', '=', next_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
