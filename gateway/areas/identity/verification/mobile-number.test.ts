import { expect, it } from 'vitest';
import { readMobile } from './mobile-number.ts';

it('reads a mobile number of its dialling code [S2-157]', () => {
  expect(readMobile('(11) 98765-4321', '55')).toBe('5511987654321');
  expect(readMobile('+55 11 98765-4321', '55')).toBe('5511987654321');
  expect(readMobile('+351 912 345 678', '55')).toBeNull();
});

it('takes no number of a dialling code that no country has [S1-396]', () => {
  for (const typed of ['11987654321', '9999999999999999999', '+5511987654321'])
    for (const code of ['', '0', '2', '999', '9999']) expect(readMobile(typed, code)).toBeNull();
});

it('answers for every dialling code of up to four digits', () => {
  for (let code = 0; code < 10_000; code++) expect(() => readMobile('11987654321', String(code))).not.toThrow();
});
