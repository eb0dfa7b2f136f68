import { describe, expect, it } from 'vitest';
import { customerService } from '#src/contract/site/support.ts';
import { openServicePath } from './service-path.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { valueOf } from '#gateway/testing/call-app.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const shown = async () => valueOf(scene.app, customerService, { query: { language: 'en' } });
  const whole = ['--type', 'WHATSAPP', '--title-pt', 'Zap', '--title-en', 'WhatsApp'];
  const url = ['--url', 'whatsapp://send?phone=5511999999999'];

  describe('the links to the service', () => {
    it('are answered obfuscated as soon as they are added, changed in parts, and removed [S1-390, S1-209]', async () => {
      await scene.type('service', 'set', 'zap', ...whole, ...url, '--order', '5');
      const [first] = await shown();
      expect(first).toMatchObject({ csType: 'WHATSAPP', title: 'WhatsApp' });
      expect(openServicePath(first?.path ?? '')).toBe('whatsapp://send?phone=5511999999999');
      await scene.type('service', 'set', 'zap', '--title-en', 'Write to us');
      const [changed] = await shown();
      expect(changed).toEqual({ csType: 'WHATSAPP', title: 'Write to us', path: first?.path });
      await scene.type('service', 'set', 'zap', ...url);
      expect(await shown()).toContainEqual(changed);
      await scene.type('service', 'list');
      expect(
        scene.lines.some((line) => line.startsWith('zap') && line.endsWith('whatsapp://send?phone=5511999999999')),
      ).toBe(true);
      await scene.type('service', 'remove', 'zap');
      expect((await shown()).map(({ csType }) => csType)).not.toContain('WHATSAPP');
    });

    it.each([
      ['--url begins', ['service', 'set', 'zap', ...whole, '--url', 'javascript:alert(1)']],
      ['--url is needed', ['service', 'set', 'zap', ...whole]],
      ['--order is', ['service', 'set', 'zap', ...whole, ...url, '--order', 'first']],
      ['Say what', ['service', 'set', 'zap']],
      ['letters and digits', ['service', 'set', 'a b', ...whole, ...url]],
      ['There is no link', ['service', 'remove', 'zap']],
    ])('are refused with "%s"', async (sentence, argv) => {
      await expect(scene.type(...argv)).rejects.toThrow(sentence);
    });
  });
});
