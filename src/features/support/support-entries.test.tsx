// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import type { Status } from '#src/contract/site/system.schema.ts';
import { announcementsResource } from '#src/state/lobby/announcement-list.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { statusResource } from '#src/state/site/site.ts';
import { SupportEntries } from './support-entries.tsx';

afterEach(cleanup);

const noAnnouncements = { banners: [], playerNotices: [], popup: [], hot: [], promotion: [], agent: [] };
const ana = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0, firstTimeLogin: false, expiresAt: 9e15 };

/** The customer-service menu of an open site with these flags. */
async function show(flags: Record<string, boolean>) {
  const { store } = await showInApp(SupportEntries);
  const info = { whitelabel: { flags, menu: [] }, resources: [] };
  await act(async () => statusResource.set(store, undefined, { info } as unknown as Status));
  return store;
}

it('the messages are offered where the flag of the mail centre is on, and nowhere else [S1-020, S1-203]', async () => {
  await show({ mailCenter: true });
  expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('/m/webEmail');
  cleanup();
  for (const flags of [{}, { mailCenter: false }]) {
    await show(flags);
    expect(screen.queryByRole('link', { name: 'Messages' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Announcements' })).toBeDefined();
    cleanup();
  }
});

it('the announcements carry a dot, not a number, while some are unread, and the dot has a name [S1-204]', async () => {
  const store = await show({ mailCenter: true });
  const unread = async (unreadCount: number) =>
    act(async () => {
      store.set(sessionState, { status: 'member', member: ana });
      setResourceOwner(store, 'ana');
      announcementsResource.set(store, { language: 'en' }, { ...noAnnouncements, footer: { unreadCount } });
    });
  await unread(3);
  const entry = screen.getByRole('link', { name: 'Announcements 3 unread' });
  expect(entry.getAttribute('href')).toBe('/m/notice');
  expect(entry.textContent).toBe('Announcements');
  expect(screen.getByRole('img', { name: '3 unread' })).toBeDefined();
  await unread(0);
  expect(screen.getByRole('link', { name: 'Announcements' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});
