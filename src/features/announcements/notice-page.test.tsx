// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Announcement } from '#src/contract/lobby/announcements.schema.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { answerEverything } from '#src/components/testing/answer-everything.ts';
import { popularAnnouncementsResource } from '#src/state/lobby/news.ts';
import { announcementsResource } from '#src/state/lobby/announcement-list.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { NoticePage } from './notice-page.tsx';

afterEach(cleanup);

const item = (id: string, execution: Announcement['execution']): Announcement => ({
  ...{ id, title: id, content: '<p>x</p>', promotionType: '', execution, read: true, force: false, createdAt: 0 },
});
const empty = { banners: [], hot: [], promotion: [], agent: [] };
const value = { ...empty, playerNotices: [item('News', 'A')], popup: [item('Your first visit', 'F')] };

it.each([
  [true, ['News', 'Your first visit']],
  [false, ['News']],
])('at a login that is a first one: %s, /m/notice lists %j [S1-289]', async (firstTimeLogin, titles) => {
  configureHttp({
    fetch: () => Promise.resolve(Response.json({ success: true, value: { ...value, footer: { unreadCount: 0 } } })),
    origin: 'http://gateway.test',
    getToken: () => 't',
  });
  const { store } = await showInApp(NoticePage);
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0, firstTimeLogin, expiresAt: 9e15 };
  await act(async () => {
    store.set(sessionState, { status: 'member', member });
    setResourceOwner(store, 'ana');
    await announcementsResource.refresh(store, { language: 'en' });
  });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(titles);
});

it('has the popular announcements in a section under the list, newest first [S1-393]', async () => {
  const { read: _read, force: _force, execution: _execution, ...text } = item('Hot', 'B');
  const list = [text, { ...text, id: 'newer', title: 'Hotter', createdAt: 5 }];
  const asked = answerEverything((path) =>
    path === '/wps/system/popularAnnouncements' ? { list } : { ...value, footer: { unreadCount: 0 } },
  );
  const { store } = await showInApp(NoticePage);
  await act(async () => {
    await announcementsResource.refresh(store, { language: 'en' });
    await popularAnnouncementsResource.refresh(store, { language: 'en' });
  });
  expect(asked).toContain('/wps/system/popularAnnouncements?language=en');
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    ...['H2 News', 'H2 Your first visit', 'H2 Popular announcements', 'H3 Hotter', 'H3 Hot'],
  ]);
});
