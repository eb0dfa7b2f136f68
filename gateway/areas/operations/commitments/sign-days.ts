import { dayIn } from '#src/contract/core/age.ts';
import { headText, linkHash } from '#src/contract/site/commitment-chain.ts';
import type { Transaction } from 'kysely';
import { rewrapKey } from '#gateway/context/site-key.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { announceChange } from '#gateway/db/announce-change.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { dayOf } from '#gateway/ledger/day-of.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { readMerchant } from '../../site/merchant.ts';
import { headSiteKey, publicKeyOf, signText } from './head-key.ts';

/** Poll interval for ended days; ms. */
const pollInterval = 60_000;

type HeadRow = Tables['commitment_heads'];

/**
 * Chains the commitments of the first ended day without a head, and signs the last link; returns the number of signed days,
 * 1 or 0. A day without commitments has no head.
 */
export async function signDay(gateway: Gateway): Promise<number> {
  const { db, clock, config } = gateway;
  const merchant = await readMerchant(gateway, config.merchant);
  const first = await db
    .selectFrom('commitments')
    .select('created_at')
    .where('head', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!merchant || !first) return 0;
  const last = await lastHead(gateway);
  // A late commitment of a day that is already signed belongs to the next head.
  const { start, end } = dayOf(Math.max(first.created_at, last?.until ?? 0), merchant.settings.timeZone);
  if (end > clock()) return 0;
  const key = await rewrapKey(db, gateway, gateway, headSiteKey);
  const number = (last?.number ?? 0) + 1;
  const day = dayIn(start, merchant.settings.timeZone);
  const made = await transact(db, (trx) => signUntil(trx, { number, day, until: end }, last, key));
  if (made) announceChange(gateway, 'draws');
  return Number(made);
}

/** Starts doing so regularly; returns a function that stops it. */
export const startSigning = (gateway: Gateway): (() => Promise<void>) =>
  startWorker({
    logger: gateway.logger,
    take: () => signDay(gateway),
    failure: 'the head of a day could not be made',
    pauseAfter: (taken) => (taken > 0 ? 0 : pollInterval),
  });

const lastHead = ({ db }: Gateway): Promise<HeadRow | undefined> =>
  db.selectFrom('commitment_heads').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();

/** Signs a head; false where another process has done so. */
async function signUntil(
  trx: Transaction<Tables>,
  head: Pick<HeadRow, 'number' | 'day' | 'until'>,
  last: HeadRow | undefined,
  key: string,
): Promise<boolean> {
  const { number, until } = head;
  // The number is taken before anything is read: another process waits here, and finds it taken.
  const taken = await trx
    .insertInto('commitment_heads')
    .values({ ...head, seq: 0, hash: '', public_key: publicKeyOf(key), signature: '' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(taken.numInsertedOrUpdatedRows ?? 0) === 0) return false;
  const rows = await trx
    .selectFrom('commitments')
    .selectAll()
    .where('head', 'is', null)
    .where('created_at', '<', until)
    .orderBy('created_at')
    .orderBy('kind')
    .orderBy('ref')
    .execute();
  let [seq, hash] = [last?.seq ?? 0, last?.hash ?? ''];
  for (const { kind, ref, commitment, created_at: createdAt } of rows) {
    seq += 1;
    hash = await linkHash(hash, { seq, kind, ref, commitment, createdAt });
    await trx
      .updateTable('commitments')
      .set({ head: number, seq, hash })
      .where('kind', '=', kind)
      .where('ref', '=', ref)
      .execute();
  }
  const signature = signText(key, headText({ ...head, seq, hash }));
  await trx.updateTable('commitment_heads').set({ seq, hash, signature }).where('number', '=', number).execute();
  return true;
}
