import type { Random } from '../seeded-random.ts';
import { operations } from './operations.ts';
import type { Act, Till } from './till.ts';

const total = operations.reduce((sum, { weight }) => sum + weight, 0);

/** A request of a player, of a kind drawn by weight; where there is nothing to do of a kind, of another one. */
export function plan(till: Till, random: Random): { name: string; act: Act } {
  for (;;) {
    let drawn = random.below(total);
    const operation = operations.find(({ weight }) => (drawn -= weight) < 0);
    const player = random.some(till.players);
    const act = operation && player && operation.plan(till, player, random);
    if (operation && act) return { name: operation.name, act: { ...act, what: `${player.number} ${act.what}` } };
  }
}
