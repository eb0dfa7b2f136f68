import { fromMinor } from '#src/contract/core/amount.ts';
import type { WithdrawOptions } from '#src/contract/payments/withdrawals.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { readTurnoverLeft } from '#gateway/ledger/turnovers.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { hasPaymentPassword } from '../../identity/recovery/payment-password.ts';
import { readStanding } from '#gateway/ledger/standing.ts';
import { readPayees } from '../payees/payees.ts';
import { nextFee, readRules, readUsed } from './rules.ts';

/** What a member can withdraw now, to where and how; `available`: there is a bank. */
export async function readOptions(gateway: Gateway, memberId: string, available: boolean): Promise<WithdrawOptions> {
  const { db } = gateway;
  const player = await readPlayer(db, memberId);
  if (!player) throw new Refusal('session_ended');
  const rules = await readRules(gateway);
  const [payees, paymentPassword, turnover, used, standing] = await Promise.all([
    readPayees(gateway, memberId),
    hasPaymentPassword(gateway, memberId),
    readTurnoverLeft(db, { memberId, currency: player.currency }),
    readUsed(db, memberId, rules.today),
    readStanding(db, { memberId, currency: player.currency }),
  ]);
  const locked = Math.min(turnover.locked, player.balanceMinor);
  return {
    ...payees,
    available,
    paymentPassword,
    free: fromMinor(player.balanceMinor - locked),
    locked: fromMinor(locked),
    turnover: { left: fromMinor(turnover.left), due: fromMinor(turnover.due) },
    contested: fromMinor(standing.contested),
    owed: fromMinor(standing.owed),
    min: fromMinor(rules.min),
    max: fromMinor(rules.max),
    dayLeft: fromMinor(Math.max(0, rules.day - used.dayMinor)),
    fee: fromMinor(nextFee(rules, used)),
    freeLeft: Math.max(0, rules.free - used.inMonth),
    freeInMonth: rules.fee === 0 ? 0 : rules.free,
    slotsLeft: Math.max(0, rules.open - used.open),
    minutes: rules.minutes,
    automatic: fromMinor(rules.automatic),
  };
}
