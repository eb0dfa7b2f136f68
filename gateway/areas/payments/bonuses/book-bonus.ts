import { type Transaction, sql } from 'kysely';
import { type Profile } from '#src/contract/core/profiles.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { bonusAccountId, houseAccountId, openWallet } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney, postJournal } from '#gateway/ledger/ledger.ts';
import { dayNumber } from '#gateway/ledger/periods.ts';
import { takeBack } from '#gateway/ledger/receivables.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { bonusOf, readOpenOffers } from './offers.ts';

type Row = Tables['bonuses'];
type State = Row['state'];

type Begun = {
  readonly offerId: string;
  readonly merchant: string;
  readonly profile: Profile;
  readonly deposit: Pick<Tables['deposits'], 'id' | 'member_id' | 'currency' | 'amount_minor'>;
};

/**
 * Promises the bonus of an offer to a deposit that is begun, in the running transaction, which has locked the member: so that each has one bonus at a
 * time. Its amount counts towards what the offer gives in all and in a day at once. Throws Refusal('offer_changed') where the member may not
 * take it, or the offer has not enough left.
 */
export async function offerBonus(
  trx: Transaction<Tables>,
  { offerId, merchant, profile, deposit }: Begun,
  now: number,
) {
  const { id: depositId, member_id: memberId, currency, amount_minor: paid } = deposit;
  const open = await readOpenOffers(trx, { merchant, profile, memberId, now });
  const offer = open.find(({ id }) => id === offerId);
  if (!offer || paid < offer.min_minor) throw new Refusal('offer_changed');
  const amount = bonusOf(offer, paid);
  const day = dayNumber(now);
  const ofDay = sql<number>`case when ${sql.ref('day')} = ${sql.lit(day)} then ${sql.ref('day_given_minor')} else 0 end + ${sql.lit(amount)}`;
  const { numUpdatedRows: counted } = await trx
    .updateTable('bonus_offers')
    .set((eb) => ({ given_minor: eb('given_minor', '+', amount), day_given_minor: ofDay, day }))
    .where('id', '=', offerId)
    .where('closed_at', 'is', null)
    .where('ends_at', '>', now)
    .where((eb) => eb(eb('given_minor', '+', amount), '<=', eb.ref('budget_minor')))
    .where((eb) => eb(ofDay, '<=', eb.ref('day_minor')))
    .executeTakeFirstOrThrow();
  if (counted === 0n) throw new Refusal('offer_changed');
  await trx
    .insertInto('bonuses')
    .values({
      ...{ id: newId(now), offer_id: offerId, member_id: memberId, deposit_id: depositId, currency },
      ...{ amount_minor: amount, due_minor: amount * offer.times, state: 'offered', day, created_at: now },
      ...{ started_at: null, expires_at: null, ended_at: null, ended_by: '', back_minor: 0 },
    })
    .execute();
}

/**
 * Sets the money of a deposit's bonus aside, in the transaction that credits the deposit and has locked the member, once. `kept` is what stays of the
 * deposit in the balance, by which the bonus is measured; minor units.
 */
export async function startBonus(
  trx: Transaction<Tables>,
  depositId: string,
  kept: number,
  now: number,
): Promise<void> {
  const row = await trx
    .selectFrom('bonuses')
    .innerJoin('bonus_offers', 'bonus_offers.id', 'bonuses.offer_id')
    .selectAll('bonuses')
    .select(['percent', 'most_minor', 'times', 'days'])
    .where('deposit_id', '=', depositId)
    .where('state', '=', 'offered')
    .executeTakeFirst();
  if (!row) return;
  const amount = Math.min(row.amount_minor, bonusOf(row, kept));
  if (amount === 0) return void (await endBonus(trx, { depositId }, 'lapsed', '', now));
  const started: Partial<Row> = {
    ...{ state: 'active', amount_minor: amount, due_minor: amount * row.times, started_at: now },
    expires_at: now + row.days * 86_400_000,
  };
  await trx.updateTable('bonuses').set(started).where('id', '=', row.id).execute();
  if (amount < row.amount_minor) await uncount(trx, row, row.amount_minor - amount);
  await moveAside(trx, row, amount, 'bonus-set', now);
}

