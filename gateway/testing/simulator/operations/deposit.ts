import { fromMinor } from '#src/contract/core/amount.ts';
import { createDeposit } from '#src/contract/payments/deposits.ts';
import { ask } from '../ask.ts';
import { nextKey, tokenOf } from '../player.ts';
import type { Operation } from '../till.ts';

/** A code for a deposit by Pix; some take an offer of a bonus. */
export const deposit: Operation = {
  name: 'deposit',
  weight: 10,
  plan: ({ history, offered }, player, random) => {
    const minor = random.pick([2000, 5000, 10_000, 30_000]);
    const offer = random.chance(0.4) ? random.some(offered.offers) : undefined;
    const key = nextKey(player, 'deposit');
    return {
      what: `deposit ${minor}${offer === undefined ? '' : ' with a bonus'}`,
      send: async (door) =>
        ask(door, createDeposit, {
          ...{ key, token: await tokenOf(door, player) },
          body: { amount: fromMinor(minor), cpf: player.cpf, ...(offer !== undefined && { offer }) },
        }),
      same: ({ value }) => String(value['id']),
      done: ({ code, value }) => {
        const id = String(value['id']);
        if (code !== 'ok') return;
        history.deposits.set(id, { player: player.number, minor });
        if (offer !== undefined) history.withBonus.add(id);
        player.deposits.push({ id, code: String(value['code']), minor });
      },
    };
  },
};
