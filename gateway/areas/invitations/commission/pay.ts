import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { may } from '#src/contract/core/member-type.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { addHousePayment } from '#gateway/ledger/house-payments.ts';
import { houseAccountId, openWallet } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { dayNumber } from '#gateway/ledger/periods.ts';
import { notifyMember } from '../../notify/inbox/notify-member.ts';
import { commissionPaid } from '../../notify/push/money-messages.ts';
import type { Merchant } from '../../site/merchant.ts';
import { basesOf, noBases } from './bases.ts';
import { type CommissionKind, commissionKinds, settle } from './settle.ts';
import { termsOf } from './terms.ts';

export type Work = Pick<Tables['commission_work'], 'day' | 'invited_id' | 'inviter_id'>;

/** The cause of a payment; it names no member to the other. */
const commissionId = ({ day, inviter_id, invited_id }: Work, kind: CommissionKind): string =>
  hash('sha256', [day, inviter_id, invited_id, kind].join(':')).slice(0, 32);

/** The row of the inviter's day, which keeps the bound; beside those of payments for playing. */
const boundOf = (inviterId: string) => `commission:${inviterId}`;

/**
 * Settles the commission for one invited member's day in the running transaction: whichever process takes the work row first pays it, once by the row's unique
 * key and by the ledger's cause. An inviter who may no longer invite, or is locked, gets none.
 */
export async function payDay(trx: Transaction<Tables>, work: Work, merchant: Merchant, now: number): Promise<void> {
  const { day, invited_id: invited, inviter_id: inviter } = work;
  const taken = await trx
    .deleteFrom('commission_work')
    .where('day', '=', day)
    .where('invited_id', '=', invited)
    .executeTakeFirst();
  const terms = await termsOf(trx, merchant.code, day);
  if (taken.numDeletedRows !== 1n || !terms || !(await mayEarn(trx, inviter))) return;
  const { start_at: from, end_at: to } = await trx
    .selectFrom('commission_days')
    .select(['start_at', 'end_at'])
    .where('merchant_code', '=', merchant.code)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  const { currency } = merchant;
  const bases = (await basesOf(trx, { memberIds: [invited], currency }, { from, to })).get(invited) ?? noBases;
  await lockMember(trx, inviter);
  const ofPair = { inviter_id: inviter, invited_id: invited };
  const pair = await readPair(trx, ofPair);
  const paidBefore = await readPaid(trx, inviter, day);
  let room = terms.most_minor - paidBefore;
  for (const kind of commissionKinds) {
    const [rate, base] = [terms[`${kind}_rate`], bases[kind]];
    if (rate === 0 || base === 0) continue;
    const { amount, cut, rest } = settle({ base, rate, rest: pair[`${kind}_rest`], room });
    room -= amount;
    pair.paid_minor += amount;
    pair[`${kind}_rest`] = rest;
    const id = commissionId(work, kind);
    await trx
      .insertInto('commissions')
      .values({
        ...{ id, day, ...ofPair, kind, base_minor: base, rate },
        ...{ amount_minor: amount, cut_minor: cut, settled_at: now },
      })
      .execute();
    if (amount === 0) continue;
    const accounts = { wallet: await openWallet(trx, inviter, currency), other: houseAccountId(currency, inviter) };
    await moveMoney(trx, { kind: 'commission', ref: id, ...accounts, amount }, now);
  }
  const paid = terms.most_minor - paidBefore - room;
  await trx
    .updateTable('commission_pairs')
    .set(pair)
    .where('inviter_id', '=', inviter)
    .where('invited_id', '=', invited)
    .execute();
  if (paid === 0) return;
  await addHousePayment.run(trx, { accountId: boundOf(inviter), day: dayNumber(Date.parse(day)), minor: paid });
  if (paidBefore === 0) await notifyMember(trx, { memberId: inviter }, commissionPaid, now);
}

/** Whether a member may still invite. */
async function mayEarn(trx: Transaction<Tables>, inviter: string): Promise<boolean> {
  const member = await trx
    .selectFrom('members')
    .select(['type', 'status'])
    .where('id', '=', inviter)
    .executeTakeFirst();
  return member !== undefined && may.invite(member.type) && member.status === 'open';
}

async function readPair(trx: Transaction<Tables>, of: Pick<Work, 'inviter_id' | 'invited_id'>) {
  await trx
    .insertInto('commission_pairs')
    .values({ ...of, paid_minor: 0, turnover_rest: 0, deposit_rest: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('commission_pairs')
    .select(['paid_minor', 'turnover_rest', 'deposit_rest'])
    .where('inviter_id', '=', of.inviter_id)
    .where('invited_id', '=', of.invited_id)
    .executeTakeFirstOrThrow();
}

/** What an inviter was paid for a day; minor units. */
async function readPaid(trx: Transaction<Tables>, inviter: string, day: string): Promise<number> {
  const row = await trx
    .selectFrom('house_days')
    .select('paid_minor')
    .where('account_id', '=', boundOf(inviter))
    .where('day', '=', dayNumber(Date.parse(day)))
    .executeTakeFirst();
  return row?.paid_minor ?? 0;
}
