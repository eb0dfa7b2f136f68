import type { Transaction } from 'kysely';
import type { ReadBody } from '#src/contract/call-types.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { createWithdrawal as call } from '#src/contract/payments/withdrawals.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { holdMoney } from '#gateway/ledger/holds.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { pixAccountId } from '#gateway/ledger/ledger-accounts.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { refuseContested, refuseLocked } from '#gateway/ledger/standing.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { isPaymentPassword } from '../../identity/recovery/payment-password.ts';
import { wrongPassword } from '../../identity/session/own-password.ts';
import { secretDigest } from '../../identity/session/secret-digest.ts';
import { rowsOf } from '../payees/payees.ts';
import { nextFee, readRules, readUsed } from './rules.ts';

type Asked = Omit<ReadBody<typeof call>, 'token'> & { readonly idempotencyKey: string };

/** The cause under which the ledger holds the amount of a withdrawal. */
export const holdOf = (id: string) => ({ kind: 'withdrawal', ref: id });

/**
 * Takes a withdrawal down and holds its amount, once for an idempotency key [S1-032, S2-218]; answers its id. What the rule allows is
 * approved at once, all else is reviewed. Throws the refusals that the call's summary names.
 */
export async function createWithdrawal(gateway: Gateway, memberId: string, asked: Asked): Promise<string> {
  const { idempotencyKey: key, paymentPassword, ...given } = asked;
  await gateway.limits.consume('withdraw', memberId);
  const right = await isPaymentPassword(gateway, memberId, paymentPassword);
  const body = secretDigest(gateway, [given, paymentPassword]);
  const { id } = await runOnce(gateway, { scope: `${memberId}:withdraw`, key, body }, async (trx) => {
    if (!right) throw wrongPassword('paymentPassword');
    const { amount, fee, payeeId } = given;
    return {
      id: await bookWithdrawal(gateway, trx, { memberId, payeeId, amount: toMinor(amount), fee: toMinor(fee) }),
    };
  });
  return id;
}

type Booked = {
  readonly memberId: string;
  readonly payeeId: string;
  readonly amount: number;
  /** As the member has seen it. */
  readonly fee: number;
};

/** Books a withdrawal of so many minor units in the running transaction; answers its id. Of many at once the member's lock lets one in at a time. */
export async function bookWithdrawal(
  gateway: Gateway,
  trx: Transaction<Tables>,
  { memberId, payeeId, amount, fee }: Booked,
): Promise<string> {
  await lockMember(trx, memberId);
  const player = await readPlayer(trx, memberId);
  if (!player) throw new Refusal('session_ended');
  const { currency } = player;
  const payee = (await rowsOf(trx, memberId)).find(({ id }) => id === payeeId);
  if (!payee) throw new Refusal('not_found', { fields: ['payeeId'] });
  const rules = await readRules(gateway, trx);
  if (amount < rules.min || amount > rules.max || amount <= fee)
    throw new Refusal('invalid_request', { fields: ['amount'] });
  const used = await readUsed(trx, memberId, rules.today);
  if (used.open >= rules.open) throw new Refusal('limit_reached', { limit: 'open' });
  if (used.dayMinor + amount > rules.day) throw new Refusal('limit_reached', { limit: 'day' });
  if (fee !== nextFee(rules, used)) throw new Refusal('offer_changed');
  await refuseContested(trx, { memberId, currency });
  const now = gateway.clock();
  const id = newId(now);
  const hold = { memberId, currency, amount, to: pixAccountId(currency, memberId), expiresAt: null };
  await holdMoney(trx, { ...holdOf(id), ...hold }, now);
  await refuseLocked(trx, { memberId, currency });
  const automatic = amount <= rules.automatic;
  await trx
    .insertInto('withdrawals')
    .values({
      ...{ id, member_id: memberId, payee_id: payee.id, currency, amount_minor: amount, fee_minor: fee },
      ...{ state: automatic ? 'approved' : 'review', day: rules.today, reason: '', reference: '', decided_by: '' },
      ...{ created_at: now, decided_at: automatic ? now : null, sent_at: null, ended_at: null },
      ...{ promised_at: now + rules.minutes * 60_000, attempts: 0, next_at: automatic ? now : null },
    })
    .execute();
  return id;
}
