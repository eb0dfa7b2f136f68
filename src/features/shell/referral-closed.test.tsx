// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Status } from '#src/contract/site/system.schema.ts';
import { statusResource } from '#src/state/site/site.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { PageToCome } from './page-to-come.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const { id } of toasts.read()) toasts.hide(id);
});

/** The referral programme's page, where a merchant runs these programmes. */
async function openReferral(promotions: readonly string[]) {
  const page = { title: { id: 'Invite friends' }, header: 'back', footer: true } as const;
  const app = await showInApp(PageToCome, page, '/m/inviteFriends');
  await act(async () =>
    statusResource.set(app.store, undefined, { info: { whitelabel: { promotions } } } as unknown as Status),
  );
  return app;
}
const said = () => toasts.read().map(({ text }) => text);

it('the referral programme that is not enabled is said to be coming soon, for a second, and leads home [S1-336]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { router } = await openReferral(['mission']);
  expect(said()).toEqual(['Coming soon']);
  expect(router.history.location.pathname).toBe('/m/home');
  await vi.advanceTimersByTimeAsync(990);
  expect(said()).toEqual(['Coming soon']);
  await vi.advanceTimersByTimeAsync(20);
  expect(said()).toEqual([]);
});

it('one that is enabled says nothing of the kind', async () => {
  const { router } = await openReferral(['referral']);
  expect(said()).toEqual([]);
  expect(router.history.location.pathname).toBe('/m/inviteFriends');
});
