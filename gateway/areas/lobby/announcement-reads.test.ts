import { listAnnouncements, markAnnouncementRead } from '#src/contract/lobby/announcements.ts';
import { lobbyNews, notice, popularAnnouncements } from '#src/contract/lobby/news.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { signedIn } from '../identity/session/testing/call-client.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

/** An announcement by `id: type execution`. */
const rows = {
  'for-all': 'PL B',
  'hot-for-all': 'H B',
  'for-members': 'PL A',
  'for-newcomers': 'PU F',
  'for-agents': 'A A',
};

forEachDatabase((dialect) => {
  describe('announcements', () => {
    let gateway: TestGateway;
    let app: App;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
      app = createApp(gateway);
      await gateway.db
        .insertInto('announcements')
        .values(
          Object.entries(rows).map(([id, kind], index) => {
            const [type = '', execution = ''] = kind.split(' ');
            const texts = { title_pt: `Título ${id}`, title_en: `Title ${id}`, content_pt: '', content_en: '' };
            const times = { created_at: index, starts_at: 0, ends_at: null, sort_order: index };
            return {
              id,
              type,
              execution,
              promotion_type: '',
              ...texts,
              force: 0 as const,
              active: 1 as const,
              ...times,
            };
          }),
        )
        .execute();
    });
    afterAll(() => gateway.close());

    const list = (types: string, token: string, rest = {}) =>
      valueOf(app, listAnnouncements, { token, query: { types, merchantCode: 'mare', ...rest } });
    const mark = (token: string, announcementId: string) =>
      askApp(app, markAnnouncementRead, { token, body: { announcementId, read: true } });

    it('are marked as read by POST with announcementId and read true, again without change [S1-379]', async () => {
      const { token } = await signedIn(gateway, 'carla');
      expect(markAnnouncementRead.method).toBe('POST');
      expect((await list('PL,PU', token)).footer.unreadCount).toBe(2);
      for (let times = 0; times < 2; times += 1) expect((await mark(token, 'for-members')).status).toBe(200);
      const value = await list('PL,PU', token);
      expect(value.footer.unreadCount).toBe(1);
      expect(value.playerNotices).toMatchObject([{ id: 'for-members', read: true }]);
      const body = { announcementId: 'for-members', read: false } as never;
      expect((await askApp(app, markAnnouncementRead, { token, body })).status).toBe(400);
    });

    it('that are none of a member’s cannot be marked', async () => {
      const [member, agent] = [await signedIn(gateway, 'dora'), await signedIn(gateway, 'otto', { type: 41 })];
      for (const id of ['nothing', 'for-all', 'for-agents'])
        expect((await mark(member.token, id)).envelope).toMatchObject({ message: 'not_found' });
      expect((await list('A', agent.token, { groupName: 'm_home' })).footer.unreadCount).toBe(1);
      expect((await mark(agent.token, 'for-agents')).status).toBe(200);
      expect((await list('A', agent.token, { groupName: 'm_home' })).footer.unreadCount).toBe(0);
    });

    it.each([
      ['the lobby news', lobbyNews, '/wps/relay/GLS2_lobbyNews', ['for-all', 'hot-for-all']],
      ['the notice', notice, '/wps/system/notice', ['for-all']],
      ['the popular ones', popularAnnouncements, '/wps/system/popularAnnouncements', ['hot-for-all']],
    ])('are answered as %s by GET, as texts for everybody [S1-381, S1-392, S1-393]', async (_what, call, path, ids) => {
      expect(call).toMatchObject({ method: 'GET', path });
      const news = (await valueOf(app, call, { query: { language: 'en' } })).list;
      expect(news.map(({ id }) => id)).toEqual(ids);
      expect(news[0]).toMatchObject({ title: `Title ${ids[0]}` });
      expect(news[0]).not.toHaveProperty('read');
    });
  });
});
