import { addFavourite } from '#src/contract/lobby/favourites.ts';
import { memberInfo } from '#src/contract/account/member.ts';
import { savePushSubscription } from '#src/contract/notify/push.ts';
import { logout, renewSession } from '#src/contract/identity/session.ts';
import { describe, expect, it, vi } from 'vitest';
import { limits } from './context/limits.ts';
import { recordChange } from './db/changes.ts';
import type { CallClient } from './areas/identity/session/testing/call-client.ts';
import { Cluster, helena } from './testing/cluster.ts';
import { dialects } from './testing/databases.ts';
import { startPushService } from './testing/push-service.ts';

describe.runIf(dialects.includes('postgres'))('two gateways on one PostgreSQL behind a balancer', () => {
  const cluster = new Cluster();
  const [first, second] = [0, 1].map((index) => () => cluster.client(`http://127.0.0.1:${cluster.ports[index]}`)) as [
    () => CallClient,
    () => CallClient,
  ];

  it('make tables and demonstration once, when they start together', async () => {
    const twice = await cluster.db
      .selectFrom('members')
      .select('account')
      .groupBy('account')
      .having(({ fn }) => fn.countAll(), '>', 1)
      .execute();
    expect(twice).toEqual([]);
    expect(await cluster.db.selectFrom('members').select('id').where('account', '=', helena[0]).execute()).toHaveLength(
      1,
    );
  });

  it('renew and end a session in one that began in the other', async () => {
    const [one, other] = [first(), second()];
    const token = await cluster.signIn(one);
    other.cookie = one.cookie;
    const renewed = await other.call(renewSession);
    expect(renewed.status).toBe(200);
    expect((await one.call(memberInfo, { token: String(renewed.value['token']) })).status).toBe(200);
    expect((await one.call(logout, { body: {}, token })).status).toBe(200);
    expect((await other.call(memberInfo, { token: String(renewed.value['token']) })).status).toBe(401);
  });

  it('show what the operator changed within a second', async () => {
    const brands = () =>
      Promise.all(
        cluster.ports.map(async (port) => {
          const answer = await fetch(`http://127.0.0.1:${port}/wps/system/whitelabel`);
          return ((await answer.json()) as { value: { brandName: string } }).value.brandName;
        }),
      );
    expect(await brands()).toEqual(['Maré', 'Maré']);
    const mare = cluster.db.selectFrom('merchants').select('settings').where('code', '=', 'mare');
    const { settings } = await mare.executeTakeFirstOrThrow();
    const changed = JSON.stringify({ ...JSON.parse(settings), brandName: 'Onda' });
    await cluster.db.transaction().execute(async (trx) => {
      await trx.updateTable('merchants').set({ settings: changed }).where('code', '=', 'mare').execute();
      await recordChange(trx, 'status');
    });
    await expect.poll(brands, { timeout: 1500, interval: 50 }).toEqual(['Onda', 'Onda']);
  });

  it('send a push message once', async () => {
    const service = await startPushService();
    const token = await cluster.signIn(first());
    const body = { ...service.subscribe(), language: 'pt' as const };
    expect((await second().call(savePushSubscription, { body, token })).status).toBe(200);
    for (let times = 1; times <= 5; times += 1) {
      await cluster.signIn(times % 2 ? first() : second());
      await vi.waitFor(() => expect(service.received).toHaveLength(times), { timeout: 5000 });
    }
    // Each looks again meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(service.received).toHaveLength(5);
    await service.close();
  });

  it('count what is limited together', async () => {
    const statuses: number[] = [];
    const most = limits.captcha.points;
    for (let count = 0; count <= most; count += 1)
      statuses.push((await fetch(`${cluster.balancer.origin}/wps/captcha`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(statuses.at(-1)).toBe(429);
  });

  it('lose nothing that was acknowledged when one is killed under load', async () => {
    const token = await cluster.signIn(second());
    const games = await cluster.db.selectFrom('games').select(['node_id', 'vassalage']).limit(120).execute();
    const acknowledged: string[] = [];
    const writers = [0, 1, 2, 3].map(async (writer) => {
      const own = cluster.client();
      for (const [index, { node_id: nodeId, vassalage: vendor }] of games.entries()) {
        if (index % 4 !== writer) continue;
        const headers = { 'Idempotency-Key': crypto.randomUUID() };
        const answer = await own.call(addFavourite, { body: { nodeId, vendor }, token, headers }).catch(() => null);
        if (answer?.status === 200) acknowledged.push(nodeId);
        if (index === 40) await cluster.stop(cluster.ports[0] ?? 0, 'SIGKILL');
      }
    });
    await Promise.all(writers);
    expect(acknowledged.length).toBeGreaterThan(90);
    const rows = await cluster.db.selectFrom('favourites').select('node_id').execute();
    const stored = new Set(rows.map(({ node_id }) => node_id));
    expect(acknowledged.filter((nodeId) => !stored.has(nodeId))).toEqual([]);
    await cluster.start(cluster.ports[0] ?? 0);
  });

  it('restart one after the other without a read that fails', async () => {
    const { reads, failed } = await cluster.restartInTurn();
    expect([failed, reads > 50]).toEqual([0, true]);
  });
});
