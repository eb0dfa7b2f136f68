import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { endBonus } from './bonuses/book-bonus.ts';
import { uncountDeposit } from '#gateway/ledger/limits/count-limits.ts';

/** Ends a deposit that waits, which no longer counts towards a limit; undefined where it does not wait. */
export async function endDeposit(
  trx: Transaction<Tables>,
  id: string,
  state: 'expired' | 'cancelled',
  now: number,
): Promise<Tables['deposits'] | undefined> {
  const ended = await trx
    .updateTable('deposits')
    .set({ state, code: '' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  if (!ended) return undefined;
  const { member_id: memberId, currency, amount_minor: amount, created_at: at } = ended;
  await endBonus(trx, { depositId: id }, 'lapsed', '', now);
  await uncountDeposit(trx, { wallet: walletId(memberId, currency), amount, at }, now);
  return ended;
}
