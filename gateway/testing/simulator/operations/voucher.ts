import { redeemVoucher } from '#src/contract/payments/vouchers.ts';
import { askEncrypted } from '../ask.ts';
import { nextKey, tokenOf } from '../player.ts';
import type { Operation } from '../till.ts';

/** A code of a batch: new, used up, or one that the player has had. */
export const voucher: Operation = {
  name: 'voucher',
  weight: 4,
  plan: ({ history, offered }, player, random) => {
    const code = random.some(offered.codes);
    if (code === undefined) return undefined;
    const key = nextKey(player, 'voucher');
    const idOf = (value: Record<string, unknown>) => String((value['deposit'] as { id: string }).id);
    return {
      what: 'voucher',
      send: async (door) => askEncrypted(door, redeemVoucher, { code }, { key, token: await tokenOf(door, player) }),
      same: ({ value }) => idOf(value),
      done: ({ code: said, value }) => {
        if (said === 'ok') history.vouchers.set(idOf(value), `${player.number} ${code}`);
      },
    };
  },
};
