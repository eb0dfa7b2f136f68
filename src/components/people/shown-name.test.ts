import { expect, it } from 'vitest';
import { shownName } from './shown-name.ts';

it.each([
  ['marina.costa', 'marina.costa'],
  ['abcdefghijklmnopq', 'abc***hijklmnopq'],
  ['5511987000778', '*** 0778'],
  ['12345', '12345'],
  ['a5511987000778', 'a5511987000778'],
])('%s is shown as %s [S1-123]', (name, shown) => expect(shownName(name)).toBe(shown));
