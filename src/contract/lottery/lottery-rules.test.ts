import { describe, expect, it } from 'vitest';
import { defaultPrizeMode, prizeModes, readPrizeMode } from '#src/contract/core/game-type.ts';
import { hitsOf, isTicket, publishedReturn, ticketWays, timesOf, waysOfHits, winningHits } from './lottery-rules.ts';

describe('prize modes', () => {
  it('are Lott, ZY, Elott and SEA, read in any case; Elott is the default [S1-309]', () => {
    expect(prizeModes).toEqual(expect.arrayContaining(['Lott', 'ZY', 'Elott']));
    expect(defaultPrizeMode).toBe('Elott');
    expect(['LOTT', 'zy', 'eLOTT', 'sea', 'other', undefined].map(readPrizeMode)).toEqual([
      'Lott',
      'ZY',
      'Elott',
      'SEA',
      undefined,
      undefined,
    ]);
  });

  it('pay differently and return the same, which is what is published', () => {
    expect(prizeModes.map(publishedReturn)).toEqual(prizeModes.map(() => '92.63'));
    expect(new Set(prizeModes.map((mode) => winningHits.map((hits) => timesOf(mode, hits)).join())).size).toBe(4);
    expect([0, 1, 6].map((hits) => timesOf('Lott', hits))).toEqual([0, 0, 0]);
  });
});

describe('a ticket', () => {
  it('is one of all combinations of five of thirty', () => {
    expect(ticketWays).toBe(142_506);
    expect([0, 1, 2, 3, 4, 5].map(waysOfHits)).toEqual([53_130, 63_250, 23_000, 3000, 125, 1]);
  });

  it('has five numbers of 1 to 30, each once and in order', () => {
    expect(isTicket([1, 2, 3, 4, 30])).toBe(true);
    const others = [
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5, 6],
      [0, 1, 2, 3, 4],
      [1, 2, 3, 4, 31],
      [1, 1, 2, 3, 4],
      [2, 1, 3, 4, 5],
    ];
    for (const numbers of [...others, [1, 2, 3, 4, 4.5], [1, 2, 3, 4, Number.NaN]])
      expect(isTicket(numbers)).toBe(false);
    expect(hitsOf([1, 2, 3, 4, 30], [2, 4, 5, 6, 7])).toBe(2);
  });
});
