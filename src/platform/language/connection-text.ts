import { msg } from '@lingui/core/macro';

/** What is said about the network and the age of what is stored: beyond home's texts, because a first visit needs none of it. */
export const connectionText = {
  offline: msg`No internet. What you see is from before.`,
  slow: msg`Slow connection. What you see may be from before.`,
  back: msg`The internet is back.`,
  again: msg`Try again`,
  moneyOff: msg`Deposits and withdrawals come back with the internet. Nothing is queued.`,
  neverSeen: msg`This has not been opened here before, so nothing of it is saved.`,
  saved: msg({ message: 'Saved {age}' }),
};
