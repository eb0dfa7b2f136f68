import { expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

it('has its parameters in one order, and each value as it is written', () => {
  expect(canonicalAddress('/m/gameList?vassalage=LS&gameType=RNG')).toBe('/m/gameList?gameType=RNG&vassalage=LS');
  expect(canonicalAddress('/m/gameList?q=12E2&a=007')).toBe('/m/gameList?a=007&q=12E2');
  expect(canonicalAddress('/m/gameList?q=a%20b')).toBe(canonicalAddress('/m/gameList?q=a+b'));
});

it('is no other address for what follows a second question mark', () => {
  expect(canonicalAddress('/m/help?i=1?x')).toBe('/m/help?i=1%3Fx');
  expect([canonicalAddress('/m/help?'), canonicalAddress('/m/help')]).toEqual(['/m/help', '/m/help']);
});
