import { describe, expect, it } from 'vitest';
import { getVassGameType, hotGames } from '#src/contract/lobby/games.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);

  describe('vendors and games', () => {
    const isOpen = async () =>
      (await valueOf(scene.app, getVassGameType, { query: { merchant_code: 'mare' } })).sorting
        .flatMap(({ vendorNames }) => vendorNames)
        .find(({ vassalage }) => vassalage === 'NOR')?.open;
    const hot = async () =>
      (
        await valueOf(scene.app, hotGames, {
          query: { merchantCode: 'mare', isPlatform: 2, language: 'pt', platform: 'html5' },
        })
      ).games.map(({ nodeId }) => nodeId);

    it('close and open', async () => {
      await scene.type('vendor', 'close', 'NOR');
      expect(scene.asked).toEqual(['Members can no longer open or bet on games of NOR. Continue?']);
      expect(await isOpen()).toBe(false);
      await scene.type('vendor', 'open', 'NOR');
      expect(await isOpen()).toBe(true);
      await scene.type('vendor', 'list');
      expect(scene.lines).toContain('NOR           open    own page  Casa NOR');
      await expect(scene.type('vendor', 'open', 'XYZ')).rejects.toThrow('There is no vendor XYZ.');
    });

    it('become hot at a rank and cold again, without a gap or a tie', async () => {
      const before = await hot();
      await scene.type('game', 'hot', 'NOR-1', '2');
      expect(await hot()).toEqual([before[0], 'NOR-1', ...before.slice(1)]);
      await scene.type('game', 'hot', before[3] ?? '');
      expect((await hot())[0]).toBe(before[3]);
      const ranks = await scene.gateway.db
        .selectFrom('games')
        .select('hot_rank')
        .where('hot_rank', 'is not', null)
        .orderBy('hot_rank')
        .execute();
      expect(ranks.map((row) => row.hot_rank)).toEqual(ranks.map((_, index) => index + 1));
      await scene.type('game', 'cold', 'NOR-1');
      expect(await hot()).not.toContain('NOR-1');
      await expect(scene.type('game', 'hot', 'COR-9999')).rejects.toThrow('There is no game COR-9999.');
    });

    it('are withdrawn and restored, and found without accents', async () => {
      await scene.type('game', 'withdraw', 'COR-101');
      await scene.type('game', 'find', 'PESCA', 'prof');
      expect(scene.lines.at(-1)).toMatch(/COR-101\s+FISH\s+gone/);
      await scene.type('game', 'restore', 'COR-101');
      await scene.type('game', 'find', 'pesca');
      expect(scene.lines.at(-1)).not.toContain('gone');
    });
  });
});
