import { isTrueDrop } from '#src/contract/jackpots/jackpot-level.ts';
import { jackpots } from '#src/contract/jackpots/jackpots.ts';
import { describe, expect, it } from 'vitest';
import { jackpotRow } from '#gateway/testing/add-jackpot.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { countStake } from '#gateway/testing/count-stake.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

const names = ['--name-pt', 'Ressaca', '--name-en', 'Swell'];

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const told = () => valueOf(scene.app, jackpots, { query: { language: 'en' } });
  const stake = (stakeMinor: number) => countStake(scene.gateway, scene.account, stakeMinor);

  describe('the jackpots', () => {
    it('are written, shown to open apps at once, and hidden again', async () => {
      await scene.type('jackpot', 'list');
      expect(scene.lines).toEqual(['There is no jackpot.']);
      await scene.type('jackpot', 'set', 'ressaca', ...names, '--rate', '0.50', '--seed', '50.00', '--cap', '80.00');
      expect((await told()).list).toMatchObject([
        { id: 'ressaca', name: 'Swell', rate: '0.50', seed: '50.00', cap: '80.00', amount: '50.00', category: '' },
      ]);
      await scene.type('jackpot', 'drops');
      expect(scene.lines.at(-1)).toBe('Nothing has dropped yet.');
      await scene.type('jackpot', 'set', 'ressaca', '--category', 'FISH', '--art', '/art/b/mar.svg');
      expect((await told()).list).toMatchObject([{ name: 'Swell', category: 'FISH', art: '/art/b/mar.svg' }]);
      await scene.type('jackpot', 'off', 'ressaca');
      expect(scene.asked).toHaveLength(1);
      expect((await told()).list).toEqual([]);
      await scene.type('jackpot', 'set', 'ressaca', '--category', 'ALL');
      await scene.type('jackpot', 'on', 'ressaca');
      expect((await told()).list).toMatchObject([{ id: 'ressaca', category: '' }]);
    });

    it('take other terms with the next run once stakes have counted, the rate among them: a run is committed to it', async () => {
      const before = await jackpotRow(scene.gateway.db, 'ressaca');
      await scene.type('jackpot', 'set', 'ressaca', '--seed', '60.00', '--cap', '60.05', '--rate', '1.00');
      const begun = await jackpotRow(scene.gateway.db, 'ressaca');
      expect([begun.run_id === before.run_id, begun.run_cap_minor]).toEqual([false, 6005]);
      // Less than a cent, which takes it to no level.
      await stake(1);
      await scene.type('jackpot', 'set', 'ressaca', '--seed', '70.00', '--cap', '90.00', '--rate', '2.00');
      expect(scene.lines.at(-1)).toContain('next run');
      expect((await told()).list).toMatchObject([{ seed: '60.00', cap: '60.05', amount: '60.00', rate: '1.00' }]);
      await scene.type('jackpot', 'list');
      expect(scene.lines.at(-1)).toMatch(
        /^ressaca {2}on {2}60\.00 of 60\.00 to 60\.05 {2}1\.00 % {2}ALL {2}next 70\.00 to 90\.00 at 2\.00 %/,
      );
    });

    it('have drops that are checked again, by the app and by the command, and refuse another level', async () => {
      await expect(scene.type('jackpot', 'drops', 'none')).rejects.toThrow('no jackpot');
      const open = (await jackpotRow(scene.gateway.db, 'ressaca')).run_id;
      await expect(scene.type('jackpot', 'verify', open)).rejects.toThrow('has not ended');
      await stake(100_000);
      expect((await told()).list).toMatchObject([{ seed: '70.00', cap: '90.00', amount: '70.00', rate: '2.00' }]);
      await scene.type('jackpot', 'drops', 'ressaca');
      expect(scene.lines[0]).toContain(`ressaca  60.05  level 60.0`);
      expect(scene.lines[0]).toContain(scene.account);
      const [drop] = (await told()).drops;
      if (!drop) throw new Error('nothing has dropped');
      expect(drop.winner).not.toContain(scene.account);
      expect(await isTrueDrop(drop)).toBe(true);
      await scene.type('jackpot', 'verify', open);
      expect(scene.lines.at(-3)).toBe(`level       ${drop.level}`);
      const other = drop.level === '60.03' ? '60.04' : '60.03';
      expect(await isTrueDrop({ ...drop, level: other })).toBe(false);
      await expect(scene.type('jackpot', 'verify', open, other)).rejects.toThrow('do not match');
      await expect(scene.type('jackpot', 'verify', open, drop.level, 'salt')).rejects.toThrow('do not match');
    });

    const set = ['jackpot', 'set', 'nova', ...names];
    it.each([
      ['what is to be written', ['jackpot', 'set', 'nova']],
      [
        '--name-en is needed',
        ['jackpot', 'set', 'nova', '--name-pt', 'A', '--rate', '1.00', '--seed', '1.00', '--cap', '2.00'],
      ],
      ['--rate 0.50', [...set, '--seed', '1.00', '--cap', '2.00']],
      ['0.01 to 10.00', [...set, '--seed', '1.00', '--cap', '2.00', '--rate', '10.01']],
      ['0.01 to 10.00', [...set, '--seed', '1.00', '--cap', '2.00', '--rate', '1']],
      ['--seed 100.00', [...set, '--rate', '1.00', '--cap', '2.00']],
      ['is an amount', [...set, '--rate', '1.00', '--seed', '0.00', '--cap', '2.00']],
      ['above --seed', [...set, '--rate', '1.00', '--seed', '2.00', '--cap', '2.00']],
      ['at most', [...set, '--rate', '1.00', '--seed', '2.00', '--cap', '10000000.01']],
      ['letters and digits', ['jackpot', 'set', 'a b', ...names]],
      ['There is no jackpot nova', ['jackpot', 'on', 'nova']],
      ['There is no jackpot nova', ['jackpot', 'off', 'nova', '--yes']],
      ['There is no jackpot nova', ['jackpot', 'drops', 'nova']],
      ['There is no run nova', ['jackpot', 'verify', 'nova']],
    ])('are refused with "%s"', async (sentence, argv) => {
      await expect(scene.type(...argv)).rejects.toThrow(sentence);
    });
  });
});
