import type { Call } from './call.ts';
import { listAnnouncements } from './announcements.ts';
import { gameIndex } from './game-index.ts';
import { gameInfo } from './game-info.ts';
import { gameList, getVassGameType, hotGames } from './games.ts';
import { helpCentre } from './help.ts';
import { jackpots } from './jackpots.ts';
import { liveModelList } from './live-models.ts';
import { lotteryGames, lotteryMenu, openedNumeros, openedOfGame, popularLotteries } from './lottery.ts';
import { hotMatches } from './matches.ts';
import { listPromotions } from './promotions.ts';
import { registerSettings } from './registration.ts';
import { systemStatus, whiteLabel } from './system.ts';
import { country } from './countries.ts';
import { terms } from './terms.ts';
import { rankList } from './winners.ts';

/**
 * The shared reads that the service worker caches for a visit without a network: all that it knows of the calls. Of an `optional` one it
 * caches what the member was answered, too, until they leave.
 */
export const workerReads: readonly Call[] = [
  listAnnouncements,
  gameIndex,
  gameInfo,
  gameList,
  getVassGameType,
  hotGames,
  helpCentre,
  jackpots,
  liveModelList,
  lotteryGames,
  lotteryMenu,
  openedNumeros,
  openedOfGame,
  popularLotteries,
  hotMatches,
  listPromotions,
  registerSettings,
  country,
  systemStatus,
  whiteLabel,
  terms,
  rankList,
];
