import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { bringHome, walletTransfer } from '#src/contract/wallets/wallets.ts';
import { ask } from '../ask.ts';
import { nextKey, tokenOf } from '../player.ts';
import { walletVendor } from '../simulated-vendor.ts';
import type { Operation } from '../till.ts';

/** Money taken to the vendor, or brought home; `null`: all of it. */
const moving = (
  name: 'take-away' | 'take-home',
  weight: number,
  amounts: readonly [number | null, ...(number | null)[]],
): Operation => ({
  name,
  weight,
  plan: ({ history, vendor }, player, random) => {
    if (!vendor) return undefined;
    const minor = random.pick(amounts);
    const key = nextKey(player, name);
    const [from, to] = name === 'take-away' ? ['main', walletVendor] : [walletVendor, 'main'];
    const body = { from, to, ...(minor !== null && { amount: fromMinor(minor) }) };
    return {
      what: `${name} ${minor ?? 'all'}`,
      send: async (door) => ask(door, walletTransfer, { key, token: await tokenOf(door, player), body }),
      same: ({ value }) => String(value['id']),
      done: ({ code, value }) => {
        if (code === 'ok')
          history.transfers.set(String(value['id']), {
            player: player.number,
            minor: toMinor(String(value['amount'])),
          });
      },
    };
  },
});

export const takeAway = moving('take-away', 9, [1000, 3000, 8000, null]);
export const takeHome = moving('take-home', 6, [500, 2000, null]);

/** All that is at vendors, brought home. */
export const takeAllHome: Operation = {
  name: 'take-all-home',
  weight: 3,
  plan: ({ vendor }, player) => {
    if (!vendor) return undefined;
    const key = nextKey(player, 'all-home');
    return {
      what: 'take-all-home',
      send: async (door) => ask(door, bringHome, { key, token: await tokenOf(door, player), body: {} }),
      same: ({ value }) => JSON.stringify((value['list'] as { id: string }[]).map(({ id }) => id).toSorted()),
    };
  },
};

/** A round from the vendor's own wallet, which the vendor reports. */
export const playAway: Operation = {
  name: 'play-away',
  weight: 9,
  plan: ({ vendor }, player, random) => {
    if (!vendor) return undefined;
    const [stake, win] = [random.pick([200, 1000, 4000]), random.pick([0, 0, 0, 300, 5000])];
    const key = nextKey(player, 'away-round');
    return {
      what: `play-away ${stake} ${win}`,
      send: async () => {
        const round = await vendor.play({ playerId: player.memberId, stake, win, key });
        return { code: round?.state === 'refused' ? (round.refusal ?? 'refused') : 'ok', value: {} };
      },
    };
  },
};
