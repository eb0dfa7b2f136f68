import type { Transaction } from 'kysely';
import { treeHeadText } from '#src/contract/records/receipt.ts';
import { rewrapKey } from '#gateway/context/site-key.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { appendJournals, type SignedHead } from '#gateway/ledger/journal-log/append-journals.ts';
import { beginOf } from '#gateway/ledger/periods.ts';
import { recordCommitments } from '#gateway/ledger/record-commitments.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { headSiteKey, publicKeyOf, signText } from '../commitments/head-key.ts';

/** Poll interval for journals that are not in the log; ms. */
const pollInterval = 5000;

/** Appends journals to the log under a root signed by the key of the daily heads; returns their number. */
export async function logJournals(gateway: Pick<Gateway, 'db' | 'clock' | 'masterSecret' | 'alsoSecret'>) {
  const { db, clock } = gateway;
  const waiting = await db.selectFrom('unlogged_journals').select('journal_id').limit(1).executeTakeFirst();
  if (!waiting) return 0;
  const key = await rewrapKey(db, gateway, gateway, headSiteKey);
  const public_key = publicKeyOf(key);
  return appendJournals(
    db,
    clock(),
    (head) => ({ ...head, public_key, signature: signText(key, treeHeadText(head)) }),
    commitHourly,
  );
}

/** The first root of an hour becomes a commitment, so that the day's signed head covers it. */
async function commitHourly(trx: Transaction<Tables>, { size, root, at }: SignedHead): Promise<void> {
  const committed = await trx
    .selectFrom('commitments')
    .select('ref')
    .where('kind', '=', 'journals')
    .where('head', 'is', null)
    .where('created_at', '>=', beginOf(at, 'hour'))
    .limit(1)
    .executeTakeFirst();
  if (!committed) await recordCommitments(trx, [{ kind: 'journals', ref: String(size), commitment: root }], at);
}

/** Starts doing so regularly; returns a function that stops it. */
export const startLogging = (gateway: Gateway): (() => Promise<void>) =>
  startWorker({
    logger: gateway.logger,
    take: () => logJournals(gateway),
    failure: 'journals were not logged',
    pauseAfter: (taken) => (taken > 0 ? 100 : pollInterval),
  });
