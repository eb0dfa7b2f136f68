import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { depositBounds } from '#src/contract/payments/deposits.ts';
import { type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { minor, option, Reason, waitingOrAll, word } from '#gateway/actions/inputs.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { merchantOf } from '../../site/site-actions.ts';
import { accountActions } from './account-actions.ts';
import { creditTransfer, refuseTransfer } from './decide.ts';
import { findTransfer, findTwins, transfersOf, twinsOf } from './find-transfer.ts';
import { listTransfers, showTransfer } from './look.ts';

const most = depositBounds.max * 100;

const One = word(v.string(), 'transfer');

/** Transfers that an operator has to decide. */
export const openTransfers: Waiting = {
  thing: 'transfer to decide',
  next: 'transfer show',
  query: (db, merchant) =>
    transfersOf(db, merchant)
      .where('transfers.state', '=', 'review')
      .select(['transfers.created_at as at', 'members.account as who', 'transfers.id']),
};

/** Deposits by bank transfer, the operator's decisions about them, and the account that they go to. */
export const transferActions = [
  defineAction({
    name: 'transfer list',
    reads: true,
    examples: ['transfer list', 'transfer list --all'],
    summary: 'transfers to decide with their age, the oldest first; with --all the latest of all',
    input: waitingOrAll,
    run: listTransfers,
  }),
  defineAction({
    name: 'transfer show',
    reads: true,
    examples: ['transfer show 0mhxfaj7k --picture recibos'],
    summary:
      'one of them with the CPF that its payer must have; the picture of the receipt goes into a folder as a JPEG file',
    input: v.object({ transfer: One, picture: v.exactOptional(option(v.string(), { shown: 'FOLDER' })) }),
    run: showTransfer,
  }),
  defineAction({
    name: 'transfer approve',
    examples: ['transfer approve 0mhxfaj7k --amount 50.00'],
    summary:
      'credit the amount that the bank statement shows, once; --same-receipt where the picture went with a credited transfer and this is another one',
    input: v.object({
      transfer: One,
      amount: option(minor(`--amount is from 0.01 to ${fromMinor(most)}, such as 50.00.`, 1, most), { shown: '50.00' }),
      same_receipt: v.optional(v.boolean(), false),
    }),
    run: approve,
  }),
  defineAction({
    name: 'transfer refuse',
    examples: ['transfer refuse 0mhxfaj7k --reason "O valor não chegou à nossa conta."'],
    summary: 'refuse a transfer that is not decided, with a reason that the member reads; nothing is credited',
    input: v.object({ transfer: One, reason: Reason }),
    run: refuse,
  }),
  ...accountActions,
];

async function approve(
  context: ChangeContext,
  { transfer: id, amount, same_receipt: isOther }: { transfer: string; amount: number; same_receipt: boolean },
) {
  const row = await findTransfer(context, id);
  const paid = twinsOf(row, await findTwins(context, [row.receipt_hash])).find(({ state }) => state === 'credited');
  if (row.state === 'review' && paid && !isOther)
    throw new OperatorError(
      `Its receipt is that of ${paid.id}, which is credited. Say --same-receipt if this is another transfer.`,
    );
  const { settings } = await merchantOf(context);
  const decision = { by: context.by, at: context.clock() };
  const received = { amount, turnover: settings.withdraw.depositTurnover };
  const done = await creditTransfer(context.db, id, received, decision).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'own_limit_reached') throw error;
    throw new OperatorError(
      `${fromMinor(amount)} is beyond a deposit limit of ${row.account}. Send it back, and refuse the transfer.`,
    );
  });
  if (!done) throw new OperatorError(`The transfer ${id} is ${row.state} already.`);
  const differs = amount === row.amount_minor ? '' : `; ${row.account} said ${fromMinor(row.amount_minor)}`;
  return `credited ${row.currency} ${fromMinor(amount)} to ${row.account}${differs}`;
}

async function refuse(context: ChangeContext, { transfer: id, reason }: { transfer: string; reason: string }) {
  const row = await findTransfer(context, id);
  if (!(await refuseTransfer(context.db, id, reason, { by: context.by, at: context.clock() })))
    throw new OperatorError(`The transfer ${id} is ${row.state} already.`);
  return `refused ${row.currency} ${fromMinor(row.amount_minor)} of ${row.account}`;
}
