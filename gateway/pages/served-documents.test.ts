import { describe, expect, it } from 'vitest';
import { bundle, documentsScene } from '../testing/documents-scene.ts';

const scene = documentsScene();

describe('documents', () => {
  it('hold home rendered with real data in both languages; a request renders nothing [S1-001]', async () => {
    const renderings = bundle.renderings;
    for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/?token=x']) {
      expect(await scene.html(path)).toContain(
        '<div id="root"><main class="home">Maré in pt $& at /<script>restore()</script></main></div>',
      );
    }
    expect(await scene.html('/', { Cookie: 'a=b; language=en' })).toContain('Maré in en');
    expect(await scene.html('/', { Cookie: 'language=xx' })).toContain('Maré in pt');
    expect(await scene.html('/', { 'Accept-Language': 'en' })).toContain('Maré in pt');
    expect(bundle.renderings).toBe(renderings);
  });

  it('carry the language, the title and the data, and leave no mark behind', async () => {
    const text = await scene.html('/', { Cookie: 'language=en' });
    expect(text).toContain('<html lang="en" data-theme="light">');
    expect(text).toContain('<title>Maré &amp; more</title>');
    expect(text).toContain('<script type="application/json" id="home-data">{"name":"Maré"}</script>');
    expect(text).not.toContain('<!--app-');
  });

  it('have the styles of home inline and ask for no sheet before the first paint', async () => {
    const text = await scene.html('/');
    expect(text).toContain('<style>:root{--tide:#00697d}\n.home{color:var(--tide)}</style>');
    const sheets = text.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets).toEqual([
      '<link rel="stylesheet" href="/assets/index-abc.css" disabled>',
      '<link rel="stylesheet" href="/assets/home-def.css" disabled>',
    ]);
    expect(text).not.toContain('other-ghi');
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
      const response = await scene.app.request(path);
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(text).toContain('<div id="root"></div>');
      expect(text).toContain('<style>:root{--tide:#00697d}</style>');
      expect(text).not.toContain('<link rel="stylesheet" crossorigin');
      expect(response.headers.get('Content-Security-Policy')).toContain("require-trusted-types-for 'script'");
    }
  });

  it('preload the code, the styles and the texts of a page, in parallel', async () => {
    const named = (text: string) =>
      [...text.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]+)">/g)].map(([, file]) => file);
    const own = ['/assets/other-ghi.css', '/assets/index-abc.js'];
    expect(named(await scene.html('/m/gameList?gameType=HOT', { Cookie: 'language=en' }))).toEqual([
      ...own,
      '/assets/en-jkl.js',
      '/assets/en-shell-mno.js',
      '/assets/en-pages-pqr.js',
      '/assets/other-ghi.js',
    ]);
    expect(named(await scene.html('/m/gameList?gameType=HOT'))).toContain('/assets/pt-pages-pqr.js');
    expect(named(await scene.html('/m/messages'))).toEqual([
      '/assets/index-abc.js',
      '/assets/pt-jkl.js',
      '/assets/pt-shell-mno.js',
      '/assets/pt-pages-pqr.js',
      '/assets/pt-members-stu.js',
      '/assets/messages-vwx.js',
    ]);
    expect(named(await scene.html('/'))).toEqual([]);
    expect(named(await scene.html('/unknown'))).toEqual([]);
    expect(named(await scene.html('/m/gameList?token=ABCD1234EFGH'))).toEqual([]);
  });
});
