import type { Transaction } from 'kysely';
import { readMeta, writeMeta } from '../db/meta.ts';
import type { Tables } from '../db/tables.ts';
import { cachedValue } from './cached-value.ts';

/** One switch for each merchant's site; a row means that the worker is off. */
const keyOf = (merchant: string) => `worker-off.${merchant}`;

/** The switch, cached by every gateway on the database. */
export const readWorkerOff = cachedValue<boolean>(
  ['status'],
  async ({ db, config }) => (await readMeta(db, keyOf(config.merchant))) !== undefined,
);

export async function switchWorker(trx: Transaction<Tables>, merchant: string, on: boolean): Promise<void> {
  if (on) await trx.deleteFrom('meta').where('key', '=', keyOf(merchant)).execute();
  else await writeMeta(trx, keyOf(merchant), '1');
}
