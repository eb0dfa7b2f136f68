// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Announcement } from '#src/contract/lobby/announcements.schema.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { homeAnnouncementsResource } from '#src/state/lobby/announcements.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { leave } from '#src/state/identity/session-runtime.ts';
import { AnnouncementPopup } from './announcement-popup.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const item = (title: string, execution: Announcement['execution']): Announcement => ({
  ...{ id: title, title, content: `<p>${title}.</p>`, promotionType: '', execution, read: false, force: false },
  createdAt: 0,
});
const lists = { banners: [], playerNotices: [], hot: [], promotion: [], agent: [], footer: { unreadCount: 1 } };

/** The popup on home, half a second after a member arrived from a first or a later login. */
async function popupOf(firstTimeLogin: boolean, ...popup: Announcement[]) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  configureHttp({
    fetch: () => Promise.resolve(Response.json({ success: true, value: { ...lists, popup } })),
    origin: 'http://gateway.test',
    getToken: () => 't',
  });
  const { store } = await showInApp(AnnouncementPopup);
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0, firstTimeLogin, expiresAt: 9e15 };
  await act(async () => {
    store.set(sessionState, { status: 'member', member });
    setResourceOwner(store, 'ana');
    await homeAnnouncementsResource.refresh(store, { language: 'en' });
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 800)));
  await act(() => vi.dynamicImportSettled());
  return screen.queryByRole('dialog')?.textContent;
}

it('after a first login those announcements pop up alone: the rest waits for the next login [S1-289]', async () => {
  const shown = await popupOf(true, item('News', 'A'), item('Welcome', 'F'));
  expect(shown).toContain('Welcome');
  expect(shown).not.toContain('News');
  cleanup();
  expect(await popupOf(false, item('News', 'A'), item('Welcome', 'F'))).toContain('News');
});

it('a member who just logged out sees no welcome', async () => {
  const welcome = item('Welcome', 'B');
  const { store } = await visitorOf(welcome);
  expect(screen.getByRole('dialog').textContent).toContain('Welcome');
  cleanup();
  await visitorOf(welcome, leave);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.get(sessionState).status).toBe('guest');
});

/** Home as a visitor sees it after a second, once the initial effects have run. */
async function visitorOf(announcement: Announcement, first?: (store: Store) => Promise<void>) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { store } = await showInApp(AnnouncementPopup);
  await act(async () => {
    store.set(sessionState, { status: 'guest' });
    await first?.(store);
    homeAnnouncementsResource.set(store, { language: 'en' }, { ...lists, popup: [announcement] });
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 800)));
  await act(() => vi.dynamicImportSettled());
  return { store };
}

it('after any other login only the rest is shown, and nothing without any [S1-289]', async () => {
  const shown = await popupOf(false, item('Welcome', 'F'), item('News', 'A'));
  expect(shown).toContain('News');
  expect(shown).not.toContain('Welcome');
  cleanup();
  expect(await popupOf(false, item('Welcome', 'F'))).toBeUndefined();
});
