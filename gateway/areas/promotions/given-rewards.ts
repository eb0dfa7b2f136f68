import { fromMinor } from '#src/contract/core/amount.ts';
import { rewardPageSize } from '#src/contract/promotions/rewards.ts';
import type { GivenReward } from '#src/contract/promotions/rewards.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { welcomeRef } from '../site/bonus.ts';
import { pointsAccountId } from '#gateway/ledger/give-points.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { Refusal } from '#gateway/process/refusal.ts';

type Asked = { readonly memberId: string; readonly pageNo: number; readonly language: Language };

/**
 * A page of what a member was given, the last first. What was given is looked up by its cause, and its amount in the ledger: a
 * member's bets, of which there are many, are not gone through.
 */
export async function listGivenRewards(db: Kysely<Tables>, { memberId, pageNo, language }: Asked) {
  const player = await readPlayer(db, memberId);
  if (!player) throw new Refusal('session_ended');
  const given = booked(db, memberId, player.currency);
  const { n } = await given.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await given
    .select(['journals.id', 'causes.kind', 'causes.title_pt', 'causes.title_en', 'causes.stage'])
    .select(['postings.amount_minor', 'postings.account_id', 'journals.created_at'])
    .orderBy('journals.created_at', 'desc')
    .orderBy('journals.id', 'desc')
    .limit(rewardPageSize)
    .offset((pageNo - 1) * rewardPageSize)
    .execute();
  const list = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: language === 'en' ? row.title_en : row.title_pt,
    stage: row.stage,
    ...(row.account_id === pointsAccountId(memberId)
      ? { amount: fromMinor(0), points: row.amount_minor }
      : { amount: fromMinor(row.amount_minor), points: 0 }),
    at: row.created_at,
  }));
  return { list, pageNum: pageNo, totalPages: Math.ceil(n / rewardPageSize), totalCount: n };
}

/** The causes of a member's rewards, each with its journal and the amount booked to their wallet. */
const booked = (db: Kysely<Tables>, memberId: string, currency: string) =>
  db
    .selectFrom(causesOf(db, memberId).as('causes'))
    .innerJoin('journals', (join) =>
      join.onRef('journals.kind', '=', 'causes.booked_as').onRef('journals.ref', '=', 'causes.ref'),
    )
    .innerJoin('postings', (join) =>
      join
        .onRef('postings.journal_id', '=', 'journals.id')
        .on('postings.account_id', 'in', [walletId(memberId, currency), pointsAccountId(memberId)]),
    );

/** What a reward is called, and the kind of its journal. */
const kindIs = (kind: GivenReward['kind'], bookedAs: string = kind) =>
  [sql.lit(kind).as('kind'), sql.lit(bookedAs).as('booked_as')] as const;

function causesOf(db: Kysely<Tables>, memberId: string) {
  const ofPromotion = (bookedAs: 'promotion' | 'points') =>
    db
      .selectFrom('promotion_rewards')
      .innerJoin('promotions', 'promotions.id', 'promotion_rewards.promotion_id')
      .select([...kindIs('promotion', bookedAs), 'promotion_rewards.id as ref'])
      .select(['promotions.title_pt', 'promotions.title_en', 'promotion_rewards.stage'])
      .where('promotion_rewards.member_id', '=', memberId)
      .where('promotion_rewards.state', '=', 'claimed');
  const ofJackpots = db
    .selectFrom('jackpot_drops')
    .innerJoin('jackpots', 'jackpots.id', 'jackpot_drops.jackpot_id')
    .select([...kindIs('jackpot'), 'jackpot_drops.run_id as ref'])
    .select(['jackpots.name_pt as title_pt', 'jackpots.name_en as title_en', sql.lit(0).as('stage')])
    .where('jackpot_drops.member_id', '=', memberId);
  const ofMall = db
    .selectFrom('mall_orders')
    .innerJoin('mall_goods', 'mall_goods.id', 'mall_orders.good_id')
    .select([...kindIs('mall'), 'mall_orders.id as ref'])
    .select(['mall_goods.name_pt as title_pt', 'mall_goods.name_en as title_en', sql.lit(0).as('stage')])
    .where('mall_orders.member_id', '=', memberId)
    .where('mall_orders.kind', '=', 'credit');
  const ofRegistration = db
    .selectFrom('members')
    .select([...kindIs('bonus'), sql.val(welcomeRef(memberId)).as('ref')])
    .select([sql.lit('').as('title_pt'), sql.lit('').as('title_en'), sql.lit(0).as('stage')])
    .where('members.id', '=', memberId);
  const ofMissions = db
    .selectFrom('mission_rewards')
    .select([...kindIs('mission', 'points'), 'mission_rewards.id as ref'])
    .select([sql.lit('').as('title_pt'), sql.lit('').as('title_en'), sql.lit(0).as('stage')])
    .where('mission_rewards.member_id', '=', memberId);
  const ofDeposits = db
    .selectFrom('bonuses')
    .select([...kindIs('deposit-bonus', 'bonus'), 'bonuses.id as ref'])
    .select([sql.lit('').as('title_pt'), sql.lit('').as('title_en'), sql.lit(0).as('stage')])
    .where('bonuses.member_id', '=', memberId)
    .where('bonuses.state', '=', 'paid');
  return ofPromotion('promotion')
    .unionAll(ofPromotion('points'))
    .unionAll(ofJackpots)
    .unionAll(ofMall)
    .unionAll(ofMissions)
    .unionAll(ofRegistration)
    .unionAll(ofDeposits);
}
