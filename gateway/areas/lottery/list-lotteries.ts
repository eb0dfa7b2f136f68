import { defaultPrizeMode, readPrizeMode } from '#src/contract/core/game-type.ts';
import { mostPopular } from '#src/contract/lottery/lottery.ts';
import type { LotteriesQuery, Lottery } from '#src/contract/lottery/lottery.schema.ts';
import { cachedValue } from '#gateway/context/cached-value.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { nextDraws } from './coming-draws.ts';

/** Launches count towards popularity this long; ms. */
const popularFor = 7 * 86_400_000;

const columns = [
  'games.node_id',
  'games.game_id',
  'games.game_code',
  'games.game_type',
  'games.vassalage',
  'games.name_pt',
  'games.name_en',
  'games.icon_url',
  'games.lotto_mode',
  'lotteries.every_minutes',
  'lotteries.first_minute',
] as const;

/** The lotteries that can be played, in the lobby's order. */
const readOpen = cachedValue(['draws', 'games', 'vendors'], ({ db }) =>
  db
    .selectFrom('lotteries')
    .innerJoin('games', 'games.node_id', 'lotteries.node_id')
    .innerJoin('vendors', 'vendors.vassalage', 'games.vassalage')
    .select(columns)
    .where('lotteries.open', '=', 1)
    .where('games.active', '=', 1)
    .where('vendors.open', '=', 1)
    .orderBy('games.sort_order')
    .orderBy('games.node_id')
    .execute(),
);
export type LotteryRow = Awaited<ReturnType<typeof readOpen>>[number];

type Played = Pick<LotteriesQuery, 'prizeMode' | 'language'>;

/** The contract's form of a lottery, in the requested prize mode, or its own. */
export async function toLottery(gateway: Gateway, row: LotteryRow, { prizeMode, language }: Played): Promise<Lottery> {
  const [next] = await nextDraws(gateway, row, 1);
  return {
    nodeId: row.node_id,
    gameId: row.game_id,
    gameCode: row.game_code,
    gameName: language === 'en' ? row.name_en : row.name_pt,
    gameType: row.game_type,
    vassalage: row.vassalage,
    iconUrl: row.icon_url,
    prizeMode: prizeMode ?? readPrizeMode(row.lotto_mode) ?? defaultPrizeMode,
    playType: 'trad',
    everyMinutes: row.every_minutes,
    next: next ?? null,
  };
}

/** The lotteries that can be played, of a vendor or of a game's code where that is asked for. */
export async function findLotteries(
  gateway: Gateway,
  { vendor, gameCode }: Pick<LotteriesQuery, 'vendor' | 'gameCode'>,
): Promise<LotteryRow[]> {
  const rows = await readOpen(gateway);
  return rows.filter(
    (row) =>
      (vendor === undefined || row.vassalage === vendor) && (gameCode === undefined || row.game_code === gameCode),
  );
}

/** The lotteries that can be played [S1-367]. */
export async function listLotteries(gateway: Gateway, query: LotteriesQuery): Promise<Lottery[]> {
  const rows = await findLotteries(gateway, query);
  return Promise.all(rows.map((row) => toLottery(gateway, row, query)));
}

/** The lotteries that most members have opened recently, most first [S1-371]. */
export async function listPopular(gateway: Gateway, query: LotteriesQuery): Promise<Lottery[]> {
  const rows = await findLotteries(gateway, query);
  if (rows.length === 0) return [];
  const opened = await gateway.db
    .selectFrom('recent_games')
    .select(['node_id', (eb) => eb.fn.countAll<number>().as('members')])
    .where('played_at', '>=', gateway.clock() - popularFor)
    .where(
      'node_id',
      'in',
      rows.map(({ node_id }) => node_id),
    )
    .groupBy('node_id')
    .execute();
  const members = new Map(opened.map((row) => [row.node_id, Number(row.members)]));
  const popular = rows
    .filter(({ node_id }) => members.has(node_id))
    .toSorted((a, b) => (members.get(b.node_id) ?? 0) - (members.get(a.node_id) ?? 0))
    .slice(0, mostPopular);
  return Promise.all(popular.map((row) => toLottery(gateway, row, query)));
}

/** The game of a vendor that a code names and that is a lottery, also one that is not sold now. Refuses with game_not_found. */
export async function findLottery(gateway: Gateway, vendor: string, gameCode: string): Promise<LotteryRow> {
  const row = await gateway.db
    .selectFrom('lotteries')
    .innerJoin('games', 'games.node_id', 'lotteries.node_id')
    .select(columns)
    .where('games.vassalage', '=', vendor)
    .where('games.game_code', '=', gameCode)
    .executeTakeFirst();
  if (!row) throw new Refusal('game_not_found');
  return row;
}
