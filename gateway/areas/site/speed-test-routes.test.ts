import { systemStatus } from '#src/contract/site/system.ts';
import { speedTestMostBytes, speedTestPath } from '#src/contract/site/speed-test.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#gateway/app.ts';
import { createClient } from '../identity/session/testing/call-client.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const routes = ['https://a.example', 'https://b.example'];

describe('the speed test', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ config: { domainRoutes: routes } });
  });
  afterAll(() => gateway.close());
  const ask = (bytes: string) => createApp(gateway).request(`${speedTestPath}?bytes=${bytes}`);

  it('answers as many bytes as are asked for, to pages of every address, and no cache stores them', async () => {
    const answer = await ask('70000');
    expect((await answer.arrayBuffer()).byteLength).toBe(70_000);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await (await ask('0')).arrayBuffer()).byteLength).toBe(0);
  });

  it('refuses what is no number of bytes, or too many', async () => {
    for (const bytes of ['-1', 'many', String(speedTestMostBytes + 1)]) expect((await ask(bytes)).status).toBe(400);
  });

  it('measures the addresses that the settings name: the status has them', async () => {
    const { value } = await createClient(gateway).call(systemStatus);
    expect(value).toMatchObject({ info: { domainRoute: routes } });
  });
});
