import { fromMinor } from '#src/contract/core/amount.ts';
import { createTransfer } from '#src/contract/payments/transfers.ts';
import { transact } from '../../../db/transact.ts';
import { addPicture } from '../../../areas/pictures/pictures.ts';
import { ask } from '../ask.ts';
import { nextKey, tokenOf } from '../player.ts';
import type { Operation } from '../till.ts';
import { type } from './decide.ts';

/** A bank transfer that a player tells, with the picture of its receipt; some send the same picture for another one. */
export const transfer: Operation = {
  name: 'transfer',
  weight: 5,
  plan: ({ history }, player, random) => {
    const minor = random.pick([2000, 5000, 12_000]);
    const key = nextKey(player, 'transfer');
    const image = random.chance(0.15) ? 'a receipt that is sent again' : `receipt of ${key}`;
    let picture: string | undefined;
    return {
      what: `transfer ${minor}`,
      send: async (door) => {
        const token = await tokenOf(door, player);
        const { db, clock } = door.gateway;
        const sent = await transact(db, (trx) => addPicture(trx, player.memberId, Buffer.from(image), clock()));
        // A request that is sent again names the picture of the first.
        picture ??= sent;
        const body = { amount: fromMinor(minor), picture, cpf: player.cpf };
        return ask(door, createTransfer, { key, token, body });
      },
      same: ({ value }) => String(value['id']),
      done: ({ code, value }) => {
        if (code !== 'ok') return;
        history.transfersTold.set(String(value['id']), { player: player.number, minor });
        player.transfers.push(String(value['id']));
      },
    };
  },
};

/** An operator credits what the bank statement shows: the amount that was said, or another one. */
export const approveTransfer: Operation = {
  name: 'approve-transfer',
  weight: 4,
  plan: ({ history }, player, random) => {
    const id = random.some(player.transfers.slice(-3));
    if (id === undefined) return undefined;
    const minor = random.pick([2000, 5000, 5000, 12_000, 713]);
    const rest = random.chance(0.5) ? ['--same-receipt'] : [];
    return {
      what: `approve-transfer ${minor}`,
      send: (door) => type(door, 'transfer', 'approve', id, '--amount', fromMinor(minor), ...rest),
      done: ({ code }) => {
        if (code === 'ok') history.decided.set(id, minor);
      },
    };
  },
};

export const refuseTransfer: Operation = {
  name: 'refuse-transfer',
  weight: 1,
  plan: ({ history }, player, random) => {
    const id = random.some(player.transfers.slice(-3));
    if (id === undefined) return undefined;
    return {
      what: 'refuse-transfer',
      send: (door) => type(door, 'transfer', 'refuse', id, '--reason', 'O valor não chegou.'),
      done: ({ code }) => {
        if (code === 'ok') history.decided.set(id, 0);
      },
    };
  },
};
