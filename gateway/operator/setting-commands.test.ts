import { describe, expect, it } from 'vitest';
import { whiteLabel } from '#src/contract/system.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { valueOf } from '../testing/call-app.ts';
import { operatorScene } from '../testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const shown = () => valueOf(scene.app, whiteLabel);

  describe('what the merchant switches', () => {
    it.each([
      ['menu', 'pointMall'],
      ['promotions', 'mission'],
    ] as const)('%s: %s is on for the next visitor, and off again', async (list, name) => {
      await scene.type(list, 'set', name, 'on');
      await scene.type(list, 'set', name, 'on');
      expect((await shown())[list].filter((other) => other === name)).toEqual([name]);
      await scene.type(list, 'list');
      expect(scene.lines.some((line) => line.startsWith(name) && line.endsWith('on'))).toBe(true);
      await scene.type(list, 'set', name, 'off');
      expect((await shown())[list]).not.toContain(name);
    });

    it.each([
      ['There is no nothing', ['menu', 'set', 'nothing', 'on']],
      ['Say on or off', ['promotions', 'set', 'mission', 'maybe']],
    ])('is refused with "%s"', async (sentence, argv) => {
      await expect(scene.type(...argv)).rejects.toThrow(sentence);
    });
  });
});
