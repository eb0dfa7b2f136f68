import type { Kysely } from 'kysely';
import type { Deposit } from '#src/contract/payments/deposits.schema.ts';
import { depositPageSize } from '#src/contract/payments/deposits.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { readPixDeposits } from './deposits.ts';
import type { PixProvider } from './provider.ts';
import { readTransfers } from './transfers/show-transfers.ts';
import { readVouchers } from './vouchers/read-vouchers.ts';

/** The ids and times of all deposits of a member, by whatever method. */
const ownIds = (db: Kysely<Tables>, memberId: string) =>
  db
    .selectFrom('deposits')
    .select(['id', 'created_at as at'])
    .where('member_id', '=', memberId)
    .unionAll(db.selectFrom('transfers').select(['id', 'created_at as at']).where('member_id', '=', memberId))
    .unionAll(db.selectFrom('voucher_redemptions').select(['id', 'created_at as at']).where('member_id', '=', memberId))
    .as('own');

/** The deposits of a member that have these ids, by whatever method, in the order of the ids. */
async function readDeposits(
  gateway: Gateway,
  provider: PixProvider | null,
  memberId: string,
  ids: readonly string[],
): Promise<Deposit[]> {
  const found: Deposit[] = [
    ...(await readPixDeposits(gateway, provider, memberId, ids)),
    ...(await readTransfers(gateway.db, memberId, ids)),
    ...(await readVouchers(gateway.db, memberId, ids)),
  ];
  return ids.flatMap((id) => found.find((deposit) => deposit.id === id) ?? []);
}

/** A member's deposit; refused with not_found if they have none of this id. */
export async function findAnyDeposit(
  gateway: Gateway,
  provider: PixProvider | null,
  memberId: string,
  id: string,
): Promise<Deposit> {
  const [deposit] = await readDeposits(gateway, provider, memberId, [id]);
  if (!deposit) throw new Refusal('not_found');
  return deposit;
}

/** A page of a member's deposits by whatever method, the last first. */
export async function listOwn(gateway: Gateway, provider: PixProvider | null, memberId: string, pageNo: number) {
  const { db } = gateway;
  const { n } = await db
    .selectFrom(ownIds(db, memberId))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom(ownIds(db, memberId))
    .select('id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(depositPageSize)
    .offset((pageNo - 1) * depositPageSize)
    .execute();
  const ids = rows.map(({ id }) => id);
  const list = await readDeposits(gateway, provider, memberId, ids);
  return { list, pageNum: pageNo, totalPages: Math.ceil(Number(n) / depositPageSize), totalCount: Number(n) };
}

/** A member's deposits that began after a time, by whatever method; epoch ms. */
export async function listFollowed(gateway: Gateway, provider: PixProvider | null, memberId: string, since: number) {
  const rows = await gateway.db.selectFrom(ownIds(gateway.db, memberId)).select('id').where('at', '>', since).execute();
  const ids = rows.map(({ id }) => id);
  return readDeposits(gateway, provider, memberId, ids);
}
