import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { lines } from './model.ts';
import type { GameSession } from './sessions.ts';
import type { SpinBody } from './shared/page-api.ts';

/** The allowed stakes of one line, in minor units. */
const lineStakes = [1, 2, 5, 10, 20, 50, 100, 200, 500];
/** The highest stake of one line, in minor units. */
export const mostStake = Math.max(...lineStakes);
const usualLineStake = 10;

/** A stake that this table takes, in minor units. */
export type Bet = { stake: number; lineStake: number; lines: number };

/** The stakes that the page offers. */
export function betOptions(session: GameSession): { lineStakes: string[]; usualLineStake: string; minStake: string } {
  const open = lineStakes.filter((stake) => stake * lines.length >= session.min_stake);
  return {
    lineStakes: open.map(fromMinor),
    usualLineStake: fromMinor(open.find((stake) => stake >= usualLineStake) ?? open.at(-1) ?? usualLineStake),
    minStake: fromMinor(session.min_stake),
  };
}

/** The bet that the body asks for; nothing when the stake doesn't divide into an offered stake per line or is too small. */
export function readBet(session: GameSession, body: SpinBody): Bet | undefined {
  const stake = toMinor(body.stake);
  const lineStake = stake / body.lines;
  if (!lineStakes.includes(lineStake) || stake < session.min_stake) return undefined;
  return { stake, lineStake, lines: body.lines };
}
