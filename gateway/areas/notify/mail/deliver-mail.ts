import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import type { MailCarrier, MailOutcome } from './mail-carrier.ts';
import { readMail } from './mail-outbox.ts';

/** So many are handed over at once. */
const atOnce = 4;
/** A process that took a letter and died lets another one try after this long; ms. */
const lease = 60_000;
/** The first pause after a failure, doubled by each further one; ms. */
const firstPause = 10_000;
const pollInterval = 1000;

type Parts = Pick<Gateway, 'db' | 'clock' | 'logger' | 'config' | 'masterSecret' | 'alsoSecret'>;
type Due = Tables['mails'];

/** Hands over what is due; answers how many letters it took up. */
export async function deliverMail(gateway: Parts, carrier: MailCarrier): Promise<number> {
  const due = await gateway.db
    .selectFrom('mails')
    .selectAll()
    .where('merchant_code', '=', gateway.config.merchant)
    .where('state', '=', 'waiting')
    .where('next_at', '<=', gateway.clock())
    .orderBy('next_at')
    .limit(atOnce)
    .execute();
  await Promise.all(due.map((mail) => deliver(gateway, carrier, mail)));
  return due.length;
}

/** Hands over what becomes due from now on; answers how to stop. */
export function keepDeliveringMail(gateway: Parts, carrier: MailCarrier): () => Promise<void> {
  const stop = startWorker({
    logger: gateway.logger,
    take: () => deliverMail(gateway, carrier),
    failure: 'letters could not be handed over',
    pauseAfter: (taken) => (taken < atOnce ? pollInterval : 0),
  });
  return async () => {
    await stop();
    carrier.close();
  };
}

async function deliver(gateway: Parts, carrier: MailCarrier, due: Due): Promise<void> {
  const { db, clock, logger } = gateway;
  if (!(await claim(gateway, due))) return;
  const read = readMail(gateway, due);
  const late = due.expires_at <= clock();
  const outcome: MailOutcome =
    read === null || late
      ? { kind: 'refused', reason: late ? 'nobody needs it any more' : 'no master secret opens it' }
      : await carrier.send({ id: due.id, to: due.recipient, ...read });
  if (outcome.kind !== 'sent') logger.warn({ mailId: due.id, outcome }, 'a letter was not taken');
  await db
    .updateTable('mails')
    .set(
      outcome.kind === 'later'
        ? { next_at: clock() + firstPause * 2 ** due.attempts }
        : {
            state: outcome.kind === 'refused' ? 'failed' : carrier.keepsText ? 'kept' : 'sent',
            ...(!carrier.keepsText && { sealed: '' }),
          },
    )
    .where('id', '=', due.id)
    .execute();
}

/** Of several processes that see a letter as due, one alone finds it unchanged. */
async function claim({ db, clock }: Parts, { id, next_at, attempts }: Due): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ next_at: clock() + lease, attempts: attempts + 1 })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('next_at', '=', next_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Letters are stored this long, for questions about what came; milliseconds. */
const retention = 7 * 86_400_000;

/** Empties letters that nobody needs any more, and removes old ones and those to nobody. */
export async function sweepMail({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.updateTable('mails').set({ sealed: '' }).where('expires_at', '<=', now).where('sealed', '!=', '').execute();
  await db
    .deleteFrom('mails')
    .where((eb) =>
      eb.or([
        eb('created_at', '<=', now - retention),
        eb.and([eb('state', '=', 'withheld'), eb('expires_at', '<=', now)]),
      ]),
    )
    .execute();
}
