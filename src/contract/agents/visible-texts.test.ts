import * as v from 'valibot';
import { expect, it } from 'vitest';
import { schemas as accounts } from './open-accounts.schema.ts';
import { schemas as team } from './team.schema.ts';
import { freezeCauses } from './team.ts';

const link = { name: '', kind: 'member', most: null, days: 30, token: 'a' };
const freeze = { account: 'rui', cause: freezeCauses[0], reason: '' };

it.each(['\u3164', '\u200b', ' \u2800 '])(
  'an agent’s link has a visible name, a freeze a visible reason, and a note is visible or none: not %j',
  (text) => {
    expect(v.is(accounts.createLink.body, { ...link, name: text })).toBe(false);
    expect(v.is(team.freezeTeamMember.body, { ...freeze, reason: text })).toBe(false);
    expect(v.parse(team.setTeamNote.body, { account: 'rui', text })).toEqual({ account: 'rui', text: '' });
  },
);

it('a text that can be seen is taken', () => {
  expect(v.is(accounts.createLink.body, { ...link, name: 'Praia' })).toBe(true);
  expect(v.is(team.freezeTeamMember.body, { ...freeze, reason: 'Pediu pausa' })).toBe(true);
});
