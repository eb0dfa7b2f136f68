import type { Kysely } from 'kysely';
import { fromMinor } from '#src/contract/core/amount.ts';
import { gameCategories } from '#src/contract/core/game-type.ts';
import { type Profile, rule } from '#src/contract/core/profiles.ts';
import type { BonusOffer } from '#src/contract/payments/bonuses.schema.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { dayNumber } from '#gateway/ledger/periods.ts';

type Row = Tables['bonus_offers'];
/** How much of a stake counts in a category, in percent. */
export type Weight = Pick<Tables['bonus_weights'], 'category' | 'percent'>;
export type Offer = Row & { readonly weights: readonly Weight[] };

/** Whether a place allows an offer: how often a bonus is staked, and whether in one product alone. */
export function isAllowed(profile: Profile, { times, weights }: Pick<Offer, 'times' | 'weights'>): boolean {
  const most = rule(profile, 'bonusTurnover');
  if (!rule(profile, 'depositBonus')) return false;
  return (most === 0 || times <= most) && (rule(profile, 'bonusManyProducts') || weights.length === 1);
}

/** Offers with their weights, in the order of the categories. */
export async function withWeights(db: Kysely<Tables>, rows: readonly Row[]): Promise<Offer[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const weights = await db.selectFrom('bonus_weights').selectAll().where('offer_id', 'in', ids).execute();
  return rows.map((row) => ({
    ...row,
    weights: gameCategories.flatMap((category) =>
      weights.filter((one) => one.offer_id === row.id && one.category === category),
    ),
  }));
}

type Asked = { readonly merchant: string; readonly profile: Profile; readonly memberId: string; readonly now: number };

/** The offers that a member may take now, the largest first; none while a bonus of theirs is offered or active. */
export async function readOpenOffers(
  db: Kysely<Tables>,
  { merchant, profile, memberId, now }: Asked,
): Promise<Offer[]> {
  const own = await db
    .selectFrom('bonuses')
    .select(['offer_id', 'state'])
    .where('member_id', '=', memberId)
    .where('state', '!=', 'lapsed')
    .execute();
  if (own.some(({ state }) => state === 'offered' || state === 'active')) return [];
  const rows = await db
    .selectFrom('bonus_offers')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .where('ends_at', '>', now)
    .where('closed_at', 'is', null)
    .orderBy('most_minor', 'desc')
    .orderBy('id')
    .execute();
  const open = rows.filter(
    (row) =>
      own.filter(({ offer_id: id }) => id === row.id).length < row.per_member &&
      roomOf(row, now) >= Math.floor((row.min_minor * row.percent) / 100),
  );
  return (await withWeights(db, open)).filter((offer) => isAllowed(profile, offer));
}

/** What an offer may still give today; minor units. */
const roomOf = (row: Row, now: number): number =>
  Math.min(row.budget_minor - row.given_minor, row.day_minor - (row.day === dayNumber(now) ? row.day_given_minor : 0));

/** The bonus of a deposit; minor units. */
export const bonusOf = ({ percent, most_minor: most }: Pick<Row, 'percent' | 'most_minor'>, amount: number): number =>
  Math.min(most, Math.floor((amount * percent) / 100));

/** An offer as its member sees it. */
export const toOffer = (offer: Offer): BonusOffer => ({
  id: offer.id,
  percent: offer.percent,
  most: fromMinor(offer.most_minor),
  min: fromMinor(offer.min_minor),
  times: offer.times,
  days: offer.days,
  endsAt: offer.ends_at,
  weights: offer.weights.map(({ category, percent }) => ({ category, percent })) as BonusOffer['weights'],
});
