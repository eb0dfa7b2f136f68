import { expect, it } from 'vitest';
import { addressOf } from './address.ts';

it('names an address as the browser sends it, without fields that have no value', () => {
  expect(addressOf('/x', undefined)).toBe('/x');
  expect(addressOf('/x', { types: 'B,PL', q: 'a b', none: '', gone: undefined })).toBe('/x?types=B%2CPL&q=a+b');
});
