import { describe, expect, it } from 'vitest';
import { listAnnouncements } from '#src/contract/lobby/announcements.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { startAnnouncing } from './announcement-times.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);

  describe('announcements and banners', () => {
    const notices = async () =>
      (await valueOf(scene.app, listAnnouncements, { query: { types: 'PL', merchantCode: 'mare', language: 'en' } }))
        .playerNotices;
    const texts = [
      '--title-pt',
      'Aviso',
      '--title-en',
      'Notice',
      '--content-pt',
      '<p>Olá</p>',
      '--content-en',
      '<p>Hello</p>',
    ];
    const period = ['--type', 'PL', '--audience', 'B', ...texts];

    it('are published at once, end when they should, and are removed', async () => {
      await scene.type('announcement', 'add', '--type', 'PL', '--audience', 'B', ...texts, '--hours', '2', '--forced');
      const [notice] = await notices();
      expect(notice).toMatchObject({ title: 'Notice', content: '<p>Hello</p>', execution: 'B', force: true });
      await scene.type('announcement', 'list');
      expect(scene.lines.join('\n')).toContain('Aviso');
      scene.gateway.advance(2 * 3_600_000);
      expect(await notices()).toEqual([]);
      await scene.type('announcement', 'remove', notice?.id ?? '');
      expect(scene.asked).toHaveLength(1);
      await expect(scene.type('announcement', 'remove', notice?.id ?? '')).rejects.toThrow('There is no announcement');
    });

    const added = async (...options: string[]) => {
      await scene.type('announcement', 'add', '--type', 'PL', '--audience', 'B', ...texts, ...options);
      return /^published (\w+)/.exec(scene.lines.at(-1) ?? '')?.[1] ?? '';
    };
    const at = (hours: number) => new Date(scene.gateway.clock() + hours * 3_600_000).toISOString();
    const titles = async () => (await notices()).map(({ title }) => title);
    /** Lets time pass beside a gateway that keeps the times of announcements. */
    const pass = async (hours: number) => {
      const schedule = startAnnouncing(scene.gateway);
      scene.gateway.advance(hours * 3_600_000);
      await schedule.look();
      schedule.stop();
    };

    it('begin and end at given times, and have the date of their beginning', async () => {
      const begins = scene.gateway.clock() + 2 * 3_600_000;
      const id = await added('--from', at(2), '--until', at(5));
      expect(scene.lines.at(-1)).toMatch(/^published \w+, from \d{4}-\d\d-\d\d \d\d:\d\d UTC on$/);
      expect(await titles()).toEqual([]);
      await scene.type('announcement', 'list');
      expect(scene.lines.some((line) => /from .* UTC until .* UTC +Aviso$/.test(line))).toBe(true);
      await pass(2);
      expect(await notices()).toMatchObject([{ id, createdAt: begins }]);
      await pass(3);
      expect(await titles()).toEqual([]);
      await scene.type('announcement', 'remove', id);
    });

    it('given for some hours show that long from their beginning', async () => {
      const id = await added('--from', at(1), '--hours', '2');
      for (const shown of [true, true, false]) {
        await pass(1);
        expect(await titles()).toEqual(shown ? ['Notice'] : []);
      }
      await scene.type('announcement', 'remove', id);
    });

    it('are changed by parts, hidden and shown', async () => {
      const id = await added('--forced');
      await scene.type('announcement', 'change', id, '--title-en', 'Storm', '--not-forced');
      expect(await notices()).toMatchObject([{ title: 'Storm', content: '<p>Hello</p>', force: false }]);
      await scene.type('announcement', 'off', id);
      expect(await titles()).toEqual([]);
      await scene.type('announcement', 'on', id);
      await scene.type('announcement', 'change', id, '--until', at(1), '--forced');
      await pass(0.5);
      expect(await notices()).toMatchObject([{ title: 'Storm', force: true }]);
      await scene.type('announcement', 'change', id, '--until', 'never', '--audience', 'A');
      expect(await titles()).toEqual([]);
      await scene.type('announcement', 'change', id, '--audience', 'B', '--type', 'PL');
      await pass(10);
      expect(await titles()).toEqual(['Storm']);
      await scene.type('announcement', 'change', id, '--hours', '1');
      await pass(1);
      expect(await titles()).toEqual([]);
      await scene.type('announcement', 'remove', id);
    });

    it.each([
      ['--from 2026-03-14T05:00Z', ['add', ...period, '--from', 'tomorrow']],
      ['--from names a time that has passed', ['add', ...period, '--from', '2001-01-01T00:00Z']],
      ['--until names a time that has passed', ['add', ...period, '--until', '2001-01-01T00:00Z']],
      ['ends after it begins', ['add', ...period, '--from', '2099-01-02T00:00Z', '--until', '2099-01-01T00:00Z']],
      ['Say --until or --hours', ['add', ...period, '--until', '2099-01-01T00:00Z', '--hours', '2']],
      ['Say what is to be written', ['change', 'none']],
      ['There is no announcement none', ['change', 'none', '--title-pt', 'x']],
      ['There is no announcement none', ['off', 'none']],
      ['Say --forced or --not-forced', ['change', 'none', '--forced', '--not-forced']],
    ])('are refused with "%s"', async (sentence, argv) => {
      await expect(scene.type('announcement', ...argv)).rejects.toThrow(sentence);
    });

    it.each([
      ['--type', ['announcement', 'add', '--type', 'XX', '--audience', 'B', ...texts]],
      ['--audience', ['announcement', 'add', '--type', 'PL', '--audience', 'Z', ...texts]],
      ['--title-pt', ['announcement', 'add', '--type', 'PL', '--audience', 'B']],
      ['--hours', ['announcement', 'add', '--type', 'PL', '--audience', 'B', ...texts, '--hours', 'soon']],
    ])('need a proper %s', async (option, argv) => {
      await expect(scene.type(...argv)).rejects.toThrow(option);
    });

    it('of the carousel are switched off and on', async () => {
      const texts2 = {
        eyebrow_pt: '',
        eyebrow_en: '',
        title_pt: 'Mar',
        title_en: 'Sea',
        text_pt: '',
        text_en: '',
        action_pt: '',
        action_en: '',
      };
      await scene.gateway.db
        .insertInto('banners')
        .values({
          id: 'mar',
          group_name: 'm_home',
          url: '/art/b/mar.svg',
          linkage: '/m/home',
          ...texts2,
          active: 1,
          sort_order: 1,
        })
        .execute();
      const shown = async () =>
        (await valueOf(scene.app, listAnnouncements, { query: { types: 'B', merchantCode: 'mare' } })).banners.map(
          ({ id }) => id,
        );
      scene.gateway.events.emit('changed', 'banners');
      expect(await shown()).toEqual(['mar']);
      await scene.type('banner', 'off', 'mar');
      expect(await shown()).toEqual([]);
      await scene.type('banner', 'on', 'mar');
      await scene.type('banner', 'list');
      expect(scene.lines.at(-1)).toBe('mar  m_home (top of home)  on  Mar  /m/home');
      expect(await shown()).toEqual(['mar']);
      await expect(scene.type('banner', 'on', 'nothing')).rejects.toThrow('There is no banner nothing.');
    });
  });
});
