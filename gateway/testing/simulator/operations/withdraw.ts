import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { createWithdrawal, withdrawOptions } from '#src/contract/payments/withdrawals.ts';
import { ask, askEncrypted } from '../ask.ts';
import { nextKey, paymentPassword, tokenOf } from '../player.ts';
import type { Operation } from '../till.ts';

/** A withdrawal of an amount, or of all that can be withdrawn, for the fee that is shown. */
export const withdraw: Operation = {
  name: 'withdraw',
  weight: 10,
  plan: ({ history }, player, random) => {
    const wanted = random.pick([2000, 3000, 8000, 15_000, null]);
    const key = nextKey(player, 'withdraw');
    let asked: { amount: string; fee: string } | undefined;
    return {
      what: `withdraw ${wanted ?? 'all'}`,
      send: async (door) => {
        const token = await tokenOf(door, player);
        if (!asked) {
          const { value } = await ask(door, withdrawOptions, { token });
          asked ??= { amount: wanted === null ? String(value['free']) : fromMinor(wanted), fee: String(value['fee']) };
        }
        if (toMinor(asked.amount) <= 0) return { code: 'nothing', value: {} };
        const body = { ...asked, payeeId: player.payeeId, paymentPassword };
        return askEncrypted(door, createWithdrawal, body, { token, key });
      },
      same: ({ value }) => String(value['id']),
      done: ({ code, value }) => {
        const id = String(value['id']);
        if (code !== 'ok') return;
        history.withdrawals.set(id, { player: player.number, minor: toMinor(String(value['amount'])) });
        player.withdrawals.push(id);
      },
    };
  },
};
