import { signIn as enter } from '../player.ts';
import type { Operation } from '../till.ts';

export const signIn: Operation = {
  name: 'sign-in',
  weight: 1,
  plan: (_, player) => ({
    what: 'sign-in',
    send: async (door) => ({ code: await enter(door, player), value: {} }),
  }),
};
