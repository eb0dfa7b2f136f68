import { Writable } from 'node:stream';
import { login } from '#src/contract/identity/session.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from './http/app-env.ts';
import { createApp } from './app.ts';
import { createLogger } from './process/logger.ts';
import { maxBodyBytes } from './http/request-body.ts';
import { askApp } from './testing/call-app.ts';
import { createTestGateway, type TestGateway } from './testing/test-gateway.ts';

/** The app on a gateway whose log is collected. */
async function setUp() {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const gateway: TestGateway = { ...(await createTestGateway()), logger: createLogger('debug', destination) };
  return { gateway, app: createApp(gateway), lines };
}

describe('the application', () => {
  let gateway: TestGateway;
  let app: App;
  let lines: string[];
  beforeAll(async () => {
    ({ gateway, app, lines } = await setUp());
    app.get('/wps/test/breaks', () => {
      throw new Error('the table "members" has no such column');
    });
  });
  afterAll(() => gateway.close());
  const json = async (response: Response | Promise<Response>) => (await (await response).json()) as unknown;

  it('answers an unknown path of the interface with the envelope, not with HTML [S1-396]', async () => {
    for (const path of [
      '/wps',
      '/wps/',
      '/wps/unknown',
      '/lgw/games',
      '/lotto/x',
      '/vip/x',
      '/games/x',
      '/vendor/v1/unknown',
    ]) {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(await json(response)).toEqual({ success: false, message: 'not_found' });
    }
  });

  it('answers 405 with the methods that a path has', async () => {
    const response = await app.request(systemStatus.path, { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(await json(response)).toEqual({ success: false, message: 'invalid_request', value: { fields: ['method'] } });
    expect((await app.request(login.path)).headers.get('Allow')).toBe('POST');
  });

  it('answers HEAD like GET without a body', async () => {
    const response = await app.request(systemStatus.path, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('ETag')).toMatch(/^"/);
    expect(await response.text()).toBe('');
  });

  it('hides what went wrong inside, and logs it under the request’s id', async () => {
    const response = await app.request('/wps/test/breaks', { headers: { 'X-Request-Id': 'request-12345' } });
    expect(response.status).toBe(500);
    expect(await json(response)).toEqual({ success: false, message: 'unknown_error' });
    expect(response.headers.get('X-Request-Id')).toBe('request-12345');
    expect(lines.some((line) => line.includes('request-12345') && line.includes('no such column'))).toBe(true);
  });

  it('gives each request an id of its own when the given one has another form', async () => {
    const ids = await Promise.all(
      ['', '<script>', 'x'.repeat(65), 'short'].map(
        async (id) =>
          (await app.request('/healthz', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id') ?? '',
      ),
    );
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[\w.-]{8,64}$/);
  });

  it('refuses a body that is no JSON, has another content type or is too large', async () => {
    const send = async (body: string, type: string, headers = {}) => {
      const response = await app.request(login.path, {
        method: 'POST',
        body,
        headers: { 'Content-Type': type, ...headers },
      });
      return [response.status, await json(response)];
    };
    expect(await send('{"data":', 'application/json')).toEqual([
      400,
      { success: false, message: 'invalid_request', value: { fields: ['body'] } },
    ]);
    expect(await send('\u0000\u{1F600}', 'application/json; charset=utf-8')).toMatchObject([
      400,
      { message: 'invalid_request' },
    ]);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', '']) {
      expect(await send('{}', type)).toEqual([
        400,
        { success: false, message: 'invalid_request', value: { fields: ['Content-Type'] } },
      ]);
    }
    const large = JSON.stringify({ data: 'x'.repeat(maxBodyBytes) });
    expect(await send(large, 'application/json')).toEqual([413, { success: false, message: 'payload_too_large' }]);
    expect(await send('{}', 'application/json')).toMatchObject([400, { message: 'envelope_invalid' }]);
  });

  it('stops reading a body without a length at the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(16 * 1024));
      },
    });
    const request = new Request(`http://localhost${login.path}`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'Content-Type': 'application/json' },
    } as RequestInit);
    const response = await app.request(request);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(20);
  });

  it('refuses writes that a page of another origin started, also of the same site', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const { status, envelope } = await askApp(app, login, { body: {} as never, headers: { 'Sec-Fetch-Site': site } });
      expect([status, envelope]).toEqual([403, { success: false, message: 'no_permission' }]);
    }
    expect((await askApp(app, systemStatus, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(200);
    const preflight = await app.request(login.path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('limits how much an address writes', async () => {
    const strict = await createTestGateway({ config: { rateLimitFactor: 1 } });
    const limited = createApp(strict);
    const post = () =>
      limited.request(login.path, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } });
    const statuses: number[] = [];
    for (let count = 0; count < 301; count += 1) statuses.push((await post()).status);
    expect(statuses.slice(0, 300)).not.toContain(429);
    expect(statuses[300]).toBe(429);
    const refused = await post();
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await json(refused)).toMatchObject({ message: 'rate_limited', value: { retryAfter: expect.any(Number) } });
    await strict.close();
  });

  it('writes no query, body, token or cookie into the log', async () => {
    lines.length = 0;
    const secrets = { query: 'q-secret-1', bearer: 'b-secret-2', cookie: 'c-secret-3', body: 'p-secret-4' };
    await app.request(`${systemStatus.path}?token=${secrets.query}&code=${secrets.query}`, {
      headers: { Authorization: `Bearer ${secrets.bearer}`, Cookie: `mare_renewal=${secrets.cookie}` },
    });
    await app.request(`/m/home?token=${secrets.query}`);
    await app.request(login.path, {
      method: 'POST',
      body: JSON.stringify({ password: secrets.body }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const secret of Object.values(secrets)) expect(lines.join('')).not.toContain(secret);
    gateway.logger.info({ password: secrets.body, member: { token: secrets.bearer } }, 'by mistake');
    expect(lines.at(-1)).not.toMatch(/secret/);
  });
});
