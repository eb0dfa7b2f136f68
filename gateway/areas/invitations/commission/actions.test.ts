import { describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { setProgrammes } from '../testing/inviting-member.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const set = (...rest: string[]) => scene.type('commission', 'set', '--most', '200.00', '--days', '30', ...rest);

  describe('commission', () => {
    it('is set from the next day of the site on, after a question, and stopped', async () => {
      await setProgrammes(scene.gateway, ['referral']);
      scene.answer = false;
      expect(await set('--turnover', '0.20')).toBe(false);
      scene.answer = true;
      await set('--turnover', '0.20');
      expect(scene.lines.at(-1)).toBe('from 2026-03-15 on');
      await set('--turnover', '0.25', '--deposit', '1.00');
      await scene.type('commission', 'show');
      expect(scene.lines.slice(-1)).toEqual([
        expect.stringMatching(/^2026-03-15 +0\.25 % +1\.00 % +200\.00 +30 days$/),
      ]);
      await scene.type('commission', 'stop');
      await scene.type('commission', 'show');
      expect(scene.lines.at(-1)).toMatch(/^2026-03-15 +none/);
    });

    it('refuses no rate, one that costs more than games keep, and a site without the programme', async () => {
      await setProgrammes(scene.gateway, ['referral']);
      await expect(set()).rejects.toThrow('Say a rate');
      await expect(set('--turnover', '1.01')).rejects.toThrow('--turnover is a per cent from 0.00 to 1.00');
      await expect(set('--deposit', '11.00')).rejects.toThrow('--deposit is a per cent from 0.00 to 10.00');
      await setProgrammes(scene.gateway, []);
      await expect(set('--turnover', '0.20')).rejects.toThrow('No commission is paid here');
    });
  });
});
