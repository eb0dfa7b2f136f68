import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BetRange, startingBet, stepBet, totalOf } from './bet.ts';

const range: BetRange = { lineStakes: [1, 2, 5, 10, 20], mostLines: 20, minStake: 10 };
const steps = fc.array(fc.constantFrom('lessStake', 'moreStake', 'fewerLines', 'moreLines'));

describe('choosing a bet', () => {
  it('stays within the allowed bets for any buttons', () => {
    fc.assert(
      fc.property(steps, (pressed) => {
        const bet = pressed.reduce((before, step) => stepBet(range, before, step), startingBet(range, 10));
        expect(range.lineStakes).toContain(bet.lineStake);
        expect(bet.lines).toBeGreaterThanOrEqual(1);
        expect(bet.lines).toBeLessThanOrEqual(20);
        expect(totalOf(bet)).toBeGreaterThanOrEqual(range.minStake);
      }),
    );
  });

  it('steps through the stakes per line, and no further than they go', () => {
    const usual = startingBet(range, 10);
    expect(stepBet(range, usual, 'moreStake')).toEqual({ lineStake: 20, lines: 20 });
    expect(stepBet(range, { lineStake: 20, lines: 20 }, 'moreStake')).toEqual({ lineStake: 20, lines: 20 });
    expect(stepBet(range, { lineStake: 1, lines: 20 }, 'lessStake')).toEqual({ lineStake: 1, lines: 20 });
  });

  it('raises the stake per line where fewer lines would fall below the minimum', () => {
    expect(stepBet(range, { lineStake: 1, lines: 10 }, 'fewerLines')).toEqual({ lineStake: 2, lines: 9 });
    expect(stepBet(range, { lineStake: 10, lines: 1 }, 'fewerLines')).toEqual({ lineStake: 10, lines: 1 });
  });

  it('takes a remembered bet only while it is offered', () => {
    expect(startingBet(range, 10, { lineStake: 5, lines: 7 })).toEqual({ lineStake: 5, lines: 7 });
    for (const odd of [
      { lineStake: 3, lines: 7 },
      { lineStake: 1, lines: 1 },
      { lineStake: 10, lines: 0 },
      { lineStake: 10, lines: 21 },
    ]) {
      expect(startingBet(range, 10, odd)).toEqual({ lineStake: 10, lines: 20 });
    }
  });
});
