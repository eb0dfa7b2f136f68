import { describe, expect, it } from 'vitest';
import { captcha } from '#src/contract/identity/session.ts';
import { systemStatus, whiteLabel } from '#src/contract/site/system.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const shown = () => valueOf(scene.app, whiteLabel);

  describe('what the merchant switches', () => {
    it.each([
      ['menu', 'menu', 'pointMall'],
      ['programmes', 'promotions', 'mission'],
    ] as const)('%s: of %s %s is on for the next visitor, and off again', async (word, list, name) => {
      await scene.type(word, 'set', name, 'on');
      await scene.type(word, 'set', name, 'on');
      expect((await shown())[list].filter((other) => other === name)).toEqual([name]);
      await scene.type(word, 'list');
      expect(scene.lines.some((line) => line.startsWith(name) && line.endsWith('on'))).toBe(true);
      await scene.type(word, 'set', name, 'off');
      expect((await shown())[list]).not.toContain(name);
    });

    it('a module that is closed has its calls refused, until it is open again [S1-416]', async () => {
      const asked = async () => (await askApp(scene.app, captcha)).envelope;
      await scene.type('modules', 'set', 'CAPTCHA3', 'off');
      expect(await asked()).toMatchObject({ success: false, message: 'no_permission' });
      await scene.type('modules', 'list');
      expect(scene.lines.some((line) => /^CAPTCHA3 +off +captcha +captcha$/.test(line))).toBe(true);
      await scene.type('modules', 'set', 'CAPTCHA3', 'on');
      expect(await asked()).toMatchObject({ success: true });
    });

    it('the templates of the member centre and of the deposit page apply to the next visit [S1-344]', async () => {
      const told = async () => (await valueOf(scene.app, systemStatus)).info.mobileTemplate;
      await scene.type('template', 'set', 'new');
      expect(await told()).toEqual({ mem_cen: 'new', dep_func: 'base' });
      await scene.type('template', 'set', 'new', '--page', 'deposit');
      expect(await told()).toEqual({ mem_cen: 'new', dep_func: 'new' });
      await scene.type('template', 'set', 'base');
      expect(await told()).toEqual({ mem_cen: 'base', dep_func: 'new' });
      await scene.type('template', 'set', 'base', '--page', 'deposit');
      expect(await told()).toEqual({ mem_cen: 'base', dep_func: 'base' });
    });

    it.each([
      ['Say base or new', ['template', 'set', 'old']],
      ['The pages are member and deposit', ['template', 'set', 'new', '--page', 'home']],
      ['There is no nothing', ['menu', 'set', 'nothing', 'on']],
      ['There is no REG2', ['modules', 'set', 'REG2', 'off']],
      ['Say on or off', ['programmes', 'set', 'mission', 'maybe']],
    ])('is refused with "%s"', async (sentence, argv) => {
      await expect(scene.type(...argv)).rejects.toThrow(sentence);
    });
  });
});
