import type { Gateways } from './gateways.ts';
import { killPoints } from './kill-points.ts';
import type { KillPoint } from './life.ts';

/**
 * Kills a gateway again and again, each time at the next of the points, the `first` of them to begin with: so often in so many requests at least. The
 * answer is called before each request, with its number from 1 on.
 */
export function killInTurn(
  gateways: Gateways,
  { kills, requests, first }: { readonly kills: number; readonly requests: number; readonly first: number },
): (number: number) => void {
  let [turn, since] = [first, 0];
  let last: KillPoint | undefined;
  return (number) => {
    // A point that nothing comes to for long waits on, and the next one with it.
    if (last && gateways.isArmed(last) && number - since < requests / 16) return;
    // A quarter faster than it has to be, since the last ones take their time.
    if (kills === 0 || gateways.killed * requests > 1.25 * kills * number) return;
    since = number;
    last = killPoints[turn % killPoints.length];
    if (last) gateways.killAt(last);
    turn += 1;
  };
}
