import * as v from 'valibot';
import { GameCategory } from '#src/contract/core/game-category.ts';
import { classifications, minimumBets } from '#src/contract/core/game-type.ts';
import { pageSize } from '#src/contract/core/limits.ts';
import { longestSearch } from '#src/contract/core/search-text.ts';
import { Code, wireInteger, WireLanguage } from '#src/contract/core/wire.ts';

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

/** A vendor in one of its categories, which earlier answers did not name [S1-250]. Icons, count and open are ours. */
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

const HotGames = v.object({ games: v.array(Game) });

/** Requests and answers of the calls of games. */
export const schemas = {
  getVassGameType: {
    query: v.object({ typeId: v.optional(Code), merchant_code: Code }),
    value: VendorSorting,
  },
  gameList: {
    query: gameListQuery,
    value: GamePage,
  },
  hotGames: {
    query: v.object({
      merchantCode: Code,
      isPlatform: wireInteger(2, 2),
      language: WireLanguage,
      platform: v.literal('html5'),
    }),
    value: HotGames,
  },
};
