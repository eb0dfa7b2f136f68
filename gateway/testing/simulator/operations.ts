import type { Random } from '../seeded-random.ts';
import { cancelBonus, claim, drop } from './operations/bonus.ts';
import { answerContest, contest, writeOff } from './operations/contest.ts';
import { approve, refuse } from './operations/decide.ts';
import { bet } from './operations/bet.ts';
import { cancelDeposit } from './operations/cancel-deposit.ts';
import { cancelWithdrawal } from './operations/cancel-withdrawal.ts';
import { deposit } from './operations/deposit.ts';
import { endRound } from './operations/end-round.ts';
import { playAway, takeAllHome, takeAway, takeHome } from './operations/move-wallet.ts';
import { limit } from './operations/limit.ts';
import { pay } from './operations/pay.ts';
import { receipt } from './operations/receipt.ts';
import { rollback } from './operations/rollback.ts';
import { signIn } from './operations/sign-in.ts';
import { approveTransfer, refuseTransfer, transfer } from './operations/transfer.ts';
import { voucher } from './operations/voucher.ts';
import { win } from './operations/win.ts';
import { withdraw } from './operations/withdraw.ts';
import type { Operation, Act, Till } from './till.ts';

/** What can be done at the till. A new way to move money is a file in operations/ and its line here. */
export const operations: readonly Operation[] = [
  ...[signIn, deposit, pay, cancelDeposit, bet, win, rollback, endRound, withdraw, cancelWithdrawal],
  ...[approve, refuse, limit, receipt],
  ...[transfer, approveTransfer, refuseTransfer, voucher],
  ...[claim, drop, cancelBonus, contest, answerContest, writeOff],
  ...[takeAway, takeHome, takeAllHome, playAway],
];

const total = operations.reduce((sum, { weight }) => sum + weight, 0);

/** A request of a player, of a kind drawn by weight; where there is nothing to do of a kind, of another one. */
export function plan(till: Till, random: Random): { name: string; act: Act } {
  for (;;) {
    let drawn = random.below(total);
    const operation = operations.find(({ weight }) => (drawn -= weight) < 0);
    const player = random.some(till.players);
    const act = operation && player && operation.plan(till, player, random);
    if (operation && act) return { name: operation.name, act: { ...act, what: `${player.number} ${act.what}` } };
  }
}
