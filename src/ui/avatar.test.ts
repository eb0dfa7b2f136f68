import { expect, it } from 'vitest';
import { initials } from './avatar.tsx';

it.each([
  ['marina.costa', 'MC'],
  ['Rafael Souza Nunes', 'RN'],
  ['ana', 'A'],
  ['joão_88', 'J8'],
  ['élcio', 'É'],
  ['😀 player', 'P'],
  ['', ''],
])('takes the first letters of the ends of %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
