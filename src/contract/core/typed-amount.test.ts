import { expect, it } from 'vitest';
import { readTypedAmount } from './typed-amount.ts';

it.each([
  ['100', '100.00'],
  ['100,5', '100.50'],
  ['100.50', '100.50'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1.234', '1234.00'],
  ['1.234.567', '1234567.00'],
  ['R$ 20,00', '20.00'],
  [' 0020 ', '20.00'],
  ['１００', '100.00'],
  ['0', '0.00'],
])('%s is %s', (typed, amount) => {
  expect(readTypedAmount(typed)).toBe(amount);
});

it.each([
  '',
  '-5',
  '+5',
  '1e3',
  '1.23.45',
  '1,234,56',
  '1.234.56',
  '12.3456',
  '٥٠',
  '10^18',
  '1000000000000000000',
  'NaN',
  '5,,0',
  '.5',
])('%s is no amount', (typed) => {
  expect(readTypedAmount(typed)).toBeUndefined();
});

it.each(['\u202a50\u202c', '50\u200b', '５０,００', '\u00a050,00', '1\u202f234,56'])(
  'reads the pasted amount %j',
  (typed) => expect(readTypedAmount(typed)).toBe(typed.includes('234') ? '1234.56' : '50.00'),
);
