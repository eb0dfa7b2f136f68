import { listAnnouncements } from '#src/contract/lobby/announcements.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { createAccessToken } from '../identity/session/access-token.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway, testStart } from '#gateway/testing/test-gateway.ts';
import { addMember, openSession } from '#gateway/testing/test-members.ts';

const notice = (
  id: string,
  type: string,
  execution: string,
  rest: Partial<Tables['announcements']> = {},
): Tables['announcements'] => ({
  id,
  type,
  execution,
  promotion_type: '',
  title_pt: `Título ${id}`,
  title_en: `Title ${id}`,
  content_pt: `<p>Texto ${id}</p>`,
  content_en: `<p>Text ${id}</p>`,
  force: 0,
  active: 1,
  sort_order: 0,
  created_at: testStart - 1000,
  starts_at: 0,
  ends_at: null,
  ...rest,
});
const banner = (id: string, group_name: string, rest: Partial<Tables['banners']> = {}): Tables['banners'] => ({
  id,
  group_name,
  url: `/art/b/${id}.svg`,
  linkage: '/m/activity',
  eyebrow_pt: '',
  eyebrow_en: '',
  title_pt: `Faixa ${id}`,
  title_en: `Banner ${id}`,
  text_pt: '',
  text_en: '',
  action_pt: 'Ver',
  action_en: 'See',
  active: 1,
  sort_order: 0,
  ...rest,
});

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let member: { id: string; token: string };
  let agent: { id: string; token: string };
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
    const { db } = gateway;
    await db
      .insertInto('banners')
      .values([banner('1', 'm_home'), banner('2', 'm_login'), banner('3', 'm_home', { active: 0 })])
      .execute();
    await db
      .insertInto('announcements')
      .values([
        notice('visitors', 'PU', 'B'),
        notice('members', 'PU', 'A', { force: 1 }),
        notice('newcomers', 'PU', 'F'),
        notice('news', 'PL', 'B'),
        notice('member-news', 'PL', 'A', { created_at: testStart }),
        notice('older-news', 'PL', 'A', { created_at: testStart - 5000 }),
        notice('promotion', 'PR', 'A', { promotion_type: 'WELCOME' }),
        notice('hot', 'H', 'A'),
        notice('agents', 'A', 'A'),
        notice('over', 'PL', 'A', { ends_at: testStart }),
        notice('to-come', 'PL', 'A', { starts_at: testStart + 60_000 }),
        notice('off', 'PL', 'A', { active: 0 }),
      ])
      .execute();
    member = await signIn('ana', 0);
    agent = await signIn('beto', 41);
    await db
      .insertInto('announcement_reads')
      .values({ member_id: member.id, announcement_id: 'member-news', read_at: testStart })
      .execute();
  });
  afterAll(() => gateway.close());

  async function signIn(account: string, type: number) {
    const row = await addMember(gateway.db, account, { type });
    const { sessionId } = await openSession(gateway.db, row, testStart);
    return { id: row.id, token: await createAccessToken(gateway, { id: sessionId, epoch: 1 }) };
  }
  const ask = (types: string, token?: string, rest = {}) =>
    valueOf(app, listAnnouncements, {
      query: { types, merchantCode: 'mare', platform: 'M', ...rest },
      ...(token !== undefined && { token }),
    });
  const ids = (rows: { id: string }[]) => rows.map((row) => row.id);

  it('answers banners, notices, popups, hot news and promotions in lists of their own [S1-257, S1-258, S1-374]', async () => {
    const value = await ask('B,PL,PU,PR,H', member.token);
    expect(ids(value.banners)).toEqual(['1', '2']);
    expect(ids(value.playerNotices)).toEqual(['member-news', 'older-news']);
    expect(ids(value.hot)).toEqual(['hot']);
    expect(value.promotion).toEqual([
      {
        id: 'promotion',
        title: 'Título promotion',
        content: '<p>Texto promotion</p>',
        promotionType: 'WELCOME',
        execution: 'A',
        read: false,
        force: false,
        createdAt: testStart - 1000,
      },
    ]);
    expect(value.popup.find((item) => item.id === 'members')?.force).toBe(true);
  });

  it.each([
    ['A', 'agent'],
    ['PL', 'playerNotices'],
    ['B', 'banners'],
    ['PU', 'popup'],
    ['PR', 'promotion'],
  ])('answers the contents of the type %s as %s alone [S1-415]', async (type, expected) => {
    const { footer: _, ...lists } = await ask(type, (type === 'A' ? agent : member).token);
    const filled = Object.entries(lists).filter(([, list]) => list.length > 0);
    expect(filled.map(([name]) => name)).toEqual([expected]);
  });

  it('answers the asked types alone', async () => {
    const value = await ask('PL', member.token);
    expect(value.banners).toEqual([]);
    expect(value.popup).toEqual([]);
    expect(value.playerNotices).not.toEqual([]);
  });

  it('gives visitors audience B, members audience A and what is for a first login [S1-287, S1-288, S1-289]', async () => {
    expect(ids((await ask('PU')).popup)).toEqual(['visitors']);
    const { popup } = await ask('PU', member.token);
    expect(popup.map((item) => [item.id, item.execution])).toEqual([
      ['members', 'A'],
      ['newcomers', 'F'],
    ]);
    expect(JSON.stringify(await ask('B,PL,PU,PR,H,A'))).not.toMatch(/Título (member|promotion|newcomers|agents)/);
  });

  it('omits ended, future and inactive ones, and shows each in its time', async () => {
    expect(ids((await ask('PL', member.token)).playerNotices)).not.toContain('to-come');
    gateway.advance(61_000);
    expect(ids((await ask('PL', member.token)).playerNotices)).toContain('to-come');
    gateway.advance(-61_000);
  });

  it('marks what a member has read and counts the rest [S1-257]', async () => {
    const value = await ask('PL', member.token);
    expect(value.playerNotices.map((item) => [item.id, item.read])).toEqual([
      ['member-news', true],
      ['older-news', false],
    ]);
    expect(value.footer.unreadCount).toBe(1);
    expect((await ask('PL')).footer.unreadCount).toBe(0);
  });

  it('answers announcements for agents with the unread count to agents only [S1-259]', async () => {
    const value = await ask('A', agent.token, { groupName: 'm_home' });
    expect(ids(value.agent)).toEqual(['agents']);
    expect(value.footer.unreadCount).toBe(1);
    expect((await ask('A', member.token)).agent).toEqual([]);
    expect((await ask('A')).agent).toEqual([]);
  });

  it('narrows the banners to a group; an empty group means all [S1-256, S1-374]', async () => {
    expect(ids((await ask('B', undefined, { groupName: 'm_login' })).banners)).toEqual(['2']);
    expect(ids((await ask('B', undefined, { groupName: '' })).banners)).toEqual(['1', '2']);
    expect((await ask('B', undefined, { groupName: 'm_login', language: 'en' })).banners[0]).toMatchObject({
      groupName: 'm_login',
      url: '/art/b/2.svg',
      linkage: '/m/activity',
      title: 'Banner 2',
      action: 'See',
    });
  });

  it('takes the token from the payload as well, and an empty one for a visitor [S1-374, S1-401]', async () => {
    expect(ids((await ask('PU', undefined, { token: member.token })).popup)).toContain('members');
    expect(ids((await ask('PU', undefined, { token: '' })).popup)).toEqual(['visitors']);
  });

  it('keeps a member’s answer out of every cache and ends the call of a dead token', async () => {
    const query = { types: 'PU', merchantCode: 'mare' };
    const shared = await askApp(app, listAnnouncements, { query });
    expect(shared.headers.get('Vary')).toContain('Authorization');
    const own = await askApp(app, listAnnouncements, { query, token: member.token });
    expect(own.headers.get('Cache-Control')).toBe('no-store');
    expect(own.headers.get('ETag')).toBeNull();
    expect(JSON.stringify((await askApp(app, listAnnouncements, { query })).envelope)).toBe(
      JSON.stringify(shared.envelope),
    );
    expect((await askApp(app, listAnnouncements, { query, token: `${member.token}x` })).envelope).toMatchObject({
      message: 'session_ended',
    });
  });

  it.each(['', 'X', 'B,', 'b', 'B,PL,PU,PR,H,A,B'])('refuses types=%s', async (types) => {
    expect((await askApp(app, listAnnouncements, { query: { types, merchantCode: 'mare' } })).status).toBe(400);
  });
});
