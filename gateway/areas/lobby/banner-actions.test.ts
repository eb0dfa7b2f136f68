import { describe, expect, it } from 'vitest';
import { listAnnouncements } from '#src/contract/lobby/announcements.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const shown = async () => {
    const query = { types: 'B', groupName: 'm_hotnews', platform: 'M', merchantCode: 'mare', language: 'en' } as const;
    return (await valueOf(scene.app, listAnnouncements, { query })).banners;
  };
  const place = ['--group', 'm_hotnews', '--picture', '/art/b/mar.svg'];
  const link = ['--link', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'];
  const titles = ['--title-pt', 'Filme', '--title-en', 'Film'];

  describe('banners', () => {
    it('are shown as soon as they are added, changed in parts, hidden, and removed [S1-158]', async () => {
      await scene.type('banner', 'set', 'film', ...place, ...link, ...titles, '--order', '1');
      expect((await shown())[0]).toMatchObject({ id: 'film', title: 'Film', text: '', linkage: link[1] });
      await scene.type('banner', 'set', 'film', '--text-pt', 'Agora', '--text-en', 'Now');
      expect((await shown())[0]).toMatchObject({ title: 'Film', text: 'Now', linkage: link[1] });
      await scene.type('banner', 'off', 'film');
      expect((await shown()).map(({ id }) => id)).not.toContain('film');
      await scene.type('banner', 'on', 'film');
      await scene.type('banner', 'list');
      expect(scene.lines.some((line) => line.startsWith('film') && line.endsWith('aqz-KE-bpKQ'))).toBe(true);
      await scene.type('banner', 'remove', 'film');
      expect(scene.asked).toHaveLength(1);
      expect((await shown()).map(({ id }) => id)).not.toContain('film');
    });

    it.each([
      ['--group is one of', ['banner', 'set', 'film', '--group', 'm_all', ...place.slice(2), ...link, ...titles]],
      [
        '--picture is a path',
        ['banner', 'set', 'film', ...place.slice(0, 3), 'https://x.example/a.png', ...link, ...titles],
      ],
      ['--link is a path', ['banner', 'set', 'film', ...place, '--link', 'javascript:alert(1)', ...titles]],
      ['--title-en is needed', ['banner', 'set', 'film', ...place, ...link, ...titles.slice(0, 2)]],
      ['Say what', ['banner', 'set', 'film']],
      ['There is no banner', ['banner', 'remove', 'film']],
    ])('are refused with "%s"', async (sentence, argv) => {
      await expect(scene.type(...argv)).rejects.toThrow(sentence);
    });
  });
});
