import { expect, it } from 'vitest';
import { minimumBets } from '#src/contract/core/game-type.ts';
import { readGameListSearch } from './game-list.search.ts';

const betOf = (search: Record<string, unknown>) => readGameListSearch(search).bet;

it('reads each minimum bet of the filter as it is written, and no other [S1-284]', () => {
  for (const bet of minimumBets) expect(betOf({ bet })).toBe(bet);
  for (const bet of ['0.02', 'all', '', null, {}, -0.01, '0.10', '5e-1']) expect(betOf({ bet })).toBeUndefined();
});

it('has no minimum bet on lists whose calls do not support it', () => {
  for (const whole of [{ gameType: 'HOT' }, { gameType: 'FAV' }, { show: 'hot' }, { show: 'recent' }])
    expect(betOf({ ...whole, bet: '0.5' })).toBeUndefined();
  expect(betOf({ gameType: 'RNG', show: 'new', bet: '0.5' })).toBe('0.5');
});
