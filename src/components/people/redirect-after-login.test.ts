// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveIntent } from '#src/state/app/intent.ts';
import { redirectAfterLogin } from './redirect-after-login.ts';

const resumeIntent = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#src/components/games/resume-intent.ts', () => ({ resumeIntent }));

const wanted = { kind: 'launch', item: { category: 'RNG', vendor: 'PG', gameId: 'g1' } } as const;
const surroundings = () => ({
  store: createStore(),
  navigate: vi.fn(() => Promise.resolve()),
  i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
});
/** The router, on a login page that was opened by a tap or directly. */
const routerOn = (state: { tapped?: boolean }) => {
  const back = vi.fn();
  const subscribe = (_event: string, arrived: () => void) => {
    queueMicrotask(arrived);
    return () => undefined;
  };
  return { back, router: { history: { location: { state }, back }, subscribe } as never };
};
beforeEach(() => resumeIntent.mockReset());

it('returns to where a guest tapped, and resumes the intent', async () => {
  saveIntent(wanted);
  const { router, back } = routerOn({ tapped: true });
  const place = surroundings();
  await redirectAfterLogin(router, place);
  expect(back).toHaveBeenCalledOnce();
  expect(resumeIntent).toHaveBeenCalledExactlyOnceWith(wanted, place);
});

it('redirects others home, and resumes nothing', async () => {
  saveIntent(wanted);
  const place = surroundings();
  await redirectAfterLogin(routerOn({}).router, place);
  expect(place.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/m/home', replace: true });
  expect(resumeIntent).not.toHaveBeenCalled();
});

it('says so where the code for it cannot be had', async () => {
  vi.resetModules();
  vi.doMock('#src/components/games/resume-intent.ts', () => {
    throw new Error('no network');
  });
  const again = await import('./redirect-after-login.ts');
  const { toasts: shown } = await import('#src/ui/toast-store.ts');
  const show = vi.spyOn(shown, 'show');
  saveIntent(wanted);
  const { router, back } = routerOn({ tapped: true });
  await again.redirectAfterLogin(router, surroundings());
  expect(back).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.any(String), { kind: 'error' });
});
