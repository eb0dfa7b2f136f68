import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../http/app-env.ts';
import { createApp } from '../app.ts';
import { createServedDocuments, type ServedDocuments } from './served-documents.ts';
import { writeTestBuild } from '../testing/test-build.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const shared = globalThis as { failRendering?: boolean; injected?: string; renderings?: number };

describe('documents', () => {
  const distDir = writeTestBuild();
  let gateway: TestGateway;
  let app: App;
  let documents: ServedDocuments | null = null;
  beforeAll(async () => {
    gateway = await createTestGateway({
      config: { distDir, gamesOrigin: 'https://games.example', publicOrigin: 'https://mare.example' },
    });
    app = createApp(gateway, () => documents);
    documents = await createServedDocuments(gateway, app);
    await documents.refresh();
  });
  afterAll(async () => {
    documents?.stop();
    await gateway.close();
    rmSync(distDir, { recursive: true });
  });
  const html = async (path: string, headers = {}) => (await app.request(path, { headers })).text();

  /** Waits until what changes are followed by, a rendering in the background, has happened. */
  async function until(condition: () => Promise<boolean>) {
    for (let tries = 0; tries < 100 && !(await condition()); tries += 1) await wait(50);
  }

  it('hold home rendered with real data in both languages; a request renders nothing [S1-001]', async () => {
    const renderings = shared.renderings;
    for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/?token=x']) {
      expect(await html(path)).toContain(
        '<div id="root"><main class="home">Maré in pt $& at /<script>restore()</script></main></div>',
      );
    }
    expect(await html('/', { Cookie: 'a=b; language=en' })).toContain('Maré in en');
    expect(await html('/', { Cookie: 'language=xx' })).toContain('Maré in pt');
    expect(await html('/', { 'Accept-Language': 'en' })).toContain('Maré in pt');
    expect(shared.renderings).toBe(renderings);
  });

  it('are the same for an address with a code, and then cached by nobody [S1-339]', async () => {
    for (const path of ['/m/home', '/elsewhere']) {
      const [plain, coded] = [await app.request(path), await app.request(`${path}?a=b&token=ABCD1234EFGH`)];
      expect(await coded.text()).toBe(await plain.text());
      expect(coded.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(coded.headers.get('Cache-Control')).toBe('no-store');
      expect([...coded.headers].join()).not.toContain('ABCD1234EFGH');
      expect(plain.headers.get('Referrer-Policy')).toBe('no-referrer');
    }
  });

  it('carry the language, the title and the data, and leave no mark behind', async () => {
    const text = await html('/', { Cookie: 'language=en' });
    expect(text).toContain('<html lang="en" data-theme="light">');
    expect(text).toContain('<title>Maré &amp; more</title>');
    expect(text).toContain('<script type="application/json" id="home-data">{"name":"Maré"}</script>');
    expect(text).not.toContain('<!--app-');
  });

  it('have the styles of home inline and ask for no sheet before the first paint', async () => {
    const text = await html('/');
    expect(text).toContain('<style>:root{--tide:#00697d}\n.home{color:var(--tide)}</style>');
    const sheets = text.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets).toEqual([
      '<link rel="stylesheet" href="/assets/index-abc.css" disabled>',
      '<link rel="stylesheet" href="/assets/home-def.css" disabled>',
    ]);
    expect(text).not.toContain('other-ghi');
  });

  it('allow their own inline scripts and styles by hash, and nothing else', async () => {
    const response = await app.request('/');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const text = await response.text();
    const inline = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
    );
    expect(inline).toHaveLength(3);
    const sources = policy.split('; ').find((part) => part.startsWith('script-src')) ?? '';
    expect(sources.split(' ').toSorted()).toEqual(['script-src', "'strict-dynamic'", "'self'", ...inline].toSorted());
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
    expect(policy).toContain(`style-src 'self' 'sha256-${hash('sha256', style, 'base64')}';`);
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
    expect(policy).toContain('frame-src https://games.example https://www.youtube-nocookie.com;');
    expect(policy).not.toContain('unsafe');
  });

  it('allow no script or style that came in with the content', async () => {
    const before = (await app.request('/')).headers.get('Content-Security-Policy');
    shared.injected = '<script>steal()</script><style>p{color:red}</style><!--<script>';
    gateway.events.emit('changed', 'status');
    await documents?.refresh();
    const response = await app.request('/');
    expect(await response.text()).toContain('steal()');
    expect(response.headers.get('Content-Security-Policy')).toBe(before);
    delete shared.injected;
    gateway.events.emit('changed', 'status');
    await documents?.refresh();
  });

  it('have the headers of a document', async () => {
    const { headers } = await app.request('/');
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Vary')).toBe('Accept-Encoding, Cookie');
    expect(headers.get('Cache-Control')).toBe('no-cache');
  });

  it('travel as ready Brotli with an ETag', async () => {
    const response = await app.request('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('Maré in pt');
    const again = await app.request('/', {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': response.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('Content-Security-Policy')).toBe(response.headers.get('Content-Security-Policy'));
  });

  it('serve the shell, without content, for every other page', async () => {
    for (const path of [
      '/m/gameList?gameType=HOT',
      '/m/login',
      '/m/register.html',
      '/unknown',
      '/m/x/y/z',
      '/index.html',
    ]) {
      const response = await app.request(path);
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(text).toContain('<div id="root"></div>');
      expect(text).toContain('<style>:root{--tide:#00697d}</style>');
      expect(text).not.toContain('<link rel="stylesheet" crossorigin');
      expect(response.headers.get('Content-Security-Policy')).toContain("require-trusted-types-for 'script'");
    }
  });

  it('name the code, the styles and the texts of a page that has some, so that they come side by side', async () => {
    const named = (text: string) =>
      [...text.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]+)">/g)].map(([, file]) => file);
    const own = ['/assets/other-ghi.css', '/assets/index-abc.js'];
    expect(named(await html('/m/gameList?gameType=HOT', { Cookie: 'language=en' }))).toEqual([
      ...own,
      '/assets/en-jkl.js',
      '/assets/en-late-mno.js',
      '/assets/other-ghi.js',
    ]);
    expect(named(await html('/m/gameList?gameType=HOT'))).toContain('/assets/pt-late-mno.js');
    expect(named(await html('/'))).toEqual([]);
    expect(named(await html('/unknown'))).toEqual([]);
    expect(named(await html('/m/gameList?token=ABCD1234EFGH'))).toEqual([]);
  });

  it('follow a change of the data, several changes with one rendering', async () => {
    const before = shared.renderings ?? 0;
    const rename = async (brandName: string) => {
      const { settings } = await gateway.db
        .selectFrom('merchants')
        .select('settings')
        .where('code', '=', 'mare')
        .executeTakeFirstOrThrow();
      await gateway.db
        .updateTable('merchants')
        .set({ settings: JSON.stringify({ ...JSON.parse(settings), brandName }) })
        .where('code', '=', 'mare')
        .execute();
      gateway.events.emit('changed', 'status');
    };
    await rename('Onda');
    // What the status says is never old: until home is rendered again, the shell serves.
    expect(await html('/')).toContain('<div id="root"></div>');
    await rename('Vaga');
    gateway.events.emit('changed', 'games');
    await until(
      async () =>
        (await html('/')).includes('Vaga in pt') && (await html('/', { Cookie: 'language=en' })).includes('Vaga in en'),
    );
    expect(await html('/')).toContain('Vaga in pt');
    expect(shared.renderings).toBe(before + 2);
  });

  it('speak the merchant’s language to whoever has not chosen one [S1-001]', async () => {
    const { settings } = await gateway.db
      .selectFrom('merchants')
      .select('settings')
      .where('code', '=', 'mare')
      .executeTakeFirstOrThrow();
    const set = async (text: string) => {
      await gateway.db.updateTable('merchants').set({ settings: text }).where('code', '=', 'mare').execute();
      await documents?.refresh();
    };
    await set(JSON.stringify({ ...JSON.parse(settings), defaultLanguage: 'en' }));
    expect(await html('/')).toContain(' in en');
    expect(await html('/', { Cookie: 'language=pt' })).toContain(' in pt');
    await set(settings);
  });

  it('serve the shell when rendering fails and while the site is closed, and home again afterwards', async () => {
    shared.failRendering = true;
    gateway.events.emit('changed', 'status');
    await documents?.refresh();
    expect(await html('/')).toContain('<div id="root"></div>');
    shared.failRendering = false;
    await documents?.refresh();
    expect(await html('/')).toContain('class="home"');
    await gateway.db.updateTable('site_state').set({ maintenance: 1 }).execute();
    gateway.events.emit('changed', 'status');
    await documents?.refresh();
    expect(await html('/')).toContain('<div id="root"></div>');
    await gateway.db.updateTable('site_state').set({ maintenance: 0 }).execute();
    gateway.events.emit('changed', 'status');
    await until(async () => (await html('/')).includes('class="home"'));
    expect(await html('/')).toContain('class="home"');
  });

  it('are missing, not broken, when nothing has been built', async () => {
    const bare = await createTestGateway({ config: { distDir: '/nowhere' } });
    let none: ServedDocuments | null = null;
    const bareApp = createApp(bare, () => none);
    none = await createServedDocuments(bare, bareApp);
    await none.refresh();
    expect((await bareApp.request('/')).status).toBe(404);
    none.stop();
    await bare.close();
  });
});
