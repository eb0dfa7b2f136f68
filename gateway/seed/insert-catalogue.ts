import { toMinor } from '#src/contract/amount.ts';
import type { Transaction } from 'kysely';
import { flag } from '../db/flag.ts';
import { foldText } from '../db/fold-text.ts';
import type { Tables } from '../db/tables.ts';
import type { Catalogue, SeedGame, ServerCategory } from './catalogue-types.ts';
import { insertRows } from './insert-rows.ts';

/** The categories in the lobby's order. */
const categories: readonly ServerCategory[] = ['RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT'];
/** The hottest games of all, and of each category, are the lobby's hot games. */
const hotOfAll = 18;
const hotOfCategory = 3;

/** Inserts vendors, categories and games. */
export async function insertCatalogue(trx: Transaction<Tables>, { vendors, games }: Catalogue): Promise<void> {
  await insertRows(
    trx,
    'vendors',
    vendors.map((vendor) => ({
      vassalage: vendor.vassalage,
      name: vendor.name,
      icon_url: `/art/v/${vendor.vassalage}.svg`,
      white_icon_url: `/art/v/${vendor.vassalage}-white.svg`,
      open: flag(vendor.status === 'open'),
      frame_allowed: flag(!vendor.refusesFraming),
      sort_order: vendor.sort,
    })),
  );
  await insertRows(
    trx,
    'game_categories',
    categories.map((category, index) => ({ category, sort_order: (index + 1) * 10 })),
  );
  const placed = vendors.flatMap(({ vassalage, gameCategories, sort }) =>
    gameCategories.map((category) => ({ category, vassalage, sort_order: sort })),
  );
  await insertRows(trx, 'vendor_categories', placed);
  const hot = rankHot(
    games,
    new Set(vendors.filter(({ status }) => status === 'open').map(({ vassalage }) => vassalage)),
  );
  await insertRows(
    trx,
    'games',
    games.map((game) => toRow(game, hot.get(game.nodeId) ?? null)),
  );
}

/** Rank 1 is the hottest. A game that cannot be opened is not hot, nor is an entry that only opens a list. */
function rankHot(games: readonly SeedGame[], open: ReadonlySet<string>): Map<string, number> {
  const able = games
    .filter((game) => open.has(game.vassalage) && game.isGameH5 === '')
    .toSorted((a, b) => b.popularity - a.popularity);
  const chosen = new Set(able.slice(0, hotOfAll));
  for (const category of categories)
    for (const game of able.filter((one) => one.gameType === category).slice(0, hotOfCategory)) chosen.add(game);
  return new Map(able.filter((game) => chosen.has(game)).map((game, index) => [game.nodeId, index + 1]));
}

const toRow = (game: SeedGame, hotRank: number | null): Tables['games'] => ({
  node_id: game.nodeId,
  vassalage: game.vassalage,
  game_id: game.gameId,
  game_code: game.gameCode,
  room_id: game.roomId,
  game_type: game.gameType,
  name_pt: game.namePt,
  name_en: game.nameEn,
  name_pt_folded: foldText(game.namePt),
  name_en_folded: foldText(game.nameEn),
  classify: game.classification,
  is_game_h5: game.isGameH5,
  lotto_mode: game.lottoMode,
  is_new: flag(game.isNew),
  freeplay: flag(game.freeplay),
  support_play: flag(game.isGameH5 === ''),
  show_icon: 1,
  icon_url: `/art/g/${game.nodeId}.svg`,
  large_icon_url: `/art/g/${game.nodeId}.svg`,
  min_bet_minor: toMinor(Number(game.minBet).toFixed(2)),
  min_line: game.minLine,
  hot_rank: hotRank,
  sort_order: game.sort,
  active: 1,
});
