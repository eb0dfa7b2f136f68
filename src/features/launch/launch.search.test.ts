import { expect, it } from 'vitest';
import { readLaunchSearch } from './launch.search.ts';

it('reads merchant, css, prize_mode and pageBack of a lottery’s frame, and never a token [S1-059, S1-240]', () => {
  const query = { merchant: 'mare', css: 'dark', prize_mode: 'Elott', pageBack: 'home' };
  expect(readLaunchSearch({ ...query, token: 'a-session' })).toEqual(query);
  expect(readLaunchSearch({ merchant: '<script>', css: 5, prize_mode: 'a b', pageBack: '' })).toEqual({});
});
