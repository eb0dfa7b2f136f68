import { once } from 'node:events';
import { createServer } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { freePort, type GatewayChild } from '../testing/gateway-processes.ts';
import { killAroundDraws } from '../testing/kill-around-draws.ts';
import { GatewayRuns } from '../testing/gateway-runs.ts';

/** Two processes die around each. */
const draws = process.env['SOAK'] === '1' ? 25 : 1;

describe('the gateway as a process', () => {
  const runs = new GatewayRuns();
  const { dataDir, distDir } = runs;
  const run = (env: Record<string, string>) => runs.run(env);
  const ready = (one: GatewayChild) => runs.ready(one);
  const problemOf = (env: Record<string, string>) => runs.problemOf(env);
  let ports: typeof runs.ports;
  beforeAll(async () => {
    ({ ports } = runs);
    // The first start seeds the database; the tests after it disturb further starts.
    const first = run({});
    await ready(first);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });

  it('serves app and games, says where, and ends cleanly', async () => {
    const gateway = run({});
    await ready(gateway);
    expect(gateway.output()).toContain(`http://localhost:${ports.PORT}`);
    expect(gateway.output()).toContain(`http://localhost:${ports.GAMES_PORT}`);
    expect(gateway.output()).toMatch(/marina\.costa\s+praia-da-mare/);
    expect(gateway.output().trimEnd().endsWith('ready')).toBe(true);
    expect((await fetch(`http://localhost:${ports.PORT}/readyz`)).status).toBe(200);
    expect((await fetch(`http://localhost:${ports.GAMES_PORT}/healthz`)).status).toBe(200);
    expect(await (await fetch(`http://localhost:${ports.PORT}/`)).text()).toContain('in pt');
    gateway.child.kill('SIGINT');
    expect(await gateway.ended).toBe(0);
  });

  it(
    `holds a draw once and settles every ticket once, though process after process dies in the middle: ${2 * draws} of them`,
    { timeout: 60_000 * draws },
    async () => {
      const { faults, kills } = await killAroundDraws(runs, draws);
      expect(faults).toEqual([]);
      expect(kills).toBeGreaterThanOrEqual(2 * draws);
    },
  );

  it('finishes what runs before it ends', async () => {
    const gateway = run({});
    await ready(gateway);
    const body = new ReadableStream({
      start: async (controller) => {
        controller.enqueue(new TextEncoder().encode('{"data":'));
        await new Promise((resolve) => setTimeout(resolve, 600));
        controller.enqueue(new TextEncoder().encode('"x"}'));
        controller.close();
      },
    });
    const slow = fetch(`http://localhost:${ports.PORT}/wps/session/login`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'Content-Type': 'application/json' },
    } as RequestInit);
    await new Promise((resolve) => setTimeout(resolve, 200));
    gateway.child.kill('SIGTERM');
    expect((await slow).status).toBe(400);
    expect(await gateway.ended).toBe(0);
  });

  it('says in one sentence that a port is taken, and gives the data folder back', async () => {
    const blocker = createServer().listen(0);
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);
    expect(await problemOf({ PORT: port })).toBe(`Port ${port} is already in use; set PORT to another one.`);
    expect(await problemOf({ GAMES_PORT: port })).toBe(
      `Port ${port} is already in use; set GAMES_PORT to another one.`,
    );
    blocker.close();
    const next = run({});
    await ready(next);
  });

  it('says in one sentence that another process uses the same data', async () => {
    const first = run({});
    await ready(first);
    const problem = await problemOf({ PORT: String(await freePort()), GAMES_PORT: String(await freePort()) });
    expect(problem).toBe(`Another gateway (process ${first.child.pid}) already uses the data folder ${dataDir}.`);
  });

  it('says in one sentence that the data folder cannot be written', async () => {
    const file = join(distDir, 'a-file');
    writeFileSync(file, '');
    expect(await problemOf({ DATA_DIR: join(file, 'data') })).toBe(
      `The data folder ${join(file, 'data')} cannot be written.`,
    );
  });

  it('says in one sentence that the database cannot be reached, without its password', async () => {
    const url = `postgres://mare:hunter2@127.0.0.1:${await freePort()}/mare`;
    expect(await problemOf({ DATABASE_URL: url })).toBe(
      'The database named by DATABASE_URL refuses connections; is the server running?',
    );
    expect(await problemOf({ DATABASE_URL: 'mysql://mare:hunter2@host/mare' })).toBe(
      'The environment variable DATABASE_URL has a value that cannot be used.',
    );
  });
});
