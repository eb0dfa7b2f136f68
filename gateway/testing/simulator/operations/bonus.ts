import { claimBonus, dropBonus, ownBonuses } from '#src/contract/payments/bonuses.ts';
import type { Bonus } from '#src/contract/payments/bonuses.schema.ts';
import { ask } from '../ask.ts';
import { nextKey, tokenOf } from '../player.ts';
import type { Operation } from '../till.ts';
import { type } from './decide.ts';

/** Something that a player does with their bonus: the one that is active, else the last. */
const withBonus = (
  name: 'claim-bonus' | 'drop-bonus',
  weight: number,
  call: typeof claimBonus | typeof dropBonus,
): Operation => ({
  name,
  weight,
  plan: ({ history }, player) => {
    const key = nextKey(player, name);
    let id: string | undefined;
    return {
      what: name,
      send: async (door) => {
        const token = await tokenOf(door, player);
        const { value } = await ask(door, ownBonuses, { token });
        const list = (value['list'] as Bonus[] | undefined) ?? [];
        id ??= (list.find(({ state }) => state === 'active') ?? list[0])?.id;
        return id === undefined ? { code: 'nothing', value: {} } : ask(door, call, { key, token, body: { id } });
      },
      done: ({ code, value }) => {
        if (code === 'ok') history.bonuses.set(String(value['id']), String(value['state']));
      },
    };
  },
});

export const claim = withBonus('claim-bonus', 4, claimBonus);
export const drop = withBonus('drop-bonus', 1, dropBonus);

/** An operator ends the last bonus of a player. */
export const cancelBonus: Operation = {
  name: 'cancel-bonus',
  weight: 1,
  plan: (_, player) => {
    let id: string | undefined;
    return {
      what: 'cancel-bonus',
      send: async (door) => {
        const last = await door.gateway.db
          .selectFrom('bonuses')
          .select('id')
          .where('member_id', '=', player.memberId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst();
        id ??= last?.id;
        if (id === undefined) return { code: 'nothing', value: {} };
        return type(door, 'bonus', 'cancel', id, '--reason', 'Uma conta por pessoa.');
      },
    };
  },
};
