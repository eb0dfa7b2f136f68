import { fromMinor } from '#src/contract/core/amount.ts';
import { type ActionContext, OperatorError } from '#gateway/actions/define-action.ts';
import { printTime } from '#gateway/actions/print.ts';
import type { Tables } from '#gateway/db/tables.ts';

const mostListed = 50;

type Row = Tables['voucher_batches'];
type Context = Pick<ActionContext, 'db' | 'merchant' | 'clock'>;

/** A batch; throws OperatorError where there is none of this id. */
export async function findBatch({ db, merchant }: Omit<Context, 'clock'>, id: string): Promise<Row> {
  const row = await db
    .selectFrom('voucher_batches')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchant)
    .executeTakeFirst();
  if (!row) throw new OperatorError(`There is no batch ${id}.`);
  return row;
}

function stateOf(row: Row, now: number): string {
  if (row.closed_at !== null) return `closed by ${row.closed_by}`;
  if (row.expires_at <= now) return 'expired';
  return row.paid_minor === row.total_minor ? 'used up' : 'pays';
}

/** Batches that pay, or with `all` every one, the latest first. */
export async function listBatches({ db, merchant, clock }: Context, { all }: { all: boolean }) {
  const now = clock();
  const rows = await db
    .selectFrom('voucher_batches')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .$if(!all, (query) =>
      query.where('closed_at', 'is', null).where('expires_at', '>', now).whereRef('paid_minor', '<', 'total_minor'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'There are no vouchers.';
  return rows.map((row) => [
    row.id,
    row.name,
    `${row.codes} of ${row.currency} ${fromMinor(row.amount_minor)}${row.uses > 1 ? `, ${row.uses} uses each` : ''}`,
    `${fromMinor(row.paid_minor)} of ${fromMinor(row.total_minor)} paid`,
    `until ${printTime(row.expires_at)}`,
    stateOf(row, now),
  ]);
}

/** A batch with its redemptions, the latest first. */
export async function showBatch(context: Context, { batch: id }: { batch: string }) {
  const row = await findBatch(context, id);
  const used = await context.db
    .selectFrom('voucher_redemptions')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_redemptions.voucher_id')
    .innerJoin('members', 'members.id', 'voucher_redemptions.member_id')
    .select(['vouchers.number', 'members.account', 'voucher_redemptions.created_at'])
    .where('voucher_redemptions.batch_id', '=', id)
    .orderBy('voucher_redemptions.created_at', 'desc')
    .orderBy('voucher_redemptions.id', 'desc')
    .limit(mostListed)
    .execute();
  return [
    ['name', row.name],
    ['created', `${printTime(row.created_at)} by ${row.created_by}`],
    [
      'codes',
      `${row.codes}, ${row.uses} ${row.uses === 1 ? 'use' : 'uses'} each, ${row.currency} ${fromMinor(row.amount_minor)}`,
    ],
    ['paid', `${fromMinor(row.paid_minor)} of ${fromMinor(row.total_minor)}`],
    ['until', printTime(row.expires_at)],
    ['state', stateOf(row, context.clock())],
    ...used.map(({ number, account, created_at: at }) => [`code ${number}`, `${account}, ${printTime(at)}`]),
  ];
}
