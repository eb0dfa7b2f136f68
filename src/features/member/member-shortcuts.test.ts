import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { menuKeys } from '#src/contract/site/menu-keys.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { statusResource } from '#src/state/site/site.ts';
import { memberShortcutsAtom } from './member-shortcuts.ts';

vi.mock('#src/state/site/downloads.ts', async (original) => {
  const { atom } = await import('jotai');
  return { ...(await original<object>()), inBrowserAtom: atom(true) };
});

beforeEach(() => vi.stubGlobal('location', { origin: 'https://mare.example' }));

/** Names of the member centre's links on a site with these keys. */
function placesWith(menu: readonly string[], { promotions = ['mission'], taskLink = '' } = {}) {
  const store = createStore();
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0, firstTimeLogin: false, expiresAt: 0 };
  store.set(sessionState, { status: 'member', member });
  const resources = taskLink ? [{ resourceType: 'TASK', url: taskLink }] : [];
  const status = { info: { whitelabel: { menu, promotions, flags: {} }, resources } };
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

  it('links to the tasks of the merchant, unless the missions of the day list them already [S1-231, S1-227]', () => {
    const taskLink = 'https://tasks.example/';
    expect(placesWith([], { taskLink, promotions: [] })).toContain('Tasks');
    expect(placesWith([], { promotions: [] })).not.toContain('Tasks');
    const both = placesWith([], { taskLink });
    expect(both.filter((name) => ['Tasks', 'Missions'].includes(name ?? ''))).toEqual(['Missions']);
  });

  it('links to pages without a key; home, messages and money are elsewhere', () => {
    const always = ['Favourites', 'Notices', 'Feedback', 'Promotions', 'Missions', 'VIP club', 'Settings'];
    expect(placesWith(atTheBalance)).toEqual(always);
  });
});
