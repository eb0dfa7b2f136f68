import type { GameCategory } from '#src/contract/core/game-category.ts';
import {
  defaultPrizeMode,
  lobbyCode,
  lotteryLobbyVendors,
  type PrizeMode,
  readPrizeMode,
} from '#src/contract/core/game-type.ts';
import type { LaunchBody } from '#src/contract/vendors/launch.schema.ts';
import { may } from '#src/contract/core/member-type.ts';

/** The launchable item of a tile, a vendor or a winner's row. Without a `gameId` it is the vendor's own lobby. */
export type LaunchItem = {
  category: GameCategory;
  vendor: string;
  /** The name, as shown on the tapped element. */
  name?: string;
  gameId?: string;
  nodeId?: string;
  gameCode?: string;
  isGameH5?: string;
  /** False: an entry of the lobby that is no game itself, and opens the list of its vendor. */
  supportPlay?: boolean | undefined;
  /** The prize mode of a lottery as its vendor states it, for a mapping that is not known. */
  lottoMode?: string | undefined;
  freeplay?: boolean;
};

type LaunchDecision =
  | { kind: 'login' }
  | { kind: 'refuse'; code: 'free_reject' }
  | { kind: 'vendorList'; gameType: GameCategory; vassalage: string }
  | { kind: 'lotteryLobby'; vendor: string; prizeMode: PrizeMode }
  | { kind: 'lottery'; body: LaunchBody }
  | { kind: 'launchScreen'; code: string; prizeMode: PrizeMode }
  | { kind: 'platform'; body: LaunchBody };

/** LOTT plays in mode Lott, unless the mapping has ELOTT for TCG_LOTTO_VN or LOTT [S1-308]. */
export const lotteryPrizeMode = (mapping: Readonly<Record<string, readonly string[]>>): PrizeMode =>
  ['TCG_LOTTO_VN', 'LOTT'].some((vendor) => mapping['ELOTT']?.includes(vendor)) ? 'Elott' : 'Lott';

const hasLobby = (vendor: string) => lotteryLobbyVendors.some((each) => each === vendor);

/**
 * The prize mode of a vendor's lotteries: TCG_SEA's own, the merchant's for TCG_LOTTO_VN, by the mapping for all others; while that is
 * not known, the mode that the lottery's vendor states.
 */
export function prizeModeOf(
  vendor: string,
  mapping?: Readonly<Record<string, readonly string[]>>,
  configured: PrizeMode = defaultPrizeMode,
  stated = '',
): PrizeMode {
  if (vendor === 'TCG_SEA') return 'SEA';
  if (hasLobby(vendor)) return configured;
  return mapping ? lotteryPrizeMode(mapping) : (readPrizeMode(stated) ?? 'Lott');
}

/**
 * Types 0, 1 and 2 play everything, a guest plays games open to free play, other types nothing [S1-298, S1-010]. If that is
 * unknown (a winner's row, a vendor's lobby), the gateway decides.
 */
const mayPlay = (memberType: number, freeplay = true) => may[freeplay ? 'freePlay' : 'play'](memberType);

/** Whether an item is a vendor's lobby rather than one of its games. */
const isVendorsEntry = ({ gameId = '', nodeId = '', gameCode, isGameH5 }: LaunchItem) =>
  gameId + nodeId === '' || gameId === lobbyCode || gameCode === lobbyCode || isGameH5 === 'VASSALAGE';

/**
 * The result of a tap on `item`, by the rules of S1 §4 'Game launch', in their order. `memberType` is undefined without a
 * session: then a game open to free play launches as a demonstration if the merchant offers that (`freePlay`), and nothing else
 * [S1-006]; `configuredPrizeMode` is the merchant's.
 */
export function decideLaunch(
  item: LaunchItem,
  memberType: number | undefined,
  mapping?: Readonly<Record<string, readonly string[]>>,
  configuredPrizeMode?: PrizeMode,
  freePlay = false,
): LaunchDecision {
  if (memberType === undefined) {
    if (!freePlay || !item.freeplay) return { kind: 'login' };
  } else if (!mayPlay(memberType, item.freeplay)) return { kind: 'refuse', code: 'free_reject' };
  const { category, vendor, gameId = '', nodeId = '' } = item;
  const body: LaunchBody = { category, vendor, gameId, nodeId };
  const prizeMode = prizeModeOf(vendor, mapping, configuredPrizeMode, item.lottoMode);
  if (hasLobby(vendor)) {
    return isVendorsEntry(item)
      ? { kind: 'lotteryLobby', vendor, prizeMode }
      : { kind: 'lottery', body: { ...body, prizeMode, playType: 'trad' } };
  }
  const isLottery = category === 'LOTT' || category === 'ELOTT';
  if (isLottery && item.gameCode) return { kind: 'launchScreen', code: item.gameCode, prizeMode };
  // A lottery vendor has no lobby of its own: its games are listed.
  if (isLottery || item.isGameH5 === 'VASSALAGE' || item.supportPlay === false)
    return { kind: 'vendorList', gameType: category, vassalage: vendor };
  return { kind: 'platform', body };
}
