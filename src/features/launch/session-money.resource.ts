import { toMinor } from '#src/contract/core/amount.ts';
import { chips } from '#src/contract/vendors/free-play.ts';
import { sessionNet } from '#src/contract/account/member.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/**
 * Money of a game session, in minor units, as booked by the gateway, not as reported by the game. The rounds since its start have
 * won `won`, and `net` after their stakes; `balance` is of the same moment.
 */
export const sessionMoneyResource = defineRead({
  name: 'session-money',
  call: sessionNet,
  query: ({ since }: { since: number }) => ({ since }),
  pick: ({ net, won, balance, currency }) => ({
    ...{ net: toMinor(net), won: toMinor(won), balance: toMinor(balance), currency },
  }),
  freshFor: 0,
});

/** The same for a demonstration, in chips: fetched on every read, never cached. */
export const sessionChipsResource = defineRead({
  name: 'session-chips',
  call: chips,
  query: ({ since }: { since: number }) => ({ since }),
  pick: ({ chips: balance, won }) => ({ balance, won, net: 0 }),
  freshFor: 0,
});
