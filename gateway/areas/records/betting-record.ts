import { fromMinor } from '#src/contract/core/amount.ts';
import type { CallValue } from '#src/contract/call-types.ts';
import type { GameCategory } from '#src/contract/core/game-category.ts';
import { type bettingRecord, recordsOnPage } from '#src/contract/records/records.ts';
import type { BetRound } from '#src/contract/records/records.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { sumOf } from './sum-of.ts';
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

/** A page of a player's rounds by when they began, the last first, and the sums of all that were asked for. */
export async function readBettingRecord(
  { db, playerId, currency }: Whose,
  { from, to, pageNo, language, category, state }: Asked,
): Promise<CallValue<typeof bettingRecord>> {
  let rounds = db
    .selectFrom('rounds')
    .where('rounds.member_id', '=', playerId)
    .where('rounds.created_at', '>=', from)
    .where('rounds.created_at', '<', to)
    .where('rounds.currency', '=', currency);
  if (state) rounds = rounds.where('rounds.state', '=', stored[state]);
  if (category)
    rounds = rounds.where('rounds.node_id', 'in', (eb) =>
      eb.selectFrom('games').select('games.node_id').where('games.game_type', '=', category),
    );
  const sums = await rounds
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sumOf('rounds.stake_minor').as('stake'),
      sumOf('rounds.win_minor').as('win'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await rounds
    .leftJoin('games', 'games.node_id', 'rounds.node_id')
    .leftJoin('vendors', 'vendors.vassalage', 'rounds.vendor')
    .select(['rounds.id', 'rounds.round_id', 'rounds.node_id', 'rounds.vendor', 'rounds.state', 'rounds.created_at'])
    .select(['rounds.stake_minor', 'rounds.win_minor', 'games.name_pt', 'games.name_en', 'vendors.name'])
    .orderBy('rounds.created_at', 'desc')
    .orderBy('rounds.id', 'desc')
    .limit(recordsOnPage)
    .offset((pageNo - 1) * recordsOnPage)
    .execute();
  return {
    items: rows.map((row) => ({
      id: row.id,
      roundId: row.round_id,
      nodeId: row.node_id,
      gameName: (language === 'en' ? row.name_en : row.name_pt) ?? row.node_id,
      vendorName: row.name ?? row.vendor,
      at: row.created_at,
      ...inAmounts(row.stake_minor, row.win_minor),
      state: told[row.state],
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(sums.count / recordsOnPage),
    totals: { currency, rounds: sums.count, ...inAmounts(sums.stake, sums.win) },
  };
}

const inAmounts = (stake: number, win: number) => ({
  stake: fromMinor(stake),
  win: fromMinor(win),
  net: fromMinor(win - stake),
});
