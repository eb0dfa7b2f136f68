import { hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundle, documentsScene } from '../testing/documents-scene.ts';

const scene = documentsScene({ gamesOrigin: 'https://games.example', publicOrigin: 'https://mare.example' });

describe('documents', () => {
  it('are the same for an address with a code, and then not cached [S1-339]', async () => {
    for (const path of ['/m/home', '/elsewhere']) {
      const [plain, coded] = [await scene.app.request(path), await scene.app.request(`${path}?a=b&token=ABCD1234EFGH`)];
      expect(await coded.text()).toBe(await plain.text());
      expect(coded.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(coded.headers.get('Cache-Control')).toBe('no-store');
      expect([...coded.headers].join()).not.toContain('ABCD1234EFGH');
      expect(plain.headers.get('Referrer-Policy')).toBe('no-referrer');
    }
  });

  it('allow their own inline scripts and styles by hash, and nothing else', async () => {
    const response = await scene.app.request('/');
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

  it('allow no script or style of the content', async () => {
    const before = (await scene.app.request('/')).headers.get('Content-Security-Policy');
    bundle.injected = '<script>steal()</script><style>p{color:red}</style><!--<script>';
    scene.gateway.events.emit('changed', 'status');
    await scene.documents.refresh();
    const response = await scene.app.request('/');
    expect(await response.text()).toContain('steal()');
    expect(response.headers.get('Content-Security-Policy')).toBe(before);
    delete bundle.injected;
    scene.gateway.events.emit('changed', 'status');
    await scene.documents.refresh();
  });

  it('have the headers of a document', async () => {
    const { headers } = await scene.app.request('/');
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Vary')).toBe('Accept-Encoding, Cookie');
    expect(headers.get('Cache-Control')).toBe('no-cache');
  });

  it('travel as ready Brotli with an ETag', async () => {
    const response = await scene.app.request('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('Maré in pt');
    const again = await scene.app.request('/', {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': response.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('Content-Security-Policy')).toBe(response.headers.get('Content-Security-Policy'));
  });
});
