import { describe, expect, it } from 'vitest';
import { holdDraws } from '../../lottery/hold-draws.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { countStake } from '#gateway/testing/count-stake.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { checkLog } from './check-log.ts';
import { signDay } from './sign-days.ts';

const day = 86_400_000;

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const hold = async () => {
    while ((await holdDraws(scene.gateway)) > 0);
  };
  const pass = async () => {
    scene.gateway.advance(day);
    await hold();
    while ((await signDay(scene.gateway)) > 0);
  };
  const check = () => checkLog(scene.gateway.db, undefined);
  const links = () =>
    scene.gateway.db.selectFrom('commitments').selectAll().where('head', 'is not', null).orderBy('seq').execute();
  /** Does something to the database, checks what is found, and puts it back. */
  const found = async (spoil: () => Promise<unknown>, restore: () => Promise<unknown>) => {
    await spoil();
    const faults = await check();
    await restore();
    expect(await check()).toEqual([]);
    return faults;
  };

  describe('the log of commitments', () => {
    it('has no fault after days of draws, drops, runs without one and a draw that was called off', async () => {
      await scene.type('commitments', 'heads');
      expect(scene.lines).toEqual(['No day is over yet in which something was committed to.']);
      await scene.type('lottery', 'set', 'COR-1', '5');
      await hold();
      const set = ['jackpot', 'set', 'onda', '--name-pt', 'Onda', '--name-en', 'Wave', '--rate', '1.00'];
      await scene.type(...set, '--seed', '10.00', '--cap', '10.01');
      await countStake(scene.gateway, scene.account, 200);
      await scene.type('jackpot', 'off', 'onda');
      await pass();
      const { numero } = await scene.gateway.db
        .selectFrom('draws')
        .select('numero')
        .where('state', '=', 'selling')
        .orderBy('draws_at')
        .limit(1)
        .executeTakeFirstOrThrow();
      await scene.type('lottery', 'void', numero);
      await pass();
      await pass();
      await scene.type('commitments', 'verify');
      expect(scene.lines.at(-1)).toMatch(/^\d{3,} commitments, 3 heads, no fault$/);
      await scene.type('commitments', 'heads');
      const [number, at, , hash = '', key = ''] = (scene.lines.at(-3) ?? '').split(/\s+/);
      expect([number, at]).toEqual(['1', '2026-03-14']);
      await scene.type('commitments', 'verify', hash, '--key', key);
      await expect(scene.type('commitments', 'verify', hash, 'f'.repeat(64))).rejects.toThrow('1 faults');
      await expect(scene.type('commitments', 'verify', '--key', 'A'.repeat(43))).rejects.toThrow('3 faults');
      expect(scene.lines.at(-1)).toContain('head 3: signed by another key');
    });

    it('names the one commitment that was changed in it, and the verification is refused', async () => {
      const { ref, commitment } = (await links())[100] ?? { ref: '', commitment: '' };
      const write = (text: string) =>
        scene.gateway.db.updateTable('commitments').set({ commitment: text }).where('ref', '=', ref).execute();
      const faults = await found(
        async () => {
          await write('f'.repeat(64));
          await expect(scene.type('commitments', 'verify')).rejects.toThrow('faults');
          expect(scene.lines.join('\n')).toContain(`draw ${ref}: changed`);
        },
        () => write(commitment),
      );
      expect(new Set(faults.map(({ of }) => of))).toEqual(new Set([`draw ${ref}`]));
    });

    it('names the draw or the run whose own commitment was changed', async () => {
      const { db } = scene.gateway;
      const all = await links();
      for (const [kind, table, key] of [
        ['draw', 'draws', 'numero'],
        ['jackpot', 'jackpot_drops', 'run_id'],
        ['jackpot', 'ended_runs', 'run_id'],
      ] as const) {
        const rows = await db
          .selectFrom(table as 'draws')
          .select([key as 'numero', 'commitment'])
          .execute();
        const refs = rows.map((row) => (row as Record<string, string>)[key] ?? '');
        const link = all.find((one) => one.kind === kind && refs.includes(one.ref));
        if (!link) throw new Error(`nothing in ${table}`);
        const write = (commitment: string) =>
          db
            .updateTable(table as 'draws')
            .set({ commitment })
            .where(key as 'numero', '=', link.ref)
            .execute();
        const faults = await found(
          () => write('0'),
          () => write(link.commitment),
        );
        expect(faults).toEqual([{ what: 'not what the log says', of: `${kind} ${link.ref}` }]);
      }
    });

    it('names the row after a deleted one, a replaced head, and a draw that is not in it', async () => {
      const { db } = scene.gateway;
      const all = await links();
      const [gone, after] = [all[50], all[51]];
      if (!gone || !after) throw new Error('too few');
      const missing = await found(
        () => db.deleteFrom('commitments').where('ref', '=', gone.ref).execute(),
        () => db.insertInto('commitments').values(gone).execute(),
      );
      expect(missing).toContainEqual({ what: 'changed, or rows before it are missing', of: `draw ${after.ref}` });
      const head = await db
        .selectFrom('commitment_heads')
        .selectAll()
        .where('number', '=', 2)
        .executeTakeFirstOrThrow();
      const write = (until: number) =>
        db.updateTable('commitment_heads').set({ until }).where('number', '=', 2).execute();
      const resigned = await found(
        () => write(head.until + 1),
        () => write(head.until),
      );
      expect(resigned).toEqual([{ what: 'wrong signature', of: 'head 2' }]);
      const last = await db
        .selectFrom('commitments')
        .selectAll()
        .where('head', 'is', null)
        .limit(1)
        .executeTakeFirstOrThrow();
      const unlogged = await found(
        () => db.deleteFrom('commitments').where('ref', '=', last.ref).execute(),
        () => db.insertInto('commitments').values(last).execute(),
      );
      expect(unlogged).toEqual([{ what: 'not in the log', of: `${last.kind} ${last.ref}` }]);
    });
  });
});
