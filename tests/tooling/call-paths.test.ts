import { expect, it } from 'vitest';
import { calls } from '#src/contract/calls.ts';

/** Method and path of the calls as the requirements write them, typed by hand; no method where they name none. */
const written: readonly [rule: string, name: string, method: string, path: string][] = [
  ['S1-351', 'getVassGameType', 'GET', '/wps/relay/GCSGAME_getVassGameType'],
  ['S1-352', 'gameList', '', '/wps/relay/GCSGAME_gameList'],
  ['S1-356', 'hotGames', 'GET', '/wps/relay/GCSGAME_hotGamesV2'],
  ['S1-357', 'recentGames', 'GET', '/wps/relay/GCS_recentGame'],
  ['S1-358', 'addRecentGame', '', '/wps/relay/MCS2_addRecentGame'],
  ['S1-359', 'favouriteGamesList', '', '/wps/relay/MCSFE_getFavoriteGamesList'],
  ['S1-360', 'favouriteGames', '', '/wps/relay/MCSFE_getFavoriteGames'],
  ['S1-363', 'addFavourite', 'POST', ''],
  ['S1-364', 'removeFavourite', 'DELETE', ''],
  ['S1-365', 'launchGame', '', '/wps/game/launchGame'],
  ['S1-366', 'gameLaunchFB', '', '/wps/relay/GCS_gameLaunchFB'],
  ['S1-367', 'lotteryGames', '', '/lgw/games/mobile'],
  ['S1-368', 'lotteryMenu', '', '/lgw/vn/games/game_menu'],
  ['S1-369', 'openedOfGame', '', '/lgw/vn/numeros/opened/game'],
  ['S1-370', 'openedNumeros', '', '/lotto/lgw/games/opened/numero'],
  ['S1-371', 'popularLotteries', '', '/lgw/games/popular'],
  ['S1-372', 'rankList', '', '/wps/relay/GCSGAME_getRankList'],
  ['S1-373', 'helpCentre', 'GET', '/wps/system/helpCenter'],
  ['S1-374', 'listAnnouncements', 'GET', '/wps/relay/MCSFE_getListAnnouncements'],
  ['S1-379', 'markAnnouncementRead', 'POST', ''],
  ['S1-381', 'lobbyNews', '', '/wps/relay/GLS2_lobbyNews'],
  ['S1-382', 'launchChat', 'GET', '/wps/relay/CBS_launchChat'],
  ['S1-384', 'unreadCount', 'GET', '/wps/relay/CSP_unreadCount'],
  ['S1-387', 'systemStatus', 'GET', '/wps/system/status'],
  ['S1-388', 'whiteLabel', 'GET', '/wps/system/whitelabel'],
  ['S1-389', 'country', 'GET', '/wps/system/country'],
  ['S1-390', 'customerService', 'GET', ''],
  ['S1-392', 'notice', 'GET', ''],
  ['S1-393', 'popularAnnouncements', 'GET', ''],
  ['S1-394', 'liveModelList', 'GET', ''],
  ['S2-181', 'login', 'POST', '/wps/session/login'],
  ['S2-186', 'logout', 'DELETE', '/wps/session/logout'],
  ['S2-187', 'register', 'PUT', '/wps/member/register'],
  ['S2-188', 'registerByMobile', 'PUT', '/wps/member/register/mobile'],
  ['S2-189', 'captcha', 'GET', '/wps/captcha'],
  ['S2-190', 'registerSettings', 'GET', '/wps/system/setting/register'],
  ['S2-191', 'smsForRegister', 'POST', '/wps/verification/sms/register'],
  ['S2-192', 'smsWithoutLogin', 'POST', '/wps/verification/sms/noLogin'],
  ['S2-193', 'smsForLogin', 'POST', ''],
  ['S2-194', 'checkAffiliate', 'GET', '/wps/agent/affiliate'],
  ['S2-195', 'checkUsername', 'GET', '/wps/check/username'],
  ['S2-196', 'freePlayLogin', 'POST', '/wps/session/login/freeplay'],
  ['S2-196', 'freePlayLoginByGet', 'GET', '/wps/session/login/freeplay'],
  ['S2-197', 'trialUser', 'GET', '/wps/member/trialuser'],
  ['S2-199', 'memberInfo', 'GET', '/wps/member/info'],
  ['S2-200', 'saveIcon', '', '/wps/member/info/icon'],
  ['S2-201', 'saveNickname', '', '/wps/member/info/nickname'],
  ['S2-202', 'saveEmail', '', '/wps/member/info/email'],
  ['S2-203', 'savePayeeName', '', '/wps/member/info/payeename'],
  ['S2-204', 'changePassword', 'POST', '/wps/member/password'],
  ['S2-205', 'setPaymentPassword', '', '/wps/member/paymentPassword'],
  ['S2-206', 'recoverByPhone', 'POST', ''],
  ['S2-207', 'sendFeedback', 'PUT', '/wps/feedback'],
  ['S2-208', 'wallet', 'GET', '/wps/wallets/gcs'],
  ['S2-209', 'walletTransfer', '', '/wps/relay/GCS_walletTransfer'],
];

it.each(written)('[%s] the call %s is %s %s', (_rule, name, method, path) => {
  const call = calls.find((one) => one.name === name);
  if (method) expect(call?.method).toBe(method);
  if (path) expect(call?.path).toBe(path);
  expect(call).toBeDefined();
});
