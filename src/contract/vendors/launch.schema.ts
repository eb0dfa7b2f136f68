import * as v from 'valibot';
import { GameCategory } from '#src/contract/core/game-category.ts';
import { playTypes, prizeModes } from '#src/contract/core/game-type.ts';
import { PlatformCode, platformCodes } from './platform-code.ts';
import { Code, Language, TokenField } from '#src/contract/core/wire.ts';

/** `gameId` is empty when a vendor's lobby is opened; `language` is ours. */
export const launchBody = v.object({
  category: GameCategory,
  vendor: Code,
  gameId: v.union([Code, v.literal('')]),
  nodeId: v.union([Code, v.literal('')]),
  token: TokenField,
  language: v.optional(Language, 'pt'),
  /** The platform of the client [S1-036]; sending it with a launch is ours. */
  platform: v.optional(PlatformCode, platformCodes.mobile),
  /** Of a lottery's lobby [S1-300, S1-301]; ours. */
  prizeMode: v.optional(v.picklist(prizeModes)),
  /** Of a lottery's game [S1-302]; ours. */
  playType: v.optional(v.picklist(playTypes)),
});
export type LaunchBody = v.InferInput<typeof launchBody>;

/**
 * Where the game runs: on another origin than the app's. `frame: false` when the vendor refuses framing [S1-307]. Ours: `iconUrl`
 * (the game's picture), `openedAt` (epoch ms), and whether the game's page reports when it is ready to play
 * (gateway/games/README.md); `wallet`: the game is played from a wallet of its vendor, and whether the member's money follows them there and back.
 */
export const Launch = v.object({
  url: v.pipe(v.string(), v.url()),
  frame: v.boolean(),
  gameName: v.string(),
  iconUrl: v.optional(v.string()),
  openedAt: v.optional(v.number()),
  tellsReady: v.optional(v.boolean()),
  wallet: v.optional(v.object({ vendor: v.string(), follows: v.boolean() })),
});
export type Launch = v.InferOutput<typeof Launch>;

/** Requests and answers of the calls of launch. */
export const schemas = {
  launchGame: {
    body: launchBody,
    value: Launch,
  },
  gameLaunchFB: {
    body: launchBody,
    value: Launch,
  },
};
