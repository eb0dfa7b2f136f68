import { recordsOnPage } from '#src/contract/records/records.ts';
import { describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { RecordScene } from '#gateway/testing/record-scene.ts';

const day = 86_400_000;

forEachDatabase((dialect) => {
  const scene = new RecordScene(dialect);
  const { bets, play, cancel } = scene;

  describe('the betting record [S1-080]', () => {
    it('has each round once, newest first, with its result, and the sums of all', async () => {
      await play('r1', '2.00', '5.00');
      await cancel('r2');
      await play('r3', '1.50', undefined, false);
      const { items, totals, totalPages } = await bets();
      expect(items.map(({ roundId, stake, win, net, state }) => [roundId, stake, win, net, state])).toEqual([
        ['r3', '1.50', '0.00', '-1.50', 'open'],
        ['r2', '0.00', '0.00', '0.00', 'cancelled'],
        ['r1', '2.00', '5.00', '3.00', 'settled'],
      ]);
      expect(items.at(-1)).toMatchObject({
        nodeId: 'COR-2',
        gameName: 'Reef Dragon 2',
        vendorName: 'Casa COR',
        at: scene.begun + 8000,
      });
      expect([totals, totalPages]).toEqual([
        { currency: 'BRL', rounds: 3, stake: '3.50', win: '5.00', net: '1.50' },
        1,
      ]);
      expect((await bets({ language: 'pt' })).items[0]?.gameName).toBe('Dragão do Recife 2');
    });

    it('can be of one state or one category, and so are its sums', async () => {
      await play('r1', '2.00', '5.00');
      await cancel('r2');
      await play('r3', '1.50', undefined, false);
      const states = async (state: string) => (await bets({ state })).items.map(({ roundId }) => roundId);
      expect([await states('open'), await states('settled'), await states('cancelled')]).toEqual([
        ['r3'],
        ['r1'],
        ['r2'],
      ]);
      expect((await bets({ state: 'settled' })).totals).toEqual({
        currency: 'BRL',
        rounds: 1,
        stake: '2.00',
        win: '5.00',
        net: '3.00',
      });
      expect((await bets({ category: 'RNG' })).totals.rounds).toBe(3);
      expect(await bets({ category: 'FISH' })).toMatchObject({ items: [], totalPages: 0, totals: { rounds: 0 } });
    });

    it('has pages, whose sums are those of all of them; one beyond the last is empty', async () => {
      for (let round = 0; round <= recordsOnPage; round += 1) await play(`many-${round}`, '0.10');
      const [first, second, third] = [await bets(), await bets({ pageNo: 2 }), await bets({ pageNo: 3 })];
      expect([first.items.length, second.items.length, third.items.length]).toEqual([recordsOnPage, 1, 0]);
      expect([first.pageNum, second.pageNum, second.totalPages]).toEqual([1, 2, 2]);
      expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(recordsOnPage + 1);
      expect(second.totals).toEqual(first.totals);
      expect(second.totals.stake).toBe('2.10');
    });

    it('has the first moment of its days, and not the one at which the last of them ends', async () => {
      await play('r1', '1.00');
      const at = scene.begun + 8000;
      expect((await bets({ from: at, to: at + 1 })).items).toHaveLength(1);
      expect((await bets({ from: scene.begun, to: at })).items).toHaveLength(0);
      expect((await bets({ from: at + 1, to: at + day })).items).toHaveLength(0);
    });
  });
});
