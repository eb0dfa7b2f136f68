import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readPoints } from '../areas/mall/points.ts';
import * as playFigures from '../db/migrations/051-play-figures.ts';
import { inPlayMoney } from '../db/play-tables.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { RecordScene } from '../testing/record-scene.ts';
import { checkSums } from './check-sums.ts';

forEachDatabase((dialect) => {
  const scene = new RecordScene(dialect);

  describe('a database from before there were sums of hours and days', () => {
    it('has those of all its rounds and postings after the migration, and so its members keep their points', async () => {
      const { play, cancel, book } = scene;
      const { db, advance } = scene.gateway;
      const whose = { memberId: scene.member.id, currency: 'BRL' };
      const tables = Object.keys(playFigures.playFigures) as (keyof typeof playFigures.playFigures)[];
      await play('r1', '2.50', '5.00');
      await cancel('r2');
      await play('r3', '1.50', undefined, false);
      advance(26 * 3_600_000);
      scene.token = await scene.vendor.enter(scene.member);
      await play('r4', '3.00');
      await book('bonus', 300);
      await book('debit', -100);
      const seat = await scene.vendor.enterForFree({ cookie_hash: 'a visitor' }, '');
      const chips = { playerId: seat.playerId, playerToken: seat.token, currency: 'XTS', nodeId: 'COR-1' };
      expect(await scene.vendor.call('bet', scene.bet('7.00', chips))).toMatchObject({ code: 'ok' });
      expect(await scene.vendor.call('end-round', scene.move({ playerId: seat.playerId }))).toMatchObject({
        code: 'ok',
      });
      const written = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
      expect(written.map((rows) => rows.length)).toEqual([6, 14, 2, 4]);

      for (const table of tables) await db.schema.dropTable(table).execute();
      await playFigures.up(db as unknown as Kysely<unknown>);

      expect([...(await checkSums(db)), ...(await checkSums(inPlayMoney(db)))]).toEqual([]);
      for (const [index, table] of tables.entries()) {
        const rows = await db.selectFrom(table).selectAll().execute();
        expect(rows.map((row) => JSON.stringify(row)).toSorted()).toEqual(
          written[index]?.map((row) => JSON.stringify(row)).toSorted(),
        );
      }
      expect(await readPoints(db, whose)).toEqual({ earned: 5, given: 0, balance: 5 });
      await play('r5', '1.00');
      expect((await readPoints(db, whose)).earned).toBe(6);
    });
  });
});
