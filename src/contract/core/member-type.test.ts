import { describe, expect, it } from 'vitest';
import { type Ability, may } from './member-type.ts';
import { typeRefusal } from './type-refusal.ts';

/** A type of each kind; 3 and 99 stand for every type without a name. */
const types = [0, 1, 2, 4, 40, 41, 42, 3, 99] as const;
const those = (ability: Ability) => types.filter((type) => may[ability](type));

describe('the table of member types', () => {
  it('every type but 0, 4 and 40 is an agent [S1-017]', () => {
    const all = Array.from({ length: 100 }, (_, type) => type);
    expect(all.filter((type) => !may.agentArea(type))).toEqual([0, 4, 40]);
  });

  it('0, 1 and 2 are real members: they alone play everything, deposit, count mail and have tasks [S1-015, S1-016, S2-113]', () => {
    for (const ability of ['play', 'deposit', 'unreadMail', 'tasks'] as const)
      expect(those(ability)).toEqual([0, 1, 2]);
  });

  it.each([0, 1, 2])(
    'a member of type %i plays, keeps favourites, reads messages, deposits and withdraws [S1-007]',
    (type) => {
      for (const ability of ['signIn', 'play', 'favourites', 'mail', 'unreadMail', 'deposit', 'withdraw'] as const)
        expect(may[ability](type), ability).toBe(true);
    },
  );

  it('4 is the guest, who has free play and favourites, and neither money nor mail nor chat [S2-113]', () => {
    const abilities = (Object.keys(may) as Ability[]).filter((ability) => may[ability](4));
    expect(abilities).toEqual(['signIn', 'freePlay', 'favourites', 'feedback', 'referral']);
  });

  it('40 may do nothing, not even sign in', () => {
    expect((Object.keys(may) as Ability[]).filter((ability) => may[ability](40))).toEqual([]);
  });

  it('contract requests are put to every type but 4, 40, 41 and 42 [S2-113]', () => {
    expect(those('contractPrompts')).toEqual([0, 1, 2, 3, 99]);
  });

  it('agents see the agent area where others invite friends', () => {
    expect(types.filter((type) => may.referral(type) && may.agentArea(type))).toEqual([]);
    expect(those('referral')).toEqual([0, 4]);
    expect(those('invite')).toEqual([0]);
  });
});

describe('the error code of a refused type', () => {
  it.each([
    ['deposit', 4, 'real_account_required'],
    ['withdraw', 4, 'real_account_required'],
    ['deposit', 41, 'no_permission'],
    ['mail', 4, 'free_reject'],
    ['chat', 4, 'free_reject'],
    ['agentArea', 0, 'no_permission'],
    ['invite', 4, 'free_reject'],
    ['invite', 41, 'no_permission'],
    ['play', 41, 'free_reject'],
    ['freePlay', 40, 'free_reject'],
    ['signIn', 40, 'non_member'],
  ] as const)('%s by type %i is %s', (ability, type, code) => {
    expect(may[ability](type)).toBe(false);
    expect(typeRefusal(ability, type)).toBe(code);
  });
});
