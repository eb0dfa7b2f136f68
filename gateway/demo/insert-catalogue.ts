import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { firstKeyId } from '../areas/vendors/vendor-keys.ts';
import type { Catalogue, SeedGame, ServerCategory } from './catalogue-types.ts';
import { insertRows } from '../db/insert-rows.ts';

/** The categories in the lobby's order. */
const categories: readonly ServerCategory[] = ['RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT'];
/** The hottest games of all, and of each category, are the lobby's hot games. */
const hotOfAll = 18;
const hotOfCategory = 3;

/** Inserts the categories of games in the lobby's order. */
export const insertCategories = (trx: Transaction<Tables>): Promise<void> =>
  insertRows(
    trx,
    'game_categories',
    categories.map((category, index) => ({ category, sort_order: (index + 1) * 10 })),
  );

/** Inserts vendors, each with its first key, categories, games and lotteries. `now` in epoch ms. */
export async function insertCatalogue(
  trx: Transaction<Tables>,
  { vendors, games }: Catalogue,
  now: number,
): Promise<void> {
  await insertRows(
    trx,
    'vendors',
    vendors.map(({ gameCategories: _gameCategories, ...vendor }) => vendor),
  );
  await insertRows(
    trx,
    'vendor_keys',
    vendors.map(({ vassalage }) => ({
      vendor: vassalage,
      key_id: firstKeyId,
      created_at: now,
      retired_at: null,
      sealed: '',
    })),
  );
  await insertCategories(trx);
  const placed = vendors.flatMap(({ vassalage, gameCategories, sort_order }) =>
    gameCategories.map((category) => ({ category, vassalage, sort_order })),
  );
  await insertRows(trx, 'vendor_categories', placed);
  const hot = rankHot(games, new Set(vendors.filter(({ open }) => open === 1).map(({ vassalage }) => vassalage)));
  await insertRows(
    trx,
    'games',
    games.map(({ art: _art, popularity: _popularity, jackpot: _jackpot, ...game }) => ({
      ...game,
      hot_rank: hot.get(game.node_id) ?? null,
    })),
  );
  await insertRows(trx, 'lotteries', lotteriesOf(games));
}

/** Rank 1 is the hottest. A game that cannot be opened is not hot, nor is an entry that only opens a list. */
function rankHot(games: readonly SeedGame[], open: ReadonlySet<string>): Map<string, number> {
  const able = games
    .filter((game) => open.has(game.vassalage) && game.is_game_h5 === '')
    .toSorted((a, b) => b.popularity - a.popularity);
  const chosen = new Set(able.slice(0, hotOfAll));
  for (const category of categories)
    for (const game of able.filter((one) => one.game_type === category).slice(0, hotOfCategory)) chosen.add(game);
  return new Map(able.filter((game) => chosen.has(game)).map((game, index) => [game.node_id, index + 1]));
}

const hour = 60;
/** The schedules of a vendor's lotteries, in turn: interval and first minute of the day. */
const rhythms = [
  { every_minutes: 5, first_minute: 0 },
  { every_minutes: hour, first_minute: 0 },
  { every_minutes: 24 * hour, first_minute: 20 * hour },
  { every_minutes: 15, first_minute: 0 },
  { every_minutes: 3 * hour, first_minute: 9 * hour },
] as const;

/** The games of the demonstration that are lotteries; each vendor has some that are drawn often, and some once a day. */
export function lotteriesOf(games: readonly SeedGame[]): Tables['lotteries'][] {
  const lotteries = games.filter(
    ({ game_type, is_game_h5 }) => (game_type === 'LOTT' || game_type === 'ELOTT') && is_game_h5 === '',
  );
  return [...Map.groupBy(lotteries, ({ vassalage }) => vassalage).values()].flatMap((ofVendor) =>
    ofVendor.map(({ node_id }, index) => {
      const rhythm = rhythms[index % rhythms.length] ?? rhythms[0];
      return { node_id, ...rhythm, open: 1 as const };
    }),
  );
}
