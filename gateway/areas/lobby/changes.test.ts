import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listAnnouncements } from '#src/contract/lobby/announcements.ts';
import { changes, watchedTopics } from '#src/contract/site/changes.ts';
import { createApp } from '#gateway/app.ts';
import { recordChange, watchChanges } from '#gateway/db/changes.ts';
import type { App } from '#gateway/http/app-env.ts';
import { startAnnouncing } from './announcement-times.ts';
import { announcementForAgents } from '#gateway/testing/role-table.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let watch: Awaited<ReturnType<typeof watchChanges>>;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
    watch = await watchChanges(gateway, 3_600_000);
  });
  afterAll(async () => {
    watch.stop();
    await gateway.close();
  });
  const note = async (topic: Parameters<typeof recordChange>[1]) => {
    await recordChange(gateway.db, topic);
    await watch.look();
  };

  it('are one small answer to everybody, unchanged by its ETag until a topic moves', async () => {
    const first = await askApp(app, changes);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(Object.keys((await valueOf(app, changes)) ?? {})).toEqual(watchedTopics);
    const etag = first.headers.get('ETag') ?? '';
    const again = () => app.request(changes.path, { headers: { 'If-None-Match': etag } });
    expect((await again()).status).toBe(304);
    await note('banners');
    expect((await again()).status).toBe(200);
  });

  it('need no query once they are made, however often they are asked for', async () => {
    await valueOf(app, changes);
    await valueOf(app, changes);
    const asked = vi.spyOn(gateway.db, 'selectFrom');
    for (let times = 0; times < 20; times += 1) await valueOf(app, changes);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    // The server answers this address without waking the application, and so without counting.
    expect(gateway.responseCache.byAddress(changes.path)).toBeDefined();
  });

  it('say nothing of what moves with every round', async () => {
    const before = await valueOf(app, changes);
    for (const topic of ['winners', 'draws', 'jackpots'] as const) await note(topic);
    expect(await valueOf(app, changes)).toEqual(before);
  });

  it('are answered while the site is closed, so that an open page learns of it and of its end', async () => {
    const set = async (maintenance: 0 | 1) => {
      await gateway.db.updateTable('site_state').set({ maintenance }).execute();
      await note('status');
    };
    const before = await valueOf(app, changes);
    await set(1);
    const closed = await valueOf(app, changes);
    expect(closed['status']).not.toBe(before['status']);
    await set(0);
    expect((await valueOf(app, changes))['status']).not.toBe(closed['status']);
  });

  it('change when an announcement begins and ends, and its list is refreshed at that moment', async () => {
    const [starts_at, ends_at] = [gateway.clock() + 5000, gateway.clock() + 9000];
    const row = { ...announcementForAgents, id: 'later', type: 'PL', execution: 'B', starts_at, ends_at };
    await gateway.db.insertInto('announcements').values(row).execute();
    await note('announcements');
    const schedule = startAnnouncing(gateway);
    const query = { types: 'PL', merchantCode: 'mare', language: 'en' } as const;
    const seen = async () => {
      await schedule.look();
      const { playerNotices } = await valueOf(app, listAnnouncements, { query });
      return [playerNotices.length, (await valueOf(app, changes))['announcements']] as const;
    };
    const [none, before] = await seen();
    await seen();
    gateway.advance(5000);
    const [one, begun] = await seen();
    await seen();
    gateway.advance(4000);
    const [gone, ended] = await seen();
    schedule.stop();
    expect([none, one, gone]).toEqual([0, 1, 0]);
    expect(new Set([before, begun, ended]).size).toBe(3);
  });
});
