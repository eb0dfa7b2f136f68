import { describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const shown = async () => (await scene.app.request('/vip/vip.html')).text();
  const whole = ['--turnover', '1000.00', '--name-pt', 'Onda', '--name-en', 'Wave'];
  const benefits = ['--benefits-pt', 'Um nome', '--benefits-en', 'A name'];

  describe('the VIP levels', () => {
    it('are on the page as soon as they are added, changed in parts, and removed', async () => {
      expect(await shown()).toContain('Ainda não há níveis.');
      await scene.type('vip', 'set', 'wave', ...whole, ...benefits);
      expect(await shown()).toContain('<h2>Onda</h2>');
      await scene.type('vip', 'set', 'wave', '--name-pt', 'Onda Grande');
      expect(await shown()).toContain('<h2>Onda Grande</h2>');
      await scene.type('vip', 'list');
      expect(scene.lines.at(-1)).toBe('wave  1000.00  Onda Grande  Um nome');
      await scene.type('vip', 'remove', 'wave');
      expect(scene.asked).toHaveLength(1);
      expect(await shown()).not.toContain('Onda');
    });

    it.each([
      ['--turnover', ['vip', 'set', 'wave', '--turnover', 'much', ...whole.slice(2), ...benefits]],
      ['--turnover', ['vip', 'set', 'wave', '--turnover', '-1.00', ...whole.slice(2), ...benefits]],
      ['--benefits-pt is needed', ['vip', 'set', 'wave', ...whole]],
      ['Say what', ['vip', 'set', 'wave']],
      ['letters and digits', ['vip', 'set', 'a level', ...whole, ...benefits]],
      ['There is no VIP level', ['vip', 'remove', 'wave']],
    ])('are refused with "%s"', async (sentence, argv) => {
      await expect(scene.type(...argv)).rejects.toThrow(sentence);
    });
  });
});
