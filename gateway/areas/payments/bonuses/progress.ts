import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { roundsWithin } from '#gateway/ledger/round-sums.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { endBonus, payBonus } from './book-bonus.ts';

type Row = Tables['bonuses'];
/** Stakes of a category: `percent` of them, `counted`, counts; minor units. */
export type Contribution = {
  readonly category: string;
  readonly percent: number;
  readonly staked: number;
  readonly counted: number;
};

/**
 * What a bonus that was started has been staked, by category: rounds that have ended and began while it was active. A bet that was rolled back, an
 * open round and play money count for nothing.
 */
export async function readContributions(db: Kysely<Tables>, row: Row): Promise<Contribution[]> {
  const { member_id: memberId, currency, started_at: from, expires_at: to, offer_id: offerId } = row;
  const weights = await readWeights(db, offerId);
  if (from === null || to === null) return weights.map((weight) => ({ ...weight, staked: 0, counted: 0 }));
  const played = await db
    .selectFrom(roundsWithin(db, { memberId, from, to: Math.min(to, row.ended_at ?? to) }))
    .innerJoin('games', 'games.node_id', 'played.node_id')
    .where('played.currency', '=', currency)
    .where('played.state', '=', 'ended')
    .groupBy('games.game_type')
    .select(['games.game_type', sumOf('played.stake_minor').as('minor')])
    .execute();
  return weights.map(({ category, percent }) => {
    const staked = played.find(({ game_type: type }) => type === category)?.minor ?? 0;
    return { category, percent, staked, counted: Math.floor((staked * percent) / 100) };
  });
}

/** The categories that count, those that count most first. */
const readWeights = (db: Kysely<Tables>, offerId: string) =>
  db
    .selectFrom('bonus_weights')
    .select(['category', 'percent'])
    .where('offer_id', '=', offerId)
    .orderBy('percent', 'desc')
    .orderBy('category')
    .execute();

/** What counts of all of them; minor units. */
export const countedOf = (contributions: readonly Contribution[]): number =>
  contributions.reduce((sum, { counted }) => sum + counted, 0);

/**
 * Pays an active bonus whose stakes are made, and ends one whose time is over, in the running transaction; answers what it did. Stakes of before its end
 * count even where this comes later.
 */
export async function settleBonus(
  trx: Transaction<Tables>,
  id: string,
  now: number,
): Promise<'paid' | 'expired' | 'left'> {
  const known = await trx.selectFrom('bonuses').select('member_id').where('id', '=', id).executeTakeFirst();
  if (!known) return 'left';
  await lockMember(trx, known.member_id);
  const row = await trx.selectFrom('bonuses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (row.state !== 'active') return 'left';
  if (countedOf(await readContributions(trx, row)) >= row.due_minor)
    return (await payBonus(trx, id, now)) ? 'paid' : 'left';
  if ((row.expires_at ?? now) > now) return 'left';
  return (await endBonus(trx, { id }, 'expired', '', now)) ? 'expired' : 'left';
}
