import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { postHold, voidHold } from '#gateway/ledger/holds.ts';
import { houseAccountId, pixAccountId } from '#gateway/ledger/ledger-accounts.ts';
import { postJournal } from '#gateway/ledger/ledger.ts';
import { notifyMember } from '../../notify/inbox/notify-member.ts';
import { withdrawalFailed, withdrawalPaid, withdrawalRefused } from '../../notify/push/money-messages.ts';
import { holdOf } from './create-withdrawal.ts';

type Row = Tables['withdrawals'];
type State = Row['state'];
type Rest = Partial<Pick<Row, 'reason' | 'reference' | 'decided_by' | 'decided_at'>>;

/** The end of a withdrawal that returns its money, and the states that it may come from. */
const returning = {
  refused: { from: ['review', 'approved'], told: withdrawalRefused },
  failed: { from: ['sent'], told: withdrawalFailed },
  cancelled: { from: ['review', 'approved'], told: null },
} as const satisfies Partial<Record<State, unknown>>;

/**
 * Ends a withdrawal in the running transaction and returns its money to the balance, once; false where it is beyond that. The member is told, unless
 * it is they who have cancelled it.
 */
export async function returnWithdrawal(
  trx: Transaction<Tables>,
  id: string,
  state: keyof typeof returning,
  rest: Rest,
  now: number,
): Promise<boolean> {
  const { from, told } = returning[state];
  const row = await end(trx, id, state, from, rest, now);
  if (!row) return false;
  await voidHold(trx, holdOf(id), now);
  if (told) await notifyMember(trx, { memberId: row.member_id }, told, now);
  return true;
}

/** Books that the bank has paid a withdrawal, once: what was held is the bank's, and the fee is the house's. False where it had ended. */
export async function payWithdrawal(
  trx: Transaction<Tables>,
  id: string,
  reference: string,
  now: number,
): Promise<boolean> {
  const row = await end(trx, id, 'paid', ['sent'], { reference }, now);
  if (!row) return false;
  await postHold(trx, holdOf(id), now);
  const { currency, fee_minor: fee, member_id: memberId } = row;
  if (fee > 0)
    await postJournal(
      trx,
      {
        ...{ kind: 'fee', ref: id },
        postings: [
          { accountId: pixAccountId(currency, memberId), amount: -fee },
          { accountId: houseAccountId(currency, memberId), amount: fee },
        ],
      },
      now,
    );
  await notifyMember(trx, { memberId }, withdrawalPaid, now);
  return true;
}

/** The conditional write by which a withdrawal ends; of many at once one finds the row. */
const end = (
  trx: Transaction<Tables>,
  id: string,
  state: State,
  from: readonly State[],
  rest: Rest,
  now: number,
): Promise<Row | undefined> =>
  trx
    .updateTable('withdrawals')
    .set({ ...rest, state, ended_at: now, next_at: null })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
