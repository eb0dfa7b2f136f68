import { setupI18n } from '@lingui/core';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureHttp } from '#src/platform/calls/send.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { favouriteIdsAtom, favouriteIdsResource } from '#src/state/lobby/favourites.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { game } from '#src/state/testing/outbox.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { tapStar } from './tap-star.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** A member's page whose gateway answers a favourite call on demand. */
function openPage() {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  configureHttp({
    fetch: async () => {
      await answered;
      return Response.json({ success: true, value: { success: true, nodeId: 'g2' } });
    },
    origin: 'http://gateway.test',
    getToken: () => 'token',
  });
  const store = createStore();
  const member = { token: 't', userName: 'ana', type: 0, merchantCode: 'mare', firstTimeLogin: false, expiresAt: 0 };
  store.set(sessionState, { status: 'member', member });
  setResourceOwner(store, 'ana');
  favouriteIdsResource.set(store, undefined, ['g1']);
  const tap = () => tapStar(game('g2'), { store, navigate: vi.fn(), i18n });
  return { tap, answer: () => answer(), favourites: () => [...store.get(favouriteIdsAtom)] };
}
const said = () => toasts.read().map(({ text, kind }) => [kind, text]);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await pass(20_000);
  vi.useRealTimers();
});

describe('a star that is tapped', () => {
  it('says that it is being saved for up to 10 s, no longer [S1-322]', async () => {
    const { tap } = openPage();
    void tap();
    await pass(0);
    expect(said()).toEqual([['loading', 'Please wait…']]);
    // The call itself would time out earlier: here it never settles.
    vi.spyOn(toasts, 'hide').mockImplementation(() => undefined);
    await pass(9990);
    expect(said()).toContainEqual(['loading', 'Please wait…']);
    await pass(20);
    expect(said()).not.toContainEqual(['loading', 'Please wait…']);
  });

  it('updates the favourites and says what was saved for 1 s, no more and no less [S1-324]', async () => {
    const { tap, answer, favourites } = openPage();
    const tapped = tap();
    await pass(500);
    expect(favourites()).toEqual(['g1']);
    answer();
    await tapped;
    expect(favourites()).toContain('g2');
    expect(said()).toEqual([['success', 'Saved to favourites']]);
    await pass(980);
    expect(said()).toEqual([['success', 'Saved to favourites']]);
    await pass(30);
    expect(said()).toEqual([]);
  });
});
