import { isTrueDrop, isTrueLevel } from '#src/contract/jackpots/jackpot-level.ts';
import { jackpots } from '#src/contract/jackpots/jackpots.ts';
import type { EndedRun } from '#src/contract/jackpots/jackpots.schema.ts';
import { describe, expect, it } from 'vitest';
import { addDrop, addJackpot, addJackpotAt, jackpotRow } from '#gateway/testing/add-jackpot.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { countStake } from '#gateway/testing/count-stake.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { addMember } from '#gateway/testing/test-members.ts';
import { rewrapLevels } from './rewrap-levels.ts';
import { amountOf, growth, openLevel } from './runs.ts';

const names = ['--name-pt', 'Ressaca', '--name-en', 'Swell'];

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  let count = 0;
  const newId = () => `jackpot${(count += 1)}`;
  const told = () => valueOf(scene.app, jackpots, { query: { language: 'en' } });
  const endedRun = async (run: string): Promise<EndedRun> => {
    const found = (await told()).ended.find((ended) => ended.run === run);
    if (!found) throw new Error(`the end of ${run} is not told`);
    return found;
  };
  /** The published values of a run whose level was decrypted, as input of a verifier. */
  const shownLevel = ({ level = '', salt = '', ...rest }: EndedRun) => ({ ...rest, level, salt });
  const opened = async (id: string) => {
    const row = await jackpotRow(scene.gateway.db, id);
    return { row, level: await openLevel(scene.gateway, row) };
  };

  describe('a run that ends without a drop', () => {
    it('because its jackpot is switched off discloses its level, and its amount is carried over', async () => {
      const id = newId();
      await addJackpot(scene.gateway, id, { grown: 4_230_000 });
      const { row, level } = await opened(id);
      await scene.type('jackpot', 'off', id);
      const ended = await endedRun(row.run_id);
      expect(ended).toMatchObject({ cause: 'off', amount: '104.23', commitment: row.commitment, salt: level?.salt });
      expect(await isTrueLevel(shownLevel(ended))).toBe(true);
      const next = await opened(id);
      expect([next.row.active, next.row.run_id === row.run_id, next.row.grown]).toEqual([0, false, 4_230_000]);
      expect(next.level?.levelMinor).toBeGreaterThan(10_423);

      await scene.type('jackpot', 'off', id);
      expect((await jackpotRow(scene.gateway.db, id)).run_id).toBe(next.row.run_id);
      await scene.type('jackpot', 'on', id);
      expect((await told()).list.find((one) => one.id === id)).toMatchObject({
        amount: '104.23',
        run: next.row.run_id,
      });
    });

    it('because its terms were changed discloses its level', async () => {
      const id = newId();
      await scene.type('jackpot', 'set', id, ...names, '--rate', '1.00', '--seed', '50.00', '--cap', '80.00');
      const { row } = await opened(id);
      await scene.type('jackpot', 'set', id, '--rate', '2.00');
      const ended = await endedRun(row.run_id);
      expect(ended).toMatchObject({ cause: 'reset', rate: '1.00', seed: '50.00', cap: '80.00', amount: '50.00' });
      expect(await isTrueLevel(shownLevel(ended))).toBe(true);
      expect((await told()).list.find((one) => one.id === id)).toMatchObject({ rate: '2.00' });
    });

    it('because no secret decrypts its level says so, and discloses it once a secret does', async () => {
      const id = newId();
      await addJackpot(scene.gateway, id);
      const { row, level } = await opened(id);
      expect(
        await rewrapLevels(scene.gateway.db, { masterSecret: 'x'.repeat(40) }, scene.gateway.clock()),
      ).toBeGreaterThan(0);
      scene.gateway.events.emit('changed', 'jackpots');
      const ended = await endedRun(row.run_id);
      expect(ended).toMatchObject({ cause: 'unreadable', commitment: row.commitment });
      expect([ended.level, ended.salt]).toEqual([undefined, undefined]);
      await expect(scene.type('jackpot', 'verify', row.run_id)).rejects.toThrow('no secret opened its level');
      await scene.type('jackpot', 'drops', id);
      expect(scene.lines.at(-1)).toMatch(/level not opened +ended: unreadable$/);

      await rewrapLevels(scene.gateway.db, scene.gateway, scene.gateway.clock());
      scene.gateway.events.emit('changed', 'jackpots');
      expect(await endedRun(row.run_id)).toMatchObject({ salt: level?.salt });
      await scene.type('jackpot', 'verify', row.run_id);
      expect(scene.lines.at(-1)).toBe('ended       unreadable, at 100.00');
    });

    it('because a cap in the database is not the one that was committed to counts as one that no secret opens', async () => {
      const id = newId();
      const { cap_minor: cap } = await addJackpot(scene.gateway, id);
      await scene.gateway.db
        .updateTable('jackpots')
        .set({ run_cap_minor: cap + 1 })
        .where('id', '=', id)
        .execute();
      expect((await opened(id)).level).toBeNull();
    });

    it('because a refused drop returns more than its level discloses its level, and the next run has a level above', async () => {
      const id = newId();
      await addJackpotAt(scene.gateway, id, '120.00');
      const { row } = await opened(id);
      const member = await addMember(scene.gateway.db, scene.account);
      await addDrop(scene.gateway, { runId: `held-${id}`, jackpotId: id, memberId: member.id }, 'held');
      await scene.type('jackpot', 'refuse', `held-${id}`, '--reason', 'Anulada.');
      expect(await endedRun(row.run_id)).toMatchObject({ cause: 'returned', level: '120.00', amount: '150.00' });
      const next = await opened(id);
      expect(amountOf(next.row)).toBe(15_000);
      expect(next.level?.levelMinor).toBeGreaterThan(15_000);
    });

    it('never begins the next one at its cap: what is more is carried on to the one after', async () => {
      const id = newId();
      await addJackpot(scene.gateway, id, { seed_minor: 10_000, cap_minor: 10_010, grown: 50 * growth });
      await scene.type('jackpot', 'off', id);
      await scene.type('jackpot', 'on', id);
      const { row, level } = await opened(id);
      expect([amountOf(row), row.grown + row.carried]).toEqual([10_009, 50 * growth]);
      expect(level?.levelMinor).toBe(10_010);
      await countStake(scene.gateway, scene.account, 100);
      const drop = (await told()).drops.find(({ run }) => run === row.run_id);
      expect(drop).toMatchObject({ before: '100.09', level: '100.10', amount: '100.10' });
      expect(drop && (await isTrueDrop(drop))).toBe(true);
    });
  });
});
