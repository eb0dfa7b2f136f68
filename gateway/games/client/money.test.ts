import { expect, it } from 'vitest';
import { en as english } from '../shared/text-en.ts';
import { pt as portuguese } from '../shared/text-pt.ts';
import { moneyIn } from './money.ts';

it('writes amounts as each language does', () => {
  const [pt, en] = [moneyIn('pt', 'R$'), moneyIn('en', 'R$')];
  expect(pt.full(123850)).toBe('R$\u00a01.238,50');
  expect(en.full(123850)).toBe('R$1,238.50');
  expect([pt.bare(5), en.bare(5)]).toEqual(['0,05', '0.05']);
  expect([pt.count(2000), en.count(2000)]).toEqual(['2.000', '2,000']);
  expect([pt.percent(96.19), en.percent(96.19)]).toEqual(['96,19', '96.19']);
});

it('writes play money in whole chips', () => {
  const [pt, en] = [moneyIn('pt', '', portuguese.chips), moneyIn('en', '', english.chips)];
  expect([pt.full(123850), en.full(123850)]).toEqual(['123.850 fichas', '123,850 chips']);
  expect([pt.full(1), en.full(1)]).toEqual(['1 ficha', '1 chip']);
  expect(pt.bare(200)).toBe('200');
});
