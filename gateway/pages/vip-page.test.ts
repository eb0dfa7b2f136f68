import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { App } from '../http/app-env.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const level = (id: string, turnover_minor: number, name: string) => ({
  id,
  name_pt: `${name} pt`,
  name_en: `${name} en`,
  turnover_minor,
  benefits_pt: 'Um nome\nE nada mais',
  benefits_en: 'A name\nAnd nothing else',
});

forEachDatabase((dialect) => {
  describe('the VIP page', () => {
    let gateway: TestGateway;
    let app: App;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
      app = createApp(gateway);
      await gateway.db
        .insertInto('vip_levels')
        .values([level('high', 12_345_600, 'High'), level('low', 0, '<script>alert(1)</script> &')])
        .execute();
    });
    afterAll(() => gateway.close());
    const ask = (headers: Record<string, string> = {}) => app.request('/vip/vip.html', { headers });

    it('shows the levels of the database, lowest first, in the language of the cookie, else the merchant’s [S1-086]', async () => {
      const pt = await (await ask()).text();
      expect(pt).toContain('<html lang="pt-BR"');
      expect(pt.indexOf('script&gt; &amp; pt')).toBeLessThan(pt.indexOf('High pt'));
      expect(pt).toContain('<p>Um nome</p><p>E nada mais</p>');
      expect(pt).toContain('A partir de <b>R$\u00a0123.456,00</b>');
      const en = await (await ask({ Cookie: 'language=en' })).text();
      expect(en).toContain('<html lang="en"');
      expect(en).toContain('From <b>R$123,456.00</b>');
      expect(en).toContain('For people of 18 and over.');
    });

    it('lets its own script and style run by their hashes and nothing of a level’s name', async () => {
      const answer = await ask();
      const html = await answer.text();
      const policy = answer.headers.get('Content-Security-Policy');
      expect(html).not.toContain('<script>alert');
      for (const [element, directive] of [
        ['script', 'script-src'],
        ['style', 'style-src'],
      ] as const) {
        const texts = [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(
          ([, text = '']) => text,
        );
        expect(texts).toHaveLength(1);
        expect(policy).toMatch(new RegExp(`${directive} [^;]*'sha256-`));
        expect(policy).toContain(hash('sha256', texts[0] ?? '', 'base64'));
      }
    });

    it('is Brotli with an ETag, and 304 when unchanged', async () => {
      const answer = await ask({ 'Accept-Encoding': 'br' });
      expect(answer.headers.get('Content-Encoding')).toBe('br');
      expect(answer.headers.get('Vary')).toContain('Cookie');
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      const again = await ask({ 'Accept-Encoding': 'br', 'If-None-Match': answer.headers.get('ETag') ?? '' });
      expect(again.status).toBe(304);
    });

    it('leads to the app while the site is closed', async () => {
      await gateway.db.updateTable('site_state').set({ maintenance: 1 }).execute();
      gateway.events.emit('changed', 'status');
      const answer = await ask();
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/m/home']);
    });
  });
});
