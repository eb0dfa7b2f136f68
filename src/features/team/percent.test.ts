import { expect, it } from 'vitest';
import { changeOf, percent, shareOf } from './percent.ts';

it('a change has its sign, and decimals where it is small; there is none on nothing', () => {
  expect(changeOf('106.00', '100.00', 'pt')).toBe('+6%');
  expect(changeOf('100.50', '100.00', 'pt')).toBe('+0,5%');
  expect(changeOf('50.00', '100.00', 'en')).toBe('\u221250%');
  expect(changeOf('10.00', '-10.00', 'en')).toBe('+200%');
  expect([changeOf('5.00', '0.00', 'en'), changeOf('1.00', '1.00', 'en')]).toEqual([undefined, '0%']);
});

it('a share of nothing is none', () => {
  expect([percent(shareOf('3.60', '100.00'), 'pt'), shareOf('1.00', '0.00')]).toEqual(['3,6%', 0]);
});
