import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { operatorScene } from '../testing/operator-scene.ts';

const folder = mkdtempSync(join(tmpdir(), 'mare-texts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: string | Buffer): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const titles = ['--title-pt', 'Aviso', '--title-en', 'Notice'];
  const add = (...options: string[]) =>
    scene.type('announcement', 'add', '--type', 'PL', '--audience', 'B', ...titles, ...options);
  const written = () => {
    const [, id = ''] = /^published (\w+)/.exec(scene.lines.at(-1) ?? '') ?? [];
    return scene.gateway.db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst();
  };
  const english = ['--content-en', '<p>Hello</p>'];

  describe('HTML', () => {
    it('may be in a file', async () => {
      await add('--content-pt-file', file('aviso.html', '<p>Olá, "tu"</p>\n'), ...english);
      expect(await written()).toMatchObject({ content_pt: '<p>Olá, "tu"</p>', content_en: '<p>Hello</p>' });
      expect(scene.lines).toHaveLength(1);
    });

    it('is stored with a warning of removed parts', async () => {
      await add('--content-pt', '<p onclick="x()">Olá</p><script>x()</script>', ...english);
      expect(scene.lines[0]).toBe('--content-pt: the app leaves out onclick=, <script>.');
      expect(scene.lines[1]).toMatch(/^published /);
      scene.lines.length = 0;
      await scene.type(
        'messages',
        'all',
        '--title-pt',
        'Aviso',
        '--text-pt',
        '<iframe src="https://x.example"></iframe>',
      );
      expect(scene.lines[0]).toBe('--text-pt: the app leaves out <iframe>.');
    });

    it.each([
      ['cannot be read as a text in UTF-8 (ENOENT)', () => join(folder, 'none.html')],
      ['cannot be read as a text in UTF-8', () => file('latin.html', Buffer.from([0x3c, 0xe1, 0x3e]))],
      ['--content-pt is needed', () => file('empty.html', ' \n')],
    ])('of a file is refused with "%s"', async (sentence, path) => {
      await expect(add('--content-pt-file', path(), ...english)).rejects.toThrow(sentence);
    });

    it('is given once, in one of the two forms', async () => {
      const twice = add('--content-pt', '<p>x</p>', '--content-pt-file', file('x.html', 'x'), ...english);
      await expect(twice).rejects.toThrow('Say --content-pt or --content-pt-file, not both.');
    });
  });

  describe('times', () => {
    const until = async (...options: string[]) => {
      await add('--content-pt', '<p>Olá</p>', ...english, ...options);
      return new Date((await written())?.ends_at ?? 0).toISOString();
    };

    it('without a zone are those of --tz, in which answers are printed, too', async () => {
      const local = ['--until', '2099-12-01 20:00'];
      expect(await until(...local)).toBe('2099-12-01T20:00:00.000Z');
      expect(await until(...local, '--tz', 'America/Sao_Paulo')).toBe('2099-12-01T23:00:00.000Z');
      expect(await until('--until', '2099-12-01T20:00Z', '--tz', 'America/Sao_Paulo')).toBe('2099-12-01T20:00:00.000Z');
      scene.lines.length = 0;
      await scene.type('announcement', 'list', '--tz', 'America/Sao_Paulo');
      expect(scene.lines.some((line) => line.includes('until 2099-12-01 20:00 -03:00'))).toBe(true);
    });

    it('have a zone that there is', async () => {
      await expect(scene.type('status', '--tz', 'Atlantis')).rejects.toThrow('There is no time zone Atlantis');
    });
  });

  describe('addresses', () => {
    const picture = ['--group', 'm_home', '--picture', '/art/b/mar.svg'];
    it.each([
      ['banner --link', ['banner', 'set', 'film', ...picture, ...titles, '--link']],
      ['link set', ['link', 'set', 'SPEEDTEST']],
      ['settings affiliateService', ['settings', 'set', 'affiliateService']],
    ])('of %s are https or a path of the site', async (_what, typed) => {
      for (const address of ['https://mare.example/a', '/m/promotion']) await scene.type(...typed, address);
      for (const wrong of ['http://mare.example', '//mare.example', 'javascript:alert(1)', 'mare.example'])
        await expect(scene.type(...typed, wrong)).rejects.toThrow(/https/);
    });

    it('of people may be their messenger, mail or telephone, never http', async () => {
      const set = (url: string) => scene.type('service', 'set', 'tele', '--type', 'TELEGRAM', ...titles, '--url', url);
      for (const url of ['https://t.me/mare', 'tel:+5511', 'mailto:a@mare.example', 'tg:mare']) await set(url);
      await expect(set('http://t.me/mare')).rejects.toThrow('--url begins with https:');
    });
  });
});
