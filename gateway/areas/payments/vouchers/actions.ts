import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { depositBounds } from '#src/contract/payments/deposits.ts';
import { groupVoucherCode } from '#src/contract/payments/vouchers.ts';
import { rule } from '#src/contract/core/profiles.ts';
import { type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { minor, option, refusePast, Text, waitingOrAll, whole, word } from '#gateway/actions/inputs.ts';
import { time } from '#gateway/actions/time.ts';
import { newId } from '#gateway/process/new-id.ts';
import { merchantOf } from '../../site/site-actions.ts';
import { profileOf } from '../../site/merchant.ts';
import { findBatch, listBatches, showBatch } from './look.ts';
import { codeHashers, drawCode } from './voucher-code.ts';

const highest = depositBounds.max * 100;
/** The most that one batch may pay; minor units. */
const mostOfBatch = 100_000_000;

const Batch = word(v.string(), 'batch');
const Created = v.object({
  name: word(v.pipe(Text, v.maxLength(60, 'A name has at most 60 characters.')), 'name'),
  amount: option(minor(`--amount is from 1.00 to ${fromMinor(highest)}, such as 50.00.`, 100, highest), {
    shown: '50.00',
  }),
  codes: option(whole(1, 1000, '--codes is a number from 1 to 1000.'), { shown: '20' }),
  uses: v.optional(option(whole(1, 10_000, '--uses is a number from 1 to 10000.'), { shown: '1' }), '1'),
  until: time('until'),
});
type Created = v.InferOutput<typeof Created>;

const totalOf = ({ amount, codes, uses }: Created) => amount * codes * uses;

/** Vouchers: batches of codes, each of which is a deposit. */
export const voucherActions = [
  defineAction({
    name: 'voucher create',
    examples: ['voucher create "Feira de junho" --amount 50.00 --codes 20 --until 2027-06-30T23:59Z'],
    summary:
      'create a batch of codes and print them, this once: only their hashes are stored. --uses: how many members may use one code, each once',
    input: Created,
    asks: (input) => `These vouchers may pay ${fromMinor(totalOf(input))} in all. Go on?`,
    run: create,
  }),
  defineAction({
    name: 'voucher list',
    reads: true,
    examples: ['voucher list', 'voucher list --all'],
    summary:
      'batches that pay, the latest first, with what they have paid and may pay; with --all those that have ended, too',
    input: waitingOrAll,
    run: listBatches,
  }),
  defineAction({
    name: 'voucher show',
    reads: true,
    examples: ['voucher show 0mhxfaj7k'],
    summary: 'one batch, and who has used which of its codes, by the number of the code',
    input: v.object({ batch: Batch }),
    run: showBatch,
  }),
  defineAction({
    name: 'voucher close',
    examples: ['voucher close 0mhxfaj7k'],
    summary: 'end a batch: its codes pay nothing more; what they have paid stays',
    input: v.object({ batch: Batch }),
    asks: ({ batch }) => `The codes of ${batch} pay nothing any more, for good. Go on?`,
    run: close,
  }),
];

async function create(context: ChangeContext, input: Created) {
  const { db, merchant, by } = context;
  const { name, amount, codes: count, uses, until } = input;
  const now = context.clock();
  const { currency, settings } = await merchantOf(context);
  if (!rule(profileOf(settings), 'vouchers')) throw new OperatorError('The place allows no vouchers.');
  refusePast(now, until, 'until');
  const total = totalOf(input);
  if (total > mostOfBatch) throw new OperatorError(`A batch may pay ${fromMinor(mostOfBatch)} at most.`);
  const id = newId(now);
  await db
    .insertInto('voucher_batches')
    .values({
      ...{ id, merchant_code: merchant, name, currency, amount_minor: amount, codes: count, uses },
      ...{ total_minor: total, paid_minor: 0, created_at: now, created_by: by },
      ...{ expires_at: until, closed_at: null, closed_by: '' },
    })
    .execute();
  const [hash] = await codeHashers({ ...context.secrets.read(), db, clock: context.clock });
  const codes = Array.from({ length: count }, drawCode);
  const rows = codes.map((code, index) => ({
    ...{ id: newId(now), batch_id: id, number: index + 1 },
    ...{ hash: hash(code), uses, used: 0 },
  }));
  for (let from = 0; from < rows.length; from += 100)
    await db
      .insertInto('vouchers')
      .values(rows.slice(from, from + 100))
      .execute();
  return [
    ['batch', id],
    ['pays', `${currency} ${fromMinor(amount)} for each use, ${fromMinor(total)} in all`],
    ...codes.map((code, index) => [String(index + 1), groupVoucherCode(code)]),
  ];
}

async function close(context: ChangeContext, { batch: id }: { batch: string }) {
  const { db, merchant, by } = context;
  const row = await db
    .updateTable('voucher_batches')
    .set({ closed_at: context.clock(), closed_by: by })
    .where('id', '=', id)
    .where('merchant_code', '=', merchant)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row) return `closed ${row.name}; it has paid ${row.currency} ${fromMinor(row.paid_minor)}`;
  await findBatch(context, id);
  throw new OperatorError(`The batch ${id} is closed already.`);
}
