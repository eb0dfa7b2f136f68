import type { Call } from '#src/contract/core/call.ts';
import { listAnnouncements } from '#src/contract/lobby/announcements.ts';
import { gameIndex } from '#src/contract/lobby/game-index.ts';
import { gameInfo } from '#src/contract/lobby/game-info.ts';
import { gameList, getVassGameType, hotGames } from '#src/contract/lobby/games.ts';
import { helpCentre } from '#src/contract/site/help.ts';
import { jackpots } from '#src/contract/jackpots/jackpots.ts';
import { liveModelList } from '#src/contract/lobby/live-models.ts';
import {
  lotteryGames,
  lotteryMenu,
  openedNumeros,
  openedOfGame,
  popularLotteries,
} from '#src/contract/lottery/lottery.ts';
import { lobbyNews, notice, popularAnnouncements } from '#src/contract/lobby/news.ts';
import { hotMatches } from '#src/contract/lobby/matches.ts';
import { listPromotions } from '#src/contract/promotions/promotions.ts';
import { registerSettings } from '#src/contract/identity/registration.ts';
import { systemStatus, whiteLabel } from '#src/contract/site/system.ts';
import { country } from '#src/contract/site/countries.ts';
import { terms } from '#src/contract/site/terms.ts';
import { rankList } from '#src/contract/vendors/winners.ts';

/**
 * The shared reads that the service worker caches for offline visits: the only calls that it knows. Of an `optional` one it
 * caches the member's answer, too, until they sign out.
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
  lobbyNews,
  notice,
  popularAnnouncements,
  listPromotions,
  registerSettings,
  country,
  systemStatus,
  whiteLabel,
  terms,
  rankList,
];
