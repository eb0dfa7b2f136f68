import type { CallValue } from '#src/contract/call-types.ts';
import type { GameCategory } from '#src/contract/core/game-category.ts';
import { type bettingRecord, recordsOnPage } from '#src/contract/records/records.ts';
import type { BetRound } from '#src/contract/records/records.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Period, Time } from '#gateway/ledger/periods.ts';
import { roundsWithin } from '#gateway/ledger/round-sums.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { type Count, findPage } from '#gateway/ledger/find-page.ts';
import { inAmounts } from './round-totals.ts';
import type { Whose } from './whose-records.ts';

/** `from` and `to` in epoch ms, the second one excluded. */
type Asked = {
  readonly from: number;
  readonly to: number;
  readonly pageNo: number;
  readonly language: Language;
  readonly category?: GameCategory | undefined;
  readonly state?: BetRound['state'] | undefined;
};

const stored = { open: 'open', settled: 'ended', cancelled: 'cancelled' } as const;
const told = { open: 'open', ended: 'settled', cancelled: 'cancelled' } as const;

/**
 * A page of a player's rounds by when they began, the last first, and the sums of all that were asked for. The sums are those of days and hours
 * (round-sums.ts), and rounds are read in the hours of the page alone.
 */
export async function readBettingRecord(
  { db, playerId, currency }: Whose,
  { from, to, pageNo, language, category, state }: Asked,
): Promise<CallValue<typeof bettingRecord>> {
  const ofCategory = db
    .selectFrom('games')
    .select('node_id')
    .where('game_type', '=', category ?? '');
  const within = (time: Time, most?: Period) =>
    db
      .selectFrom(roundsWithin(db, { memberId: playerId, ...time, ...(most && { most }) }))
      .where('played.currency', '=', currency)
      .$if(state !== undefined, (query) => query.where('played.state', '=', stored[state ?? 'open']))
      .$if(category !== undefined, (query) => query.where('played.node_id', 'in', ofCategory));
  const sums = await within({ from, to })
    .select([
      sumOf('played.rounds').as('count'),
      sumOf('played.stake_minor').as('stake'),
      sumOf('played.win_minor').as('win'),
    ])
    .executeTakeFirstOrThrow();
  const count: Count = (time, most) =>
    within(time, most)
      .select(['played.begun_at', sumOf('played.rounds').as('n')])
      .groupBy('played.begun_at')
      .orderBy('played.begun_at', 'desc')
      .execute();
  const skip = (pageNo - 1) * recordsOnPage;
  const page =
    skip < sums.count ? await findPage(count, { from, to }, { skip, limit: recordsOnPage }) : { times: [], skip: 0 };
  const rows = await db
    .selectFrom('rounds')
    .leftJoin('games', 'games.node_id', 'rounds.node_id')
    .leftJoin('vendors', 'vendors.vassalage', 'rounds.vendor')
    .select(['rounds.id', 'rounds.round_id', 'rounds.node_id', 'rounds.vendor', 'rounds.state', 'rounds.created_at'])
    .select(['rounds.stake_minor', 'rounds.win_minor', 'games.name_pt', 'games.name_en', 'vendors.name'])
    .where('rounds.member_id', '=', playerId)
    .where('rounds.currency', '=', currency)
    .where((eb) =>
      eb.or(
        page.times.map((time) =>
          eb.and([eb('rounds.created_at', '>=', time.from), eb('rounds.created_at', '<', time.to)]),
        ),
      ),
    )
    .$if(state !== undefined, (query) => query.where('rounds.state', '=', stored[state ?? 'open']))
    .$if(category !== undefined, (query) => query.where('rounds.node_id', 'in', ofCategory))
    .orderBy('rounds.created_at', 'desc')
    .orderBy('rounds.id', 'desc')
    .limit(recordsOnPage)
    .offset(page.skip)
    .execute();
  return {
    items: rows.map((row) => ({
      id: row.id,
      roundId: row.round_id,
      nodeId: row.node_id,
      gameName: (language === 'en' ? row.name_en : row.name_pt) ?? row.node_id,
      vendorName: row.name ?? row.vendor,
      vendor: row.vendor,
      at: row.created_at,
      ...inAmounts(row.stake_minor, row.win_minor),
      state: told[row.state],
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(sums.count / recordsOnPage),
    totals: { currency, rounds: sums.count, ...inAmounts(sums.stake, sums.win) },
  };
}
