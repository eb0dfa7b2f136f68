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
  const ref = `played:${memberId}:${(rounds += 1)}`;
  const accounts = { wallet: walletId(memberId, 'BRL'), other: vendorAccountId('COR', 'BRL', memberId) };
  const round: Tables['rounds'] = {
    ...{ id: ref, vendor: 'COR', round_id: ref, member_id: memberId, node_id: 'COR-2', currency: 'BRL' },
    ...{ state: 'ended', bets: 1, stake_minor: stake, win_minor: win, created_at: clock(), ended_at: clock() },
  };
  await transact(db, async (trx) => {
    if (stake > 0) await moveMoney(trx, { kind: 'bet', ref, ...accounts, amount: -stake }, clock());
    if (win > 0) await moveMoney(trx, { kind: 'win', ref, ...accounts, amount: win }, clock());
    await insertRounds(trx, [round]);
  });
}
