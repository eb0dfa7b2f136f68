import { listAnnouncements } from './announcements.ts';
import type { Call } from './call.ts';
import { addFavourite, favouriteGames, favouriteGamesList, removeFavourite } from './favourites.ts';
import { addRecentGame, gameList, getVassGameType, hotGames, recentGames } from './games.ts';
import { issueHandover, readHandover, takeHandover } from './handover.ts';
import { helpCentre } from './help.ts';
import { gameLaunchFB, launchGame } from './launch.ts';
import { memberInfo, wallet } from './member.ts';
import {
  pushKey,
  pushPreferences,
  removePushSubscription,
  replacePushSubscription,
  savePushPreferences,
  savePushSubscription,
} from './push.ts';
import { captcha, login, logout, renewSession } from './session.ts';
import { country, customerService, systemStatus, whiteLabel } from './system.ts';
import { terms } from './terms.ts';
import { rankList } from './winners.ts';

/** Every call of the platform: what the OpenAPI document lists and the contract tests walk through. */
export const calls: readonly Call[] = [
  systemStatus,
  whiteLabel,
  country,
  customerService,
  helpCentre,
  terms,
  getVassGameType,
  gameList,
  hotGames,
  recentGames,
  addRecentGame,
  favouriteGamesList,
  favouriteGames,
  addFavourite,
  removeFavourite,
  rankList,
  listAnnouncements,
  login,
  logout,
  renewSession,
  issueHandover,
  readHandover,
  takeHandover,
  captcha,
  memberInfo,
  wallet,
  launchGame,
  gameLaunchFB,
  pushKey,
  pushPreferences,
  savePushPreferences,
  savePushSubscription,
  removePushSubscription,
  replacePushSubscription,
];