type Which = { readonly id: string } | { readonly depositId: string };
/** The ends of a bonus that pay nothing, by the states that they come from. */
const ends = {
  lapsed: ['offered'],
  dropped: ['active'],
  expired: ['active'],
  cancelled: ['offered', 'active'],
  'taken-back': ['active'],
} as const satisfies Partial<Record<State, readonly State[]>>;

/**
 * Ends a bonus that is not paid, in the running transaction, once; what was set aside for it is the house's again. Of many at once one finds the
 * row. False where it has no such bonus.
 */
export async function endBonus(
  trx: Transaction<Tables>,
  which: Which,
  state: keyof typeof ends,
  by: string,
  now: number,
): Promise<boolean> {
  const row = await trx
    .updateTable('bonuses')
    .set({ state, ended_at: now, ended_by: by })
    .where('id' in which ? 'id' : 'deposit_id', '=', 'id' in which ? which.id : which.depositId)
    .where('state', 'in', ends[state])
    .returningAll()
    .executeTakeFirst();
  if (!row) return false;
  await uncount(trx, row, row.amount_minor);
  if (row.started_at !== null) await moveAside(trx, row, -row.amount_minor, 'bonus-free', now);
  return true;
}

/** Pays a bonus into the wallet, in the running transaction, which has locked the member, once; false where it is not active. */
export async function payBonus(trx: Transaction<Tables>, id: string, now: number): Promise<boolean> {
  const row = await trx
    .updateTable('bonuses')
    .set({ state: 'paid', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .returningAll()
    .executeTakeFirst();
  if (!row) return false;
  const { member_id: memberId, currency, amount_minor: amount } = row;
  const wallet = await openWallet(trx, memberId, currency);
  await moveMoney(trx, { kind: 'bonus', ref: id, wallet, other: bonusAccountId(currency, memberId), amount }, now);
  return true;
}

/**
 * Takes the bonus of a deposit that the bank has taken back, in the running transaction, which has locked the member: before the member's own money.
 * Of one that was paid the wallet gives what it has, and the rest is owed.
 */
export async function takeBonusBack(trx: Transaction<Tables>, depositId: string, now: number): Promise<void> {
  if (await endBonus(trx, { depositId }, 'taken-back', '', now)) return;
  const row = await trx
    .updateTable('bonuses')
    .set((eb) => ({ state: 'taken-back', back_minor: eb.ref('amount_minor') }))
    .where('deposit_id', '=', depositId)
    .where('state', '=', 'paid')
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  const { id, member_id: memberId, currency, amount_minor: amount } = row;
  const from = houseAccountId(currency, memberId);
  await uncount(trx, row, amount);
  await takeBack(trx, { ofBonus: true, memberId, currency, amount, from, ref: id }, now);
}

/** An offer gives less, in all, and in the day in which it was counted where that is today's. */
const uncount = (trx: Transaction<Tables>, { offer_id: id, day }: Row, amount: number) =>
  trx
    .updateTable('bonus_offers')
    .set((eb) => ({
      given_minor: eb('given_minor', '-', amount),
      day_given_minor: eb
        .case()
        .when('day', '=', day)
        .then(eb('day_given_minor', '-', amount))
        .else(eb.ref('day_given_minor'))
        .end(),
    }))
    .where('id', '=', id)
    .execute();

/** Sets money aside for a bonus, or frees it where the amount is below zero. */
const moveAside = (trx: Transaction<Tables>, row: Row, amount: number, kind: 'bonus-set' | 'bonus-free', now: number) =>
  postJournal(
    trx,
    {
      ...{ kind, ref: row.id },
      postings: [
        { accountId: bonusAccountId(row.currency, row.member_id), amount },
        { accountId: houseAccountId(row.currency, row.member_id), amount: -amount },
      ],
    },
    now,
  );
