import { describe, expect, it } from 'vitest';
import { listAnnouncements } from '#src/contract/announcements.ts';
import { valueOf } from '../testing/call-app.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { operatorScene } from '../testing/operator-scene.ts';

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
      expect(scene.lines.at(-1)).toBe('mar  m_home  on  Mar  /m/home');
      expect(await shown()).toEqual(['mar']);
      await expect(scene.type('banner', 'on', 'nothing')).rejects.toThrow('There is no banner nothing.');
    });
  });
});
