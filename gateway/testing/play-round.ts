import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { vendorAccountId, walletId } from '../ledger/ledger-accounts.ts';
import { moveMoney } from '../ledger/ledger.ts';
import type { TestGateway } from './test-gateway.ts';
import { insertRounds } from './rounds.ts';

let rounds = 0;

/** Plays a round of a member that has ended: its bet and its win are booked, and its stake counts; minor units. */
export async function playRound(
  { db, clock }: Pick<TestGateway, 'db' | 'clock'>,
  memberId: string,
  { stake, win }: { readonly stake: number; readonly win: number },
): Promise<void> {
  const id = `played-${memberId}-${(rounds += 1)}`;
  const accounts = { wallet: walletId(memberId, 'BRL'), other: vendorAccountId('COR', 'BRL', memberId) };
  const round: Tables['rounds'] = {
    ...{ id, vendor: 'COR', round_id: id, member_id: memberId, node_id: 'COR-2', currency: 'BRL' },
    ...{
      state: 'ended',
      bets: stake > 0 ? 1 : 0,
      stake_minor: stake,
      win_minor: win,
      created_at: clock(),
      ended_at: clock(),
    },
  };
  await transact(db, async (trx) => {
    for (const [kind, amount] of [
      ['bet', stake],
      ['win', win],
    ] as const) {
      if (amount === 0) continue;
      const transaction = { vendor: 'COR', transaction_id: `${id}-${kind}`, kind, amount_minor: amount };
      await trx
        .insertInto('vendor_transactions')
        .values({
          ...transaction,
          ...{ state: 'done', body_hash: '', answer: '', member_id: memberId, round_id: id, created_at: clock() },
        })
        .execute();
      const cause = { kind, ref: `COR:${transaction.transaction_id}` };
      await moveMoney(trx, { ...cause, ...accounts, amount: kind === 'bet' ? -amount : amount }, clock());
    }
    await insertRounds(trx, [round]);
  });
}
