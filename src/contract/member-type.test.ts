import { expect, it } from 'vitest';
import { isAgent } from './member-type.ts';

it('every type but 0, 4 and 40 is an agent [S1-017]', () => {
  const types = Array.from({ length: 100 }, (_, type) => type);
  expect(types.filter((type) => !isAgent(type))).toEqual([0, 4, 40]);
});
