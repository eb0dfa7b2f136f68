import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { menuKeys } from '#src/contract/site/menu-keys.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { statusResource } from '#src/state/site/site.ts';
import { memberShortcutsAtom } from './member-shortcuts.ts';

vi.mock('#src/state/site/downloads.ts', async (original) => {
  const { atom } = await import('jotai');
  return { ...(await original<object>()), inBrowserAtom: atom(true) };
});

/** Names of the member centre's links on a site with these keys. */
function placesWith(menu: readonly string[]) {
  const store = createStore();
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0, firstTimeLogin: false, expiresAt: 0 };
  store.set(sessionState, { status: 'member', member });
  const status = { info: { whitelabel: { menu, promotions: ['mission'], flags: {} }, resources: [] } };
  statusResource.set(store, undefined, status as unknown as NonNullable<ReturnType<typeof statusResource.peek>>);
  const { account, rewards, rows } = store.get(memberShortcutsAtom);
  return [...account, ...rewards, ...rows].map(({ name }) => name.message);
}

describe('the member centre', () => {
  const atTheBalance = ['deposit', 'withdraw'];

  it.each(menuKeys.filter((key) => !atTheBalance.includes(key)))(
    'links to %s where the merchant enables it, and not without it [S1-048, S1-225]',
    (key) => {
      const rest = placesWith(menuKeys.filter((other) => other !== key));
      expect(placesWith(menuKeys)).toHaveLength(rest.length + 1);
      expect(placesWith([key])).toHaveLength(placesWith([]).length + 1);
    },
  );

  it('links to pages without a key; home, messages and money are elsewhere', () => {
    const always = ['Favourites', 'Announcements', 'Feedback', 'Promotions', 'Missions', 'VIP club', 'Settings'];
    expect(placesWith(atTheBalance)).toEqual(always);
  });
});
