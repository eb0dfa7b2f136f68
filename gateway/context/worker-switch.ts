import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { cachedValue } from './cached-value.ts';

/** One switch for each merchant's site; a row means that the worker is off. */
const keyOf = (merchant: string) => `worker-off.${merchant}`;

async function isWorkerOff(db: Kysely<Tables>, merchant: string): Promise<boolean> {
  return (
    (await db.selectFrom('meta').select('key').where('key', '=', keyOf(merchant)).executeTakeFirst()) !== undefined
  );
}

/** The switch as every gateway on the database last heard of it. */
export const readWorkerOff = cachedValue<boolean>(['status'], ({ db, config }) => isWorkerOff(db, config.merchant));

export async function switchWorker(trx: Transaction<Tables>, merchant: string, on: boolean): Promise<void> {
  await trx.deleteFrom('meta').where('key', '=', keyOf(merchant)).execute();
  if (!on)
    await trx
      .insertInto('meta')
      .values({ key: keyOf(merchant), value: '1' })
      .execute();
}
