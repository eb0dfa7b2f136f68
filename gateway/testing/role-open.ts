/** The calls that a visitor without a session may make, open to the world. */
export const openToVisitors: readonly string[] = [
  ...['customerService', 'country', 'systemStatus', 'whiteLabel', 'changes', 'helpCentre', 'terms', 'gameList'],
  ...['getVassGameType', 'hotGames', 'gameInfo', 'gameIndex', 'rankList', 'listAnnouncements', 'lobbyNews'],
  ...['notice', 'popularAnnouncements', 'listPromotions', 'captcha', 'login', 'logout', 'renewSession'],
  ...['readHandover', 'takeHandover', 'mailWithoutLogin', 'recoverByMail', 'recoverByPhone', 'recoverByQuestion'],
  ...['listSecurityQuestions', 'liveModelList', 'hotMatches', 'lotteryGames', 'lotteryMenu', 'openedNumeros'],
  ...[
    'openedOfGame',
    'popularLotteries',
    'jackpots',
    'commitmentDay',
    'commitmentHeads',
    'journalHead',
    'journalGrowth',
    'registerSocial',
  ],
  ...['takeSocial', 'chips', 'freePlayLogin', 'freePlayLoginByGet', 'trialUser', 'pushKey'],
  ...['replacePushSubscription', 'checkAffiliate', 'checkUsername', 'register', 'registerByMobile'],
  ...['registerSettings', 'humanChallenge', 'smsForLogin', 'smsForRegister', 'smsWithoutLogin', 'chatMessages'],
  ...['readChat', 'sendChat', 'passkeyLogin', 'passkeyRequest', 'secondStep', 'secondStepRequest', 'dailyTasks'],
];

/** The calls that members of every type may make. */
export const openToMembers: readonly string[] = [
  ...['favouriteGames', 'addRecentGame', 'recentGames', 'addFavourite', 'favouriteGamesList', 'removeFavourite'],
  ...['markAnnouncementRead', 'issueHandover', 'memberInfo', 'sessionNet', 'wallet', 'accountRecord'],
  ...[
    'bettingRecord',
    'profitAndLoss',
    'roundTotals',
    'roundOutcome',
    'statement',
    'balanceSums',
    'journalReceipt',
    'pushPreferences',
    'removePushSubscription',
    'savePushPreferences',
  ],
  ...['savePushSubscription', 'ownFeedback', 'sendFeedback', 'picture', 'removePicture', 'accountDetails'],
  ...['removeIcon', 'saveBirthday', 'saveEmail', 'saveNickname', 'savePayeeName', 'endOtherSessions', 'endSession'],
  ...['listSessions'],
];
