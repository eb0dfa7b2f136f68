import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markReadThrottle, unreadThrottle } from '#src/contract/core/limits.ts';
import { env } from '#src/platform/calls/env.ts';
import { shareMessages } from '#src/state/testing/message-tabs.ts';

const item = (id: string, read = false) => ({
  id,
  title: id,
  content: '',
  promotionType: '',
  execution: 'A' as const,
  read,
  force: false,
  createdAt: 0,
});
const announcements = (unreadCount: number, list = [item('a'), item('b')]) => ({
  banners: [],
  playerNotices: list,
  popup: [],
  hot: [],
  promotion: [],
  agent: [],
  footer: { unreadCount },
});

let calls: string[] = [];
/** Query of the last list request. */
let listQuery: Record<string, string> = {};
let values: Record<string, unknown> = {};
let refused = false;
const names: Record<string, string> = {
  CSP_unreadCount: 'count',
  CBS_unreadCount: 'chat',
  MCSFE_getListAnnouncements: 'list',
  MCSFE_readAnnouncement: 'mark',
};
const { openTab } = shareMessages(async (request) => {
  const url = new URL(request.url);
  const name = names[url.pathname.split('/').at(-1) ?? ''] ?? url.pathname;
  const body = request.method === 'POST' ? ((await request.json()) as { announcementId?: string }) : {};
  if (name === 'list') listQuery = Object.fromEntries(url.searchParams);
  calls.push(name === 'list' ? `list ${listQuery['types']}` : [name, body.announcementId].filter(Boolean).join(' '));
  if (refused) return Response.json({ success: false, message: 'unknown_error', value: {} }, { status: 500 });
  return Response.json({ success: true, value: values[name] });
});
const realTimeout = setTimeout;
/** Flushes pending promises. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => realTimeout(resolve));
};
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
};
const params = { language: 'pt' } as const;

beforeEach(() => {
  calls = [];
  refused = false;
  values = { count: 5, chat: { unReadCount: 4 }, list: announcements(2), mark: { announcementId: 'a', read: true } };
});

afterEach(() => vi.useRealTimers());

async function memberTab(type = 0) {
  const tab = await openTab();
  tab.become({ userName: 'ana', type });
  return tab;
}

describe('what is unread', () => {
  it('is the sum of announcements, chat and inbox [S1-266, S1-267, S1-386]', async () => {
    const { store, ...tab } = await memberTab();
    tab.offerChat();
    await Promise.all([tab.askUnread(store), tab.announcementsResource.ensure(store, params)]);
    expect(store.get(tab.unreadAtom)).toEqual({ announcements: 2, chat: 4, inbox: 5 });
    expect(store.get(tab.unreadTotalAtom)).toBe(11);
  });

  it('is nothing for a visitor, whatever was loaded before [S1-195]', async () => {
    const { store, ...tab } = await memberTab();
    await tab.askUnread(store);
    tab.become(null);
    tab.offerChat();
    expect(store.get(tab.unreadTotalAtom)).toBe(0);
    await tab.askUnread(store);
    expect(calls).toEqual(['count']);
  });

  it('is never fetched for a free-trial guest, nor for who may not read mail counts [S1-014]', async () => {
    for (const type of [4, 40, 41]) {
      const { store, ...tab } = await memberTab(type);
      await tab.askUnread(store);
      expect(store.get(tab.unreadAtom).inbox).toBe(0);
    }
    expect(calls).toEqual([]);
  });

  it('is requested once per 250 ms at most, and once more for requests in between [S1-385]', async () => {
    const { store, ...tab } = await memberTab();
    await tab.askUnread(store);
    calls = [];
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const asked = Array.from({ length: 20 }, () => tab.askUnread(store));
    await settle();
    expect(calls).toEqual(['count']);
    values['count'] = 3;
    asked.push(tab.askUnread(store));
    await pass(unreadThrottle - 1);
    expect(calls).toEqual(['count']);
    await pass(1);
    expect(calls).toEqual(['count', 'count']);
    await pass(unreadThrottle);
    await Promise.all(asked);
    expect(calls).toEqual(['count', 'count']);
    expect(store.get(tab.unreadAtom).inbox).toBe(3);
  });

  it('stays as it was, without a word, when it cannot be had [S1-385]', async () => {
    const { store, ...tab } = await memberTab();
    await tab.askUnread(store);
    refused = true;
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await expect(tab.askUnread(store)).resolves.toBeUndefined();
    expect(store.get(tab.unreadTotalAtom)).toBe(5);
  });

  it('of agents is what the call for them says, of type A in the group m_home [S1-376]', async () => {
    const agent = await memberTab(41);
    await agent.agentAnnouncementsResource.ensure(agent.store, { language: 'pt' });
    expect(calls).toEqual(['list A']);
    expect(listQuery).toEqual({ types: 'A', groupName: 'm_home', merchantCode: env.merchant, language: 'pt' });
    expect(agent.store.get(agent.agentUnreadAtom)).toBe(2);
    const member = await memberTab(0);
    await member.agentAnnouncementsResource.ensure(member.store, { language: 'pt' });
    expect(member.store.get(member.agentUnreadAtom)).toBe(0);
  });
});

describe('an announcement that is read', () => {
  const readOf = (tab: Awaited<ReturnType<typeof openTab>>) =>
    tab.announcementsResource
      .peek(tab.store, params)
      ?.playerNotices.filter(({ read }) => read)
      .map(({ id }) => id);

  it('is read here at once, then at the gateway, and the list is read again [S1-295, S1-296]', async () => {
    const tab = await memberTab();
    await tab.announcementsResource.ensure(tab.store, params);
    calls = [];
    tab.readAnnouncement(tab.store, 'a');
    expect(readOf(tab)).toEqual(['a']);
    expect(tab.store.get(tab.unreadTotalAtom)).toBe(1);
    expect(calls).toEqual([]);
    values['list'] = announcements(1, [item('a', true), item('b')]);
    await vi.waitFor(() => expect(calls).toEqual(['mark a', 'list B,PL,PU']));
    expect(readOf(tab)).toEqual(['a']);
  });

  it('is sent once per 150 ms at most, and none is lost [S1-380]', async () => {
    const tab = await memberTab();
    const list = Array.from({ length: 4 }, (_, n) => item(`n${n}`));
    values['list'] = announcements(4, list);
    await tab.announcementsResource.ensure(tab.store, params);
    calls = [];
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    for (const { id } of [...list, ...list]) tab.readAnnouncement(tab.store, id);
    await settle();
    for (let n = 0; n < list.length; n += 1) {
      await pass(markReadThrottle - 1);
      expect(calls).toEqual(list.slice(0, n + 1).map(({ id }) => `mark ${id}`));
      await pass(1);
    }
    expect(calls.slice(list.length)).toEqual(['list B,PL,PU']);
  });

  it('is unread again when the gateway did not take it', async () => {
    const tab = await memberTab();
    await tab.announcementsResource.ensure(tab.store, params);
    refused = true;
    tab.readAnnouncement(tab.store, 'a');
    await vi.waitFor(() => expect(readOf(tab)).toEqual([]));
    expect(tab.store.get(tab.unreadTotalAtom)).toBe(2);
  });

  it('is read in the member’s other tabs too', async () => {
    const [first, second] = [await memberTab(), await memberTab()];
    const stop = second.followAnnouncements(second.store);
    await Promise.all([first, second].map((tab) => tab.announcementsResource.ensure(tab.store, params)));
    first.readAnnouncement(first.store, 'a');
    await vi.waitFor(() => expect(readOf(second)).toEqual(['a']));
    stop();
  });

  it('is nothing for a visitor', async () => {
    const tab = await openTab();
    tab.become(null);
    tab.readAnnouncement(tab.store, 'a');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls.filter((call) => call.startsWith('mark'))).toEqual([]);
  });
});
