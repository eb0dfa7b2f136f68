import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Announcement } from '#src/contract/lobby/announcements.schema.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { announcementsResource } from '#src/state/lobby/announcement-list.ts';
import { homeAnnouncementsResource } from '#src/state/lobby/announcements.ts';
import { sessionState } from './session-atoms.ts';
import { unreadAtom } from '#src/state/notify/unread.ts';

const item = (id: string, execution: Announcement['execution'], read = false): Announcement => ({
  ...{ id, title: id, content: `<p>${id}</p>`, promotionType: '', execution, read, force: false, createdAt: 0 },
});
const value = {
  banners: [],
  playerNotices: [item('news', 'A'), item('first-news', 'F')],
  popup: [item('first-popup', 'F'), item('first-read', 'F', true), item('popup', 'A', true)],
  hot: [item('hot', 'A')],
  promotion: [],
  agent: [],
  footer: { unreadCount: 4 },
};
const params = { language: 'pt' } as const;

beforeEach(() => {
  configureHttp({
    fetch: () => Promise.resolve(Response.json({ success: true, value })),
    origin: 'http://gateway.test',
    getToken: () => 't',
  });
});

/** The announcements shown to a member whose login said `firstTimeLogin`, or to a visitor. */
async function readAs(firstTimeLogin?: boolean) {
  const store = createStore();
  if (firstTimeLogin !== undefined) {
    const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0, firstTimeLogin, expiresAt: 9e15 };
    store.set(sessionState, { status: 'member', member });
    setResourceOwner(store, 'ana');
  }
  await Promise.all([announcementsResource.ensure(store, params), homeAnnouncementsResource.ensure(store, params)]);
  const ids = (resource: typeof announcementsResource | typeof homeAnnouncementsResource) => {
    const { playerNotices = [], popup = [] } = resource.peek(store, params) ?? {};
    return [...playerNotices, ...popup].map(({ id }) => id);
  };
  return {
    page: ids(announcementsResource),
    home: ids(homeAnnouncementsResource),
    unread: store.get(unreadAtom).announcements,
  };
}

describe('what is for a first login alone', () => {
  it('is listed, on home and on its page, and counts as unread at a first login [S1-289]', async () => {
    const all = ['news', 'first-news', 'first-popup', 'first-read', 'popup'];
    expect(await readAs(true)).toEqual({ page: all, home: all, unread: 4 });
  });

  it('is not, and does not count, at any other login [S1-289]', async () => {
    expect(await readAs(false)).toEqual({ page: ['news', 'popup'], home: ['news', 'popup'], unread: 2 });
  });
});
