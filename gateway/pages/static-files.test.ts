import { brotliDecompressSync } from 'node:zlib';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../http/app-env.ts';
import { createApp } from '../app.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { writeTestBuild } from '../testing/test-build.ts';

describe('built files', () => {
  const distDir = writeTestBuild();
  let gateway: TestGateway;
  let app: App;
  beforeAll(async () => {
    gateway = await createTestGateway({ config: { distDir, imageCdns: ['https://cdn.example'] } });
    app = createApp(gateway);
  });
  afterAll(async () => {
    await gateway.close();
    rmSync(distDir, { recursive: true });
  });

  it('are cached for a year when their name has a hash, and asked for again when not', async () => {
    expect((await app.request('/assets/index-abc.js')).headers.get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const path of ['/sw.js', '/robots.txt'])
      expect((await app.request(path)).headers.get('Cache-Control')).toBe('no-cache');
    expect((await app.request('/art/g/COR-1.svg')).headers.get('Cache-Control')).toContain('stale-while-revalidate');
  });

  it.each([
    ['/assets/index-abc.js', 'text/javascript; charset=utf-8'],
    ['/assets/index-abc.css', 'text/css; charset=utf-8'],
    ['/icons/icon-192.png', 'image/png'],
    ['/art/g/COR-1.svg', 'image/svg+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s and must not be sniffed', async (path, type) => {
    const { status, headers } = await app.request(path);
    expect([status, headers.get('Content-Type'), headers.get('X-Content-Type-Options')]).toEqual([
      200,
      type,
      'nosniff',
    ]);
  });

  it('travel compressed, and not at all when the client has them', async () => {
    const response = await app.request('/assets/index-abc.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('line 199');
    const again = await app.request('/assets/index-abc.js', {
      headers: { 'Accept-Encoding': 'gzip, br', 'If-None-Match': response.headers.get('ETag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(
      (await app.request('/icons/icon-192.png', { headers: { 'Accept-Encoding': 'br' } })).headers.get(
        'Content-Encoding',
      ),
    ).toBeNull();
  });

  it('show what has changed on the disk', async () => {
    const before = (await app.request('/robots.txt')).headers.get('ETag');
    const file = join(distDir, 'client/robots.txt');
    writeFileSync(file, 'User-agent: none');
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    const after = await app.request('/robots.txt');
    expect(after.headers.get('ETag')).not.toBe(before);
    expect(await after.text()).toBe('User-agent: none');
  });

  it('of the builds before are served under the names that open tabs know', async () => {
    mkdirSync(join(distDir, 'previous/assets'), { recursive: true });
    writeFileSync(join(distDir, 'previous/assets/index-old.js'), 'export const old = 1;');
    writeFileSync(join(distDir, 'previous/assets/index-abc.js'), 'never this one');
    const old = await app.request('/assets/index-old.js');
    expect([old.status, old.headers.get('Cache-Control'), await old.text()]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'export const old = 1;',
    ]);
    expect(await (await app.request('/assets/index-abc.js')).text()).toContain('line 199');
    expect((await app.request('/previous/assets/index-old.js')).status).toBe(404);
  });

  it('let a worker fetch from us and the image CDNs alone, and pictures be shown by the games’ origin', async () => {
    expect((await app.request('/sw.js')).headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self' https://cdn.example",
    );
    expect((await app.request('/art/g/COR-1.svg')).headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect((await app.request('/art/g/COR-1.svg')).headers.get('Content-Security-Policy')).toContain('sandbox');
    expect((await app.request('/assets/index-abc.js')).headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  it.each(['/assets/missing.js', '/missing.png', '/art/g/none.svg', '/m/x.html', '/assets/', '/assets'])(
    '%s is missing: 404, never a page',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toContain('application/json');
    },
  );

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/art/../../secret.txt',
    '/art/%2e%2e/secret.txt',
    '/.vite/manifest.json',
    '/assets/index-abc.js%00.png',
    '//secret.txt',
    '/server/entry-server.js',
  ])('%s leads nowhere', async (path) => {
    expect((await app.fetch(new Request(`http://localhost${path}`))).status).toBe(404);
  });
});
