import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addFavourite } from '#src/contract/favourites.ts';
import { memberInfo } from '#src/contract/member.ts';
import { savePushSubscription } from '#src/contract/push.ts';
import { logout, renewSession } from '#src/contract/session.ts';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from './http/app-env.ts';
import type { Gateway } from './context/gateway.ts';
import { limits } from './context/rate-limit.ts';
import { noteChange } from './db/changes.ts';
import { openPostgres } from './db/open-postgres.ts';
import type { Tables } from './db/tables.ts';
import { type CallClient, createClient } from './session/testing/call-client.ts';
import { type Balancer, startBalancer } from './testing/balancer.ts';
import { dialects } from './testing/databases.ts';
import { freePort, type GatewayChild, runGateway, untilReady } from './testing/gateway-processes.ts';
import { createEmptyPostgresDatabase, dropPostgresDatabase } from './testing/postgres-databases.ts';
import { startPushService } from './testing/push-service.ts';
import { writeTestBuild } from './testing/test-build.ts';

const masterSecret = 'one secret for all processes of a site';
const helena = ['helena.prado', 'vento-sul-2025'] as const;

describe.runIf(dialects.includes('postgres'))('two gateways on one PostgreSQL behind a balancer', () => {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const distDir = writeTestBuild();
  const dataDir = mkdtempSync(join(tmpdir(), 'mare-cluster-'));
  const running = new Map<number, GatewayChild>();
  let [url, ports]: [string, number[]] = ['', []];
  let balancer: Balancer;
  let db: Kysely<Tables>;

  const start = async (port: number) => {
    const gateway = runGateway({
      DATABASE_URL: url,
      MASTER_SECRET: masterSecret,
      DATA_DIR: dataDir,
      DIST_DIR: distDir,
      PORT: String(port),
      GAMES_PORT: String(await freePort()),
      PUBLIC_ORIGIN: balancer.origin,
      PUSH_LOOPBACK: 'on',
    });
    running.set(port, gateway);
    await untilReady(gateway);
  };
  const stop = async (port: number, signal: 'SIGTERM' | 'SIGKILL') => {
    const gateway = running.get(port);
    gateway?.child.kill(signal);
    await gateway?.ended;
    running.delete(port);
  };
  /** Calls of the contract over HTTP: to one gateway, or to the balancer. */
  const client = (origin = balancer.origin): CallClient => {
    const over = { request: (path: string, init: RequestInit) => fetch(`${origin}${path}`, init) };
    return createClient({ masterSecret, clock: Date.now } as Gateway, over as unknown as App);
  };
  const [first, second] = [() => client(`http://127.0.0.1:${ports[0]}`), () => client(`http://127.0.0.1:${ports[1]}`)];
  const signIn = async (on: CallClient) => {
    const { value, status } = await on.login(...helena);
    expect(status).toBe(200);
    return String(value['token']);
  };

  beforeAll(async () => {
    balancer = await startBalancer();
    url = await createEmptyPostgresDatabase(server);
    ports = [await freePort(), await freePort()];
    balancer.use(ports);
    db = openPostgres(url);
    // Both find an empty database, and both set out to make its tables and to fill it.
    await Promise.all(ports.map(start));
  });
  afterAll(async () => {
    await Promise.all([...running.keys()].map((port) => stop(port, 'SIGTERM')));
    await balancer.close();
    await db.destroy();
    await dropPostgresDatabase(server, url);
    for (const folder of [distDir, dataDir]) rmSync(folder, { recursive: true, force: true });
  });

  it('make tables and demonstration once, when they start together', async () => {
    const twice = await db
      .selectFrom('members')
      .select('account')
      .groupBy('account')
      .having(({ fn }) => fn.countAll(), '>', 1)
      .execute();
    expect(twice).toEqual([]);
    expect(await db.selectFrom('members').select('id').where('account', '=', helena[0]).execute()).toHaveLength(1);
  });

  it('renew and end a session in one that began in the other', async () => {
    const [one, other] = [first(), second()];
    const token = await signIn(one);
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
        ports.map(async (port) => {
          const answer = await fetch(`http://127.0.0.1:${port}/wps/system/whitelabel`);
          return ((await answer.json()) as { value: { brandName: string } }).value.brandName;
        }),
      );
    expect(await brands()).toEqual(['Maré', 'Maré']);
    const mare = db.selectFrom('merchants').select('settings').where('code', '=', 'mare');
    const { settings } = await mare.executeTakeFirstOrThrow();
    const changed = JSON.stringify({ ...JSON.parse(settings), brandName: 'Onda' });
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('merchants').set({ settings: changed }).where('code', '=', 'mare').execute();
      await noteChange(trx, 'status');
    });
    await expect.poll(brands, { timeout: 1500, interval: 50 }).toEqual(['Onda', 'Onda']);
  });

  it('send a push message once', async () => {
    const service = await startPushService();
    const token = await signIn(first());
    const body = { ...service.subscribe(), language: 'pt' as const };
    expect((await second().call(savePushSubscription, { body, token })).status).toBe(200);
    for (let times = 1; times <= 5; times += 1) {
      await signIn(times % 2 ? first() : second());
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
      statuses.push((await fetch(`${balancer.origin}/wps/captcha`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(statuses.at(-1)).toBe(429);
  });

  it('lose nothing that was acknowledged when one is killed under load', async () => {
    const token = await signIn(second());
    const games = await db.selectFrom('games').select(['node_id', 'vassalage']).limit(120).execute();
    const acknowledged: string[] = [];
    const writers = [0, 1, 2, 3].map(async (writer) => {
      const own = client();
      for (const [index, { node_id: nodeId, vassalage: vendor }] of games.entries()) {
        if (index % 4 !== writer) continue;
        const headers = { 'Idempotency-Key': crypto.randomUUID() };
        const answer = await own.call(addFavourite, { body: { nodeId, vendor }, token, headers }).catch(() => null);
        if (answer?.status === 200) acknowledged.push(nodeId);
        if (index === 40) await stop(ports[0] ?? 0, 'SIGKILL');
      }
    });
    await Promise.all(writers);
    expect(acknowledged.length).toBeGreaterThan(90);
    const rows = await db.selectFrom('favourites').select('node_id').execute();
    const stored = new Set(rows.map(({ node_id }) => node_id));
    expect(acknowledged.filter((nodeId) => !stored.has(nodeId))).toEqual([]);
    await start(ports[0] ?? 0);
  });

  it('restart one after the other without a read that fails', async () => {
    let [restarting, reads, failed] = [true, 0, 0];
    const readers = [0, 1].map(async () => {
      while (restarting) {
        const answer = await fetch(`${balancer.origin}/wps/system/status`).catch(() => null);
        reads += 1;
        if (answer?.status !== 200) failed += 1;
      }
    });
    for (const port of ports) {
      await stop(port, 'SIGTERM');
      await start(port);
    }
    restarting = false;
    await Promise.all(readers);
    expect([failed, reads > 50]).toEqual([0, true]);
  });
});
