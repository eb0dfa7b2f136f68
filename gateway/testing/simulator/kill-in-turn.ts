import type { Random } from '../seeded-random.ts';
import type { Gateways } from './gateways.ts';
import { killPoints } from './kill-points.ts';
import type { KillPoint } from './life.ts';

/**
 * Kills a gateway again and again, at all points in an order that is drawn, so that each of them comes before one comes again: so often in so many
 * requests at least. The answer is called before each request, with its number from 1 on.
 */
export function killInTurn(
  gateways: Gateways,
  { kills, requests, random }: { readonly kills: number; readonly requests: number; readonly random: Random },
): (number: number) => void {
  const order = killPoints
    .map((point) => ({ point, drawn: random.unit() }))
    .toSorted((a, b) => a.drawn - b.drawn)
    .map(({ point }) => point);
  let [turn, since] = [0, 0];
  let last: KillPoint | undefined;
  return (number) => {
    // A point that nothing comes to for long waits on, and the next one with it.
    if (last && gateways.isArmed(last) && number - since < requests / 16) return;
    // A quarter faster than it has to be, since the last ones take their time.
    if (kills === 0 || gateways.killed * requests > 1.25 * kills * number) return;
    since = number;
    last = order[turn % order.length];
    if (last) gateways.killAt(last);
    turn += 1;
  };
}
