import { type Kysely, type RawBuilder, sql } from 'kysely';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { pointsAccountId } from '#gateway/ledger/give-points.ts';
import { endedStakes } from '#gateway/ledger/ended-stakes.ts';
import type { VendorStakes } from '#gateway/ledger/house-payments.ts';

/** A member, and the currency in which they earn points. */
type Whose = { readonly memberId: string; readonly currency: string };

/** One point for each whole unit of the currency in the sum of what a member has staked in rounds that have ended. */
const earnedOf = (memberId: RawBuilder<string>, currency: RawBuilder<string>): RawBuilder<number> =>
  sql<number>`(${endedStakes(memberId, currency)} / 100)`;

/** The points that a member was given by promotions and missions, as the ledger has them. */
const givenTo = (memberId: RawBuilder<string>): RawBuilder<number> =>
  sql<number>`coalesce((select balance_minor from ${sql.table('accounts')} where id = ${memberId}), 0)`;

const points = compiled((db, param: Params<Whose & { account: string }>) =>
  db
    .selectFrom('members')
    .leftJoin('mall_points', 'mall_points.member_id', 'members.id')
    .select(earnedOf(param('memberId'), param('currency')).as('earned'))
    .select(givenTo(param('account')).as('given'))
    .select((eb) => eb.fn.coalesce('mall_points.spent', eb.lit(0)).as('spent'))
    .where('members.id', '=', param('memberId')),
);

/** A member's points: earned, given, and what remains of both; never below zero, also when a stake is rolled back after its points were spent. */
export async function readPoints(
  db: Kysely<Tables>,
  whose: Whose,
): Promise<{ earned: number; given: number; balance: number }> {
  const account = pointsAccountId(whose.memberId);
  const { earned = 0, given = 0, spent = 0 } = (await points.first(db, { ...whose, account })) ?? {};
  return { earned, given, balance: Math.max(0, earned + given - spent) };
}

/** Spends points if there are as many, and answers whether there were: one write, under the condition that they are there. */
export async function spendPoints(db: Kysely<Tables>, whose: Whose, price: number): Promise<boolean> {
  await db
    .insertInto('mall_points')
    .values({ member_id: whose.memberId, spent: 0 })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  const earned = earnedOf(sql.val(whose.memberId), sql.val(whose.currency));
  const given = givenTo(sql.val(pointsAccountId(whose.memberId)));
  const row = await db
    .updateTable('mall_points')
    .set((eb) => ({ spent: eb('spent', '+', price) }))
    .where('member_id', '=', whose.memberId)
    .where((eb) => eb(eb('spent', '+', price), '<=', sql<number>`${earned} + ${given}`))
    .executeTakeFirst();
  return row.numUpdatedRows === 1n;
}

const byVendor = compiled((db, param: Params<Whose>) =>
  db
    .selectFrom('round_sums')
    .select(['vendor', sql<number>`cast(sum(stake_minor) as bigint)`.as('minor')])
    .where('member_id', '=', param('memberId'))
    .where('span', '=', 'day')
    .where('currency', '=', param('currency'))
    .where('state', '=', 'ended')
    .groupBy('vendor'),
);

/** The stakes that a member's points come of, by vendor. */
export const readStakes = (db: Kysely<Tables>, whose: Whose): Promise<VendorStakes[]> => byVendor.all(db, whose);

/** Gives points back that an order had taken. */
export async function returnPoints(db: Kysely<Tables>, memberId: string, price: number): Promise<void> {
  await db
    .updateTable('mall_points')
    .set((eb) => ({ spent: eb('spent', '-', price) }))
    .where('member_id', '=', memberId)
    .execute();
}
