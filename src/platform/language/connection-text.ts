import { msg } from '@lingui/core/macro';

/** Texts about the network and the age of stored content: not among home's texts, because a first visit needs none of them. */
export const connectionText = {
  offline: msg`No internet. Showing the last saved version.`,
  slow: msg`Slow connection. What you see may be out of date.`,
  back: msg`The internet is back.`,
  again: msg`Try again`,
  moneyOff: msg`Deposits and withdrawals come back with the internet. Nothing is queued.`,
  neverSeen: msg`Open this page once while online to see it here.`,
  saved: msg({ message: 'Saved {age}' }),
};
