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
import type { Operation } from './till.ts';

/** What can be done at the till. A new way to move money is a file in operations/ and its line here. */
export const operations: readonly Operation[] = [
  ...[signIn, deposit, pay, cancelDeposit, bet, win, rollback, endRound, withdraw, cancelWithdrawal],
  ...[approve, refuse, limit, receipt],
  ...[transfer, approveTransfer, refuseTransfer, voucher],
  ...[claim, drop, cancelBonus, contest, answerContest, writeOff],
  ...[takeAway, takeHome, takeAllHome, playAway],
];
