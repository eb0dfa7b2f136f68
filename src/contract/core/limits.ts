/** Business constants that more than one place applies; times in milliseconds (requirements S1 §9, S2 §9). */
export const pageSize = 25;
export const favouriteIdsPageSize = 100;
export const winnersLimit = 100;
export const winnersScrollAbove = 6;
export const vendorMoreAbove = 6;
export const inboxPageSize = 20;
export const footerHotGames = 4;
export const bannerAutoplay = 5000;
export const popupAutoplay = 5000;
export const popupDelay = 500;
export const noticeDuration = {
  long: 8000,
  saved: 1000,
  loginNeeded: 2000,
  freeReject: 2000,
  invitation: 1000,
  freeRejectOfMessages: 1000,
  /** [S1-336] */
  comingSoon: 1000,
  /** [S2-241] */
  smsSent: 1500,
} as const;
/** Maximum time that a loading notice is shown [S2-238, S2-239, S2-240]. */
export const loadingMax = {
  favourite: 10_000,
  changePassword: 10_000,
  feedback: 10_000,
  logout: 9_999_000,
  sms: 10_000,
  /** [S2-133] */
  trial: 9_999_000,
} as const;
export const lazyScreenDelay = 200;
/** [S1-380, S1-385] */
export const markReadThrottle = 150;
export const unreadThrottle = 250;
/** The highest unread count that a badge shows in digits [S1-194]. */
export const badgeMost = 99;
export const languageDebounce = { home: 250, help: 200 } as const;
export const nameShortenedAbove = 16;
/** Limits of uploads: picture types, size in bytes, and number at once [S2-174]. */
export const upload = { types: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024, most: 3 } as const;
/** Characters as a reader counts them [S2-175]. */
export const longestRemark = 140;
