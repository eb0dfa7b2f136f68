import type { Transaction } from 'kysely';
import type { Bank } from './bank.ts';
import { newId } from './ids.ts';
import type { BankTables, NoticeKind } from './tables.ts';

/** Stores that a thing has changed, to be told by webhook. In the transaction of the change, so that none is lost. */
export async function notify(
  { clock, faults }: Pick<Bank, 'clock' | 'faults'>,
  trx: Transaction<BankTables>,
  kind: NoticeKind,
  ref: string,
): Promise<void> {
  const now = clock();
  const row = { id: newId(), attempts: 0, next_at: now + faults.notices.delay, created_at: now };
  await trx
    .insertInto('notices')
    .values({ ...row, kind, ref })
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).doUpdateSet(row))
    .execute();
}
