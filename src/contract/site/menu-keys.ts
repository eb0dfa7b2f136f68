/**
 * The white-label keys of the side menu's entries that a merchant turns on one by one [S1-225], in the menu's order. Ours: the
 * requirements name none. Missions depend on the promotion of that name; VIP and logout need no key.
 */
export const menuKeys = [
  'myAccount',
  'deposit',
  'withdraw',
  'bettingRecord',
  'accountRecord',
  'profitAndLoss',
  'rewardCenter',
  'securityCenter',
  'appDownload',
  'hotMatch',
  'pointMall',
  'jackpot',
  'lottery',
] as const;
export type MenuKey = (typeof menuKeys)[number];
