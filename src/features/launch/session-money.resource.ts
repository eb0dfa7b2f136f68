import { toMinor } from '#src/contract/core/amount.ts';
import { chips } from '#src/contract/vendors/free-play.ts';
import { sessionNet } from '#src/contract/account/member.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/**
 * What a session of play stands at, in minor units, as booked by the gateway: not what a game says. The rounds since it began have won
 * `won`, and `net` when their stakes are taken off; `balance` is of the same moment.
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

/** The same of a demonstration, in chips: read anew whenever it is asked for, stored nowhere. */
export const sessionChipsResource = defineRead({
  name: 'session-chips',
  call: chips,
  query: ({ since }: { since: number }) => ({ since }),
  pick: ({ chips: balance, won }) => ({ balance, won, net: 0 }),
  freshFor: 0,
});
