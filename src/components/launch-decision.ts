import type { GameCategory } from '#src/contract/game-category.ts';
import { defaultPrizeMode, lotteryLobbyVendors, type PrizeMode } from '#src/contract/game-type.ts';
import type { LaunchBody } from '#src/contract/launch.ts';
import { may } from '#src/contract/member-type.ts';

/** What a tile, a vendor or a winner's row offers to launch. Without a `gameId` it is the vendor's own lobby. */
export type LaunchItem = {
  category: GameCategory;
  vendor: string;
  gameId?: string;
  nodeId?: string;
  gameCode?: string;
  isGameH5?: string;
  freeplay?: boolean;
};

type LaunchDecision =
  | { kind: 'login' }
  | { kind: 'refuse'; code: 'free_reject' }
  | { kind: 'vendorList'; gameType: GameCategory; vassalage: string }
  | { kind: 'lotteryLobby'; body: LaunchBody }
  | { kind: 'launchScreen'; code: string; prizeMode: PrizeMode }
  | { kind: 'platform'; body: LaunchBody };

/** LOTT plays in mode Lott, unless the mapping has ELOTT for TCG_LOTTO_VN or LOTT [S1-308]. */
export const lotteryPrizeMode = (mapping: Readonly<Record<string, readonly string[]>>): PrizeMode =>
  ['TCG_LOTTO_VN', 'LOTT'].some((vendor) => mapping['ELOTT']?.includes(vendor)) ? 'Elott' : 'Lott';

/**
 * Types 0, 1 and 2 play everything, a guest what is open to free play, everybody else nothing [S1-298, S1-010]. Where it is
 * not known whether it is open (a winner's row, a vendor's lobby), the gateway says.
 */
const mayPlay = (memberType: number, freeplay = true) => may[freeplay ? 'freePlay' : 'play'](memberType);

/**
 * What a tap on `item` does, by the rules of S1 §4 'Game launch', in their order. `memberType` is undefined
 * without a session, with which a game that is open to free play is opened as a demonstration where the merchant has that
 * (`freePlay`), and nothing else [S1-006]; `configuredPrizeMode` is the merchant's.
 */
export function decideLaunch(
  item: LaunchItem,
  memberType: number | undefined,
  mapping: Readonly<Record<string, readonly string[]>> = {},
  configuredPrizeMode: PrizeMode = defaultPrizeMode,
  freePlay = false,
): LaunchDecision {
  if (memberType === undefined) {
    if (!freePlay || !item.freeplay) return { kind: 'login' };
  } else if (!mayPlay(memberType, item.freeplay)) return { kind: 'refuse', code: 'free_reject' };
  const { category, vendor, gameId = '', nodeId = '' } = item;
  const body: LaunchBody = { category, vendor, gameId, nodeId };
  if (lotteryLobbyVendors.some((each) => each === vendor)) {
    return {
      kind: 'lotteryLobby',
      body: { ...body, gameId: 'lobby', nodeId: '', prizeMode: vendor === 'TCG_SEA' ? 'SEA' : configuredPrizeMode },
    };
  }
  const isLottery = category === 'LOTT' || category === 'ELOTT';
  if (isLottery && item.gameCode)
    return { kind: 'launchScreen', code: item.gameCode, prizeMode: lotteryPrizeMode(mapping) };
  // A lottery vendor has no lobby of its own: its games are listed.
  if (isLottery || item.isGameH5 === 'VASSALAGE') return { kind: 'vendorList', gameType: category, vassalage: vendor };
  return { kind: 'platform', body };
}
