import { textByMember, watchMembers } from '#gateway/context/watch-members.ts';

/** A payment is followed for so long after its beginning, an open withdrawal until it ends; ms. */
export const followedFor = 7 * 86_400_000;

/** The listeners of members' deposits and withdrawals. */
export const watchPayments = watchMembers('payments', async ({ db, clock }, memberIds) => {
  const since = clock() - followedFor;
  const deposits = await db
    .selectFrom('deposits')
    .leftJoin('pix_payments', 'pix_payments.deposit_id', 'deposits.id')
    .leftJoin('contests', 'contests.payment_id', 'pix_payments.id')
    .select(['deposits.member_id', 'deposits.id', 'deposits.state', 'pix_payments.id as payment', 'outcome'])
    .select(['contests.id as contest', 'contests.state as contested'])
    .where('deposits.member_id', 'in', memberIds)
    .where('deposits.created_at', '>', since)
    .orderBy('deposits.id')
    .orderBy('pix_payments.id')
    .orderBy('contests.id')
    .execute();
  const transfers = await db
    .selectFrom('transfers')
    .select(['member_id', 'id', 'state'])
    .where('member_id', 'in', memberIds)
    .where((eb) => eb.or([eb('created_at', '>', since), eb('state', '=', 'review')]))
    .orderBy('id')
    .execute();
  const vouchers = await db
    .selectFrom('voucher_redemptions')
    .select(['member_id', 'id'])
    .where('member_id', 'in', memberIds)
    .where('created_at', '>', since)
    .orderBy('id')
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select(['member_id', 'id', 'state'])
    .where('member_id', 'in', memberIds)
    .where((eb) => eb.or([eb('created_at', '>', since), eb('ended_at', 'is', null)]))
    .orderBy('id')
    .execute();
  return textByMember([...deposits, ...transfers, ...vouchers, ...withdrawals]);
});
