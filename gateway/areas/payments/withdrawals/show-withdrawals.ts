import { fromMinor } from '#src/contract/core/amount.ts';
import type { Withdrawal } from '#src/contract/payments/withdrawals.schema.ts';
import { withdrawalPageSize } from '#src/contract/payments/withdrawals.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import type { PixProvider } from '../provider.ts';
import { isFree } from './is-free.ts';
import { readRules } from './rules.ts';

/** Those that the bank does not have. */
const waiting = new Set(['review', 'approved']);

const rowsOf = ({ db }: Gateway, memberId: string) =>
  db
    .selectFrom('withdrawals')
    .innerJoin('payees', 'payees.id', 'withdrawals.payee_id')
    .selectAll('withdrawals')
    .select(['payees.kind', 'payees.masked'])
    .select((eb) => eb.case().when(isFree(eb)).then(eb.lit(1)).else(eb.lit(0)).end().as('free'))
    .where('withdrawals.member_id', '=', memberId);
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

/** A member's withdrawal; refused with not_found if they have none of this id. */
export async function findWithdrawal(
  gateway: Gateway,
  provider: PixProvider | null,
  memberId: string,
  id: string,
): Promise<Withdrawal> {
  const row = await rowsOf(gateway, memberId).where('withdrawals.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return toWithdrawal(row, (await readRules(gateway)).cancels, provider?.page);
}

/** A page of a member's withdrawals, the last first. */
export async function listOwn(gateway: Gateway, provider: PixProvider | null, memberId: string, pageNo: number) {
  const { n } = await gateway.db
    .selectFrom('withdrawals')
    .where('member_id', '=', memberId)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const rows = await rowsOf(gateway, memberId)
    .orderBy('withdrawals.created_at', 'desc')
    .orderBy('withdrawals.id', 'desc')
    .limit(withdrawalPageSize)
    .offset((pageNo - 1) * withdrawalPageSize)
    .execute();
  const { cancels } = await readRules(gateway);
  const list = rows.map((row) => toWithdrawal(row, cancels, provider?.page));
  return { list, pageNum: pageNo, totalPages: Math.ceil(Number(n) / withdrawalPageSize), totalCount: Number(n) };
}

/** A member's withdrawals that have not ended, or began after a time, epoch ms. */
export async function listFollowed(gateway: Gateway, provider: PixProvider | null, memberId: string, since: number) {
  const rows = await rowsOf(gateway, memberId)
    .where((eb) => eb.or([eb('withdrawals.created_at', '>', since), eb('withdrawals.ended_at', 'is', null)]))
    .execute();
  const { cancels } = await readRules(gateway);
  return rows.map((row) => toWithdrawal(row, cancels, provider?.page));
}

const toWithdrawal = (row: Row, cancels: boolean, bank: string | undefined): Withdrawal => ({
  id: row.id,
  amount: fromMinor(row.amount_minor),
  fee: fromMinor(row.fee_minor),
  net: fromMinor(row.amount_minor - row.fee_minor),
  state: row.state,
  payee: { kind: row.kind, masked: row.masked },
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  sentAt: row.sent_at,
  endedAt: row.ended_at,
  promisedAt: row.promised_at,
  automatic: row.decided_at !== null && row.decided_by === '',
  cancellable: cancels && waiting.has(row.state),
  paused: waiting.has(row.state) && row.free === 0,
  reason: row.reason,
  reference: row.reference,
  ...(bank !== undefined && row.sent_at !== null && { bank }),
});
