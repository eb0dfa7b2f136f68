import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

let gateway: TestGateway;
let app: App;
beforeAll(async () => {
  const config = { publicOrigin: 'https://mare.example', securityContact: 'mailto:security@mare.example' };
  gateway = await createTestGateway({ config });
  app = createApp(gateway);
});
afterAll(() => gateway.close());

it('names a security contact with an expiry, as in RFC 9116', async () => {
  const answer = await app.request('/.well-known/security.txt');
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i);
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:security@mare.example',
    Canonical: 'https://mare.example/.well-known/security.txt',
  });
  const lasts = Date.parse(String(fields['Expires'])) - gateway.clock();
  expect(lasts).toBeGreaterThan(0);
  expect(lasts).toBeLessThan(365 * 86_400_000);
});

it('leads a password manager to the change of the password, and answers nothing where nothing is', async () => {
  const answer = await app.request('/.well-known/change-password');
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/m/changePsw']);
  const none = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await app.request(none)).status).toBe(404);
  const other = await createTestGateway();
  expect((await createApp(other).request('/.well-known/security.txt')).status).toBe(404);
  await other.close();
});
