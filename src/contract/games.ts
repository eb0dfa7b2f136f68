import * as v from 'valibot';
import { defineCall } from './call.ts';
import { GameCategory } from './game-category.ts';
import { classifications, minimumBets } from './game-type.ts';
import { pageSize } from './limits.ts';
import { longestSearch } from './search-text.ts';
import { Code, wireInteger, WireLanguage } from './wire.ts';

/** A game of the lobby [S1-245]. `isGameH5 = 'VASSALAGE'` marks an entry that opens the vendor's own list [S1-246]. */
export const Game = v.object({
  nodeId: v.string(),
  nodeName: v.string(),
  gameName: v.string(),
  gameType: v.string(),
  gameId: v.string(),
  gameCode: v.string(),
  roomId: v.string(),
  vassalage: v.string(),
  supportPlay: v.boolean(),
  gameClassifyNew: v.string(),
  isGameH5: v.string(),
  isNew: v.boolean(),
  freeplay: v.boolean(),
  lottoMode: v.string(),
  showIcon: v.boolean(),
  iconUrl: v.string(),
  mobileLargeIcon: v.string(),
  displayName: v.string(),
});
export type Game = v.InferOutput<typeof Game>;

/** A page of games [S1-247]; `totalCount` is ours, for the count above a filtered list. */
export const GamePage = v.object({
  games: v.array(Game),
  pageNum: v.number(),
  totalPages: v.number(),
  totalCount: v.number(),
});
export type GamePage = v.InferOutput<typeof GamePage>;

/** A vendor in one of its categories, which answers of before did not name [S1-250]. Icons, count and open are ours. */
export const Vendor = v.object({
  vassalage: v.string(),
  gameCategory: v.optional(GameCategory),
  accountTypeName: v.string(),
  iconUrl: v.string(),
  whiteIconUrl: v.string(),
  gameCount: v.number(),
  open: v.boolean(),
});
export type Vendor = v.InferOutput<typeof Vendor>;
/** Vendors in the server's order, and the mapping by category [S1-252]. */
export const VendorSorting = v.object({
  sorting: v.array(v.object({ gameCategory: GameCategory, vendorNames: v.array(Vendor) })),
  mapping: v.record(v.string(), v.array(v.string())),
});
export type VendorSorting = v.InferOutput<typeof VendorSorting>;

export const getVassGameType = defineCall({
  name: 'getVassGameType',
  summary: 'Vendors by game category, in the order of the lobby',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  query: v.object({ typeId: v.optional(Code), merchant_code: Code }),
  value: VendorSorting,
  access: 'public',
  cache: { topics: ['vendors', 'games'], worker: true },
});

const gameListQuery = v.object({
  merchant: Code,
  platform: v.literal('html5'),
  clientType: v.optional(wireInteger(0, 9)),
  gameName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestSearch))),
  gameType: v.optional(GameCategory),
  pageNo: wireInteger(1, 100_000),
  pageSize: v.optional(wireInteger(1, 100), pageSize),
  vassalage: v.optional(Code),
  gameClassify: v.optional(v.picklist(classifications)),
  isNew: v.optional(wireInteger(0, 1)),
  minBet: v.optional(v.picklist(minimumBets)),
  minLine: v.optional(wireInteger(0, 10_000)),
  language: WireLanguage,
});

/** Names are found without regard to case and accents, in the language asked for. */
export const gameList = defineCall({
  name: 'gameList',
  summary: 'A page of games, filtered',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  query: gameListQuery,
  value: GamePage,
  access: 'public',
  cache: { topics: ['games', 'vendors'], worker: true },
});

const HotGames = v.object({ games: v.array(Game) });
export const hotGames = defineCall({
  name: 'hotGames',
  summary: 'Hot games of all categories, hottest first',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  query: v.object({
    merchantCode: Code,
    isPlatform: wireInteger(2, 2),
    language: WireLanguage,
    platform: v.literal('html5'),
  }),
  value: HotGames,
  access: 'public',
  cache: { topics: ['games', 'vendors'], worker: true },
});

export const recentGames = defineCall({
  name: 'recentGames',
  summary: "The member's games, last played first; playedAt by nodeId in epoch milliseconds",
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  query: v.object({ language: WireLanguage }),
  value: v.object({
    games: v.array(Game),
    playedAt: v.record(v.string(), v.number()),
    /** The nodeIds of games in which a round of the member's has begun and not ended; ours. */
    openRounds: v.optional(v.array(v.string())),
  }),
  access: 'member',
  cache: 'private',
  follows: ['games', 'vendors'],
});

export const addRecentGame = defineCall({
  name: 'addRecentGame',
  summary: 'Notes a game as played now',
  method: 'POST',
  path: '/wps/relay/MCS2_addRecentGame',
  body: v.object({ nodeId: Code }),
  value: v.object({ nodeId: v.string() }),
  access: 'member',
  cache: 'private',
});
