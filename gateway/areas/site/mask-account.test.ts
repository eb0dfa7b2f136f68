import { expect, it } from 'vitest';
import { maskAccount } from './mask-account.ts';

it.each([
  ['marcos27', 'mar***27'],
  ['guilherme.albuquerque', 'gui***ue'],
  ['celia1', 'ce***a1'],
  ['joão88', 'jo***88'],
  ['ana', 'a***'],
  ['x', 'x***'],
])('shows %s to strangers as %s', (account, masked) => {
  expect(maskAccount(account)).toBe(masked);
});
