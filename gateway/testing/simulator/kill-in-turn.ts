import type { Gateways } from './gateways.ts';
import { killPoints } from './kill-points.ts';

/**
 * Kills a gateway again and again, each time at the next of the points: so often in so many requests at least. The answer is called before each
 * request, with its number from 1 on.
 */
export function killInTurn(gateways: Gateways, kills: number, requests: number): (number: number) => void {
  let [turn, since] = [0, 0];
  return (number) => {
    // A point that nothing comes to for long gives way to the next one.
    if (gateways.isKillDue && number - since < requests / 8) return;
    // A quarter faster than it has to be, since the last ones take their time.
    if (kills === 0 || gateways.killed * requests > 1.25 * kills * number) return;
    since = number;
    gateways.killAt(killPoints[turn % killPoints.length]);
    turn += 1;
  };
}
