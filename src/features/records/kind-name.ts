import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Every kind that the gateway books. */
const names: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['bet', msg`Bet`],
  ['win', msg`Winnings`],
  ['rollback', msg`Bet returned`],
  ['promotion', msg`Promotion reward`],
  ['bonus', msg`Bonus`],
  ['clawback', msg`Bonus taken back`],
  ['jackpot', msg`Jackpot`],
  ['commission', msg`Invitation commission`],
  ['mall', msg`Credit from the shop`],
  ['deposit', msg`Deposit`],
  ['credit', msg`Credit`],
  ['debit', msg`Debit`],
  ['hold', msg`Withdrawal`],
  ['release', msg`Withdrawal returned`],
  ['payout', msg`Held amount paid`],
  ['fee', msg`Fee of a withdrawal`],
  ['contest', msg`Contested deposit taken back`],
  ['repayment', msg`Payment of what is owed`],
  ['writeoff', msg`Debt written off`],
  ['wallet-out', msg`Taken to a provider`],
  ['wallet-home', msg`Brought from a provider`],
  ['wallet-back', msg`Returned by a provider`],
  ['opening', msg`Opening balance`],
  ['deal', msg`New chips`],
  ['points', msg`Points`],
  ['rebate', msg`Commission of the team`],
  ['salary', msg`Daily salary`],
  ['hourly', msg`Hourly salary`],
  ['dividend', msg`Dividend`],
  ['rain', msg`Red envelope rain`],
  ['envelope', msg`Red envelope`],
  ['rain-back', msg`Returned by a red envelope rain`],
]);

/** Name of a kind of booking; a kind unknown to this version is called a booking. */
export const kindName = (kind: string): MessageDescriptor => names.get(kind) ?? msg`Entry`;
