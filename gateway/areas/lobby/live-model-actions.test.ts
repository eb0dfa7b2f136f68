import { describe, expect, it } from 'vitest';
import { liveModelList } from '#src/contract/lobby/live-models.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const shown = async (flags: { active?: number; streaming?: number } = {}) => {
    const query = { merchant: 'mare', language: 'en', ...flags };
    return (await valueOf(scene.app, liveModelList, { query })).models.map(({ modelId }) => modelId);
  };

  describe('the hosts of live tables', () => {
    it('are listed by the flags active and streaming, each counting only where it is given [S1-394]', async () => {
      await scene.type('live', 'set', 'lara', '--name', 'Lara', '--game', 'NOR-1', '--order', '2');
      await scene.type('live', 'set', 'mei', '--name', 'Mei', '--game', 'NOR-1', '--order', '1');
      await scene.type('live', 'stream', 'lara', 'on');
      await scene.type('live', 'show', 'mei', 'off');
      expect(await shown()).toEqual(['mei', 'lara']);
      expect(await shown({ active: 1 })).toEqual(['lara']);
      expect(await shown({ active: 0 })).toEqual(['mei']);
      expect(await shown({ streaming: 1 })).toEqual(['lara']);
      expect(await shown({ streaming: 0 })).toEqual(['mei']);
      expect(await shown({ active: 0, streaming: 1 })).toEqual([]);
      const query = { merchant: 'mare', language: 'pt', streaming: 1 };
      expect((await valueOf(scene.app, liveModelList, { query })).models).toEqual([
        expect.objectContaining({
          name: 'Lara',
          active: true,
          streaming: true,
          game: expect.objectContaining({ nodeId: 'NOR-1', displayName: 'Roleta ao Vivo' }),
        }),
      ]);
    });

    it('are changed in parts, and removed with their game or by the operator', async () => {
      await scene.type('live', 'set', 'lara', '--name', 'Lara', '--game', 'NOR-1');
      await scene.type('live', 'set', 'lara', '--name', 'Lara Nunes');
      await scene.type('live', 'list');
      expect(scene.lines.some((line) => line.startsWith('lara') && line.endsWith('Lara Nunes'))).toBe(true);
      await scene.type('game', 'withdraw', 'NOR-1');
      expect(await shown()).toEqual([]);
      await scene.type('live', 'remove', 'lara');
      await expect(scene.type('live', 'stream', 'lara', 'on')).rejects.toThrow('There is no host lara');
    });

    it.each([
      ['There is no live game COR-1', ['live', 'set', 'lara', '--name', 'Lara', '--game', 'COR-1']],
      ['--name is needed', ['live', 'set', 'lara', '--game', 'NOR-1']],
      ['Say what is to be written', ['live', 'set', 'lara']],
      ['Say on or off', ['live', 'show', 'lara', 'maybe']],
    ])('are refused with "%s"', async (sentence, argv) => {
      await expect(scene.type(...argv)).rejects.toThrow(sentence);
    });

    it('of another merchant, or by flags of nonsense, are refused', async () => {
      const ask = (merchant: string, streaming: string) =>
        askApp(scene.app, liveModelList, { query: { language: 'pt', merchant, streaming } });
      expect((await ask('other', '1')).status).toBe(404);
      expect((await ask('mare', '2')).status).toBe(400);
    });
  });
});
