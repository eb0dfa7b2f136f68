import { expect, it } from 'vitest';
import { readLotterySearch } from './lottery.search.ts';

it('reads which lottery is meant and which page, and nothing else', () => {
  expect(readLotterySearch({ vendor: 'TCG_SEA', code: 'sea_1', prize_mode: 'ZY', page: '3', other: 'x' })).toEqual({
    vendor: 'TCG_SEA',
    code: 'sea_1',
    prize_mode: 'ZY',
    page: 3,
  });
  for (const page of ['1', '0', '-2', '1.5', '2e1', '0x2', ' 2', 'many', '', undefined, '1000000000'])
    expect(readLotterySearch({ page }).page).toBeUndefined();
  expect(readLotterySearch({ vendor: '<b>', code: 'a b', prize_mode: 7 })).toEqual({});
});
