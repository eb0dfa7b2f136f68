import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GatewayRuns } from '../testing/gateway-runs.ts';

const site = { PUBLIC_ORIGIN: 'https://mare.example', GAMES_ORIGIN: 'https://games.example', PROFILE: 'br' };
const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'));
const runs = new GatewayRuns();

it('does not start on a public origin without a place whose rules apply', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mare-site-'));
  const { PROFILE: _, ...without } = site;
  expect(await runs.problemOf({ ...without, DATA_DIR })).toMatch(
    /^A site on a public origin has the rules of a place: set PROFILE/,
  );
  rmSync(DATA_DIR, { recursive: true });
});

it('serves a public site without the demonstration’s members and the demo vendor', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mare-site-'));
  const gateway = runs.run({ ...site, DATA_DIR });
  await runs.ready(gateway);
  expect(gateway.output()).toContain('https://mare.example');
  expect(gateway.output()).not.toMatch(/marina\.costa|"level"/);
  const local = `http://localhost:${runs.ports.PORT}`;
  expect((await fetch(`${local}/readyz`)).status).toBe(200);
  const status = await (await fetch(`${local}/wps/system/status`)).json();
  expect(status).toMatchObject({ success: true });
  expect(status).not.toHaveProperty('value.info.demonstration');
  expect(await (await fetch(`${local}/`)).text()).toContain('in pt');
  await expect(fetch(`http://localhost:${runs.ports.GAMES_PORT}/healthz`)).rejects.toThrow();
  gateway.child.kill('SIGTERM');
  expect(await gateway.ended).toBe(0);
  expect(await runs.problemOf({ ...site, DATA_DIR, DEMO: 'on' })).toMatch(/^DEMO=on opens .*DEMO_ON_PUBLIC_ORIGIN=yes/);
  rmSync(DATA_DIR, { recursive: true });
});

it('does not serve a database of the demonstration as a public site', async () => {
  const demonstration = runs.run({});
  await runs.ready(demonstration);
  demonstration.child.kill('SIGTERM');
  expect(await demonstration.ended).toBe(0);
  expect(await runs.problemOf(site)).toMatch(/^The database is a demonstration, whose passwords are published/);
});

it.runIf(hasIpv6)('lets the demo vendor reach it when it listens on ::1', async () => {
  const gateway = runs.run({ HOST: '::1' });
  await runs.ready(gateway);
  const opened = await fetch(`http://[::1]:${runs.ports.GAMES_PORT}/api/session`, {
    method: 'POST',
    body: JSON.stringify({ code: 'A'.repeat(43), vendor: 'AB' }),
  });
  expect(await opened.json()).toMatchObject({ message: 'launch_refused' });
});

const outer = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

it('serves only this machine without another configured address', async () => {
  const gateway = runs.run({});
  await runs.ready(gateway);
  for (const port of [runs.ports.PORT, runs.ports.GAMES_PORT]) {
    for (const host of ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])])
      expect((await fetch(`http://${host}:${port}/healthz`)).status).toBe(200);
    if (outer !== undefined)
      await expect(fetch(`http://${outer}:${port}/healthz`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  }
  gateway.child.kill('SIGTERM');
  expect(await gateway.ended).toBe(0);
});
