import { expect, it } from 'vitest';
import { moneyIn } from './money.ts';

it('writes amounts as each language does', () => {
  const [pt, en] = [moneyIn('pt', 'R$'), moneyIn('en', 'R$')];
  expect(pt.full(123850)).toBe('R$\u00a01.238,50');
  expect(en.full(123850)).toBe('R$1,238.50');
  expect([pt.bare(5), en.bare(5)]).toEqual(['0,05', '0.05']);
  expect([pt.count(2000), en.count(2000)]).toEqual(['2.000', '2,000']);
});
