// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepIntent } from '#src/state/app/intent.ts';
import { leaveLogin } from './leave-login.ts';

const carryOut = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#src/components/games/carry-out.ts', () => ({ carryOut }));

const wanted = { kind: 'launch', item: { category: 'RNG', vendor: 'PG', gameId: 'g1' } } as const;
const surroundings = () => ({
  store: createStore(),
  navigate: vi.fn(() => Promise.resolve()),
  i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
});
/** The router, on a login page that a tap has led to or not. */
const routerOn = (state: { tapped?: boolean }) => {
  const back = vi.fn();
  const subscribe = (_event: string, arrived: () => void) => {
    queueMicrotask(arrived);
    return () => undefined;
  };
  return { back, router: { history: { location: { state }, back }, subscribe } as never };
};
beforeEach(() => carryOut.mockReset());

it('goes back to where a guest tapped, and does what he wanted', async () => {
  keepIntent(wanted);
  const { router, back } = routerOn({ tapped: true });
  const place = surroundings();
  await leaveLogin(router, place);
  expect(back).toHaveBeenCalledOnce();
  expect(carryOut).toHaveBeenCalledExactlyOnceWith(wanted, place);
});

it('leads home who came otherwise, and does nothing for him', async () => {
  keepIntent(wanted);
  const place = surroundings();
  await leaveLogin(routerOn({}).router, place);
  expect(place.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/m/home', replace: true });
  expect(carryOut).not.toHaveBeenCalled();
});

it('says so where the code for it cannot be had', async () => {
  vi.resetModules();
  vi.doMock('#src/components/games/carry-out.ts', () => {
    throw new Error('no network');
  });
  const again = await import('./leave-login.ts');
  const { toasts: shown } = await import('#src/ui/toast-store.ts');
  const show = vi.spyOn(shown, 'show');
  keepIntent(wanted);
  const { router, back } = routerOn({ tapped: true });
  await again.leaveLogin(router, surroundings());
  expect(back).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.any(String), { kind: 'error' });
});
