import { commitmentOf } from '#src/contract/core/commitment.ts';
import { isTrueDraw } from '#src/contract/lottery/lottery-draw.ts';
import { lotteryGames, openedOfGame } from '#src/contract/lottery/lottery.ts';
import type { Draw } from '#src/contract/lottery/lottery.schema.ts';
import { describe, expect, it } from 'vitest';
import { holdDraws, saleAhead } from './hold-draws.ts';
import { rewrapSeeds } from './seeds.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const hold = async () => {
    while ((await holdDraws(scene.gateway)) > 0);
  };
  const sold = async () => (await valueOf(scene.app, lotteryGames)).games.map(({ nodeId }) => nodeId);
  describe('the lotteries', () => {
    it('are games that get a rhythm, and are sold or not', async () => {
      await scene.type('lottery', 'set', 'COR-1', '5');
      await hold();
      expect(await sold()).toEqual(['COR-1']);
      await scene.type('lottery', 'set', 'COR-2', '1440', '20:05');
      await scene.type('lottery', 'list');
      expect(scene.lines.join('\n')).toMatch(/COR-2\s+every 1440 min\s+from 20:05\s+on\s+cor_2/);
      await scene.type('lottery', 'sale', 'COR-2', 'off');
      expect(await sold()).toEqual(['COR-1']);
    });

    it('are called by the id of the game, or by its code as addresses have it', async () => {
      await scene.type('lottery', 'set', 'cor_3', '5');
      expect(scene.lines.at(-1)).toBe('COR-3 is drawn every 5 min from 00:00');
      await scene.type('lottery', 'sale', 'cor_3', 'off');
      expect(scene.lines.at(-1)).toBe('COR-3: off');
      await expect(scene.type('lottery', 'sale', 'cor_none', 'off')).rejects.toThrow('There is no lottery cor_none.');
    });

    it('have draws that are computed again from their seed, and from no other', async () => {
      scene.gateway.advance(300_000);
      await hold();
      await scene.type('lottery', 'draws', 'COR-1');
      const [numero = '', , , , ...rest] = (scene.lines[0] ?? '').split(/\s+/);
      const seed = rest.at(-1) ?? '';
      await scene.type('lottery', 'verify', 'COR-1', numero);
      expect(scene.lines.at(-1)).toMatch(/^numbers {5}(\d+ ){4}\d+$/);
      await scene.type('lottery', 'verify', 'COR-1', numero, seed);
      expect(scene.lines.at(-1)).toBe(scene.lines.at(-4));
      const other = scene.type('lottery', 'verify', 'COR-1', numero, 'f'.repeat(64));
      await expect(other).rejects.toThrow('not the one');
    });

    it('have a thousand draws that the app and the command compute equally, and both refuse another seed', async () => {
      const draws: Draw[] = [];
      for (let day = 0; day < 4; day += 1) {
        scene.gateway.advance(saleAhead);
        await hold();
      }
      for (let pageNo = 1; draws.length < 1000; pageNo += 1) {
        const query = { vendor: 'COR', gameCode: 'cor_1', pageNo };
        draws.push(...(await valueOf(scene.app, openedOfGame, { query })).draws);
      }
      for (const [index, { numero, commitment, seed = '', numbers = [] }] of draws.slice(0, 1000).entries()) {
        const shown = { nodeId: 'COR-1', numero, commitment, seed, numbers };
        expect(await isTrueDraw(shown)).toBe(true);
        await scene.type('lottery', 'verify', 'COR-1', numero);
        expect(scene.lines.at(-1)).toBe(`numbers     ${numbers.join(' ')}`);
        if (index % 20 > 0) continue;
        const changed = seed.replace(/^./, (first) => (first === '0' ? '1' : '0'));
        expect(await isTrueDraw({ ...shown, seed: changed })).toBe(false);
        await expect(scene.type('lottery', 'verify', 'COR-1', numero, changed)).rejects.toThrow('not the one');
      }
    });

    it('lose a draw that is called off, once it was asked whether it shall be', async () => {
      const coming = async () => (await valueOf(scene.app, lotteryGames)).games[0]?.next?.numero ?? '';
      const numero = await coming();
      await scene.type('lottery', 'void', numero);
      expect(scene.asked).toHaveLength(1);
      expect(await coming()).not.toBe(numero);
      await expect(scene.type('lottery', 'void', numero)).rejects.toThrow('still to come');
    });

    const called = async (numero: string) => {
      const query = { vendor: 'COR', gameCode: 'cor_1', numero };
      const [draw] = (await valueOf(scene.app, openedOfGame, { query })).draws;
      return draw;
    };
    const nextDraw = async () => (await valueOf(scene.app, lotteryGames)).games[0]?.next;

    it('disclose the seed of a void draw like that of a drawn one, in the answer and by the commands', async () => {
      const { numero = '', commitment } = (await nextDraw()) ?? {};
      await scene.type('lottery', 'void', numero);
      const draw = await called(numero);
      expect(draw).toMatchObject({ state: 'void', commitment });
      expect(draw?.numbers).toBeUndefined();
      expect(await commitmentOf(draw?.seed ?? '')).toBe(commitment);
      expect(scene.lines.at(-1)).toBe(`${numero} is void; its seed was ${draw?.seed}`);
      await scene.type('lottery', 'draws', 'COR-1');
      expect(scene.lines.findLast((line) => line.startsWith(numero))).toMatch(new RegExp(`void +${draw?.seed}$`));
      await scene.type('lottery', 'verify', 'COR-1', numero);
      expect(scene.lines.at(-1)).toMatch(/^not drawn {3}(\d+ ){4}\d+$/);
    });

    it('say so where the seed of a void draw could not be decrypted, and disclose it once a secret decrypts it', async () => {
      const { numero = '' } = (await nextDraw()) ?? {};
      const { db } = scene.gateway;
      const of = db.selectFrom('draws').select('sealed_seed').where('numero', '=', numero);
      const { sealed_seed: sealed } = await of.executeTakeFirstOrThrow();
      const seal = (text: string) =>
        db.updateTable('draws').set({ sealed_seed: text }).where('numero', '=', numero).execute();
      await seal('gone');
      await scene.type('lottery', 'void', numero);
      expect(scene.lines.at(-1)).toBe(`${numero} is void; no secret opened its seed`);
      expect(await called(numero)).toMatchObject({ state: 'void' });
      expect((await called(numero))?.seed).toBeUndefined();
      await expect(scene.type('lottery', 'verify', 'COR-1', numero)).rejects.toThrow('could not be opened');
      await scene.type('lottery', 'draws', 'COR-1');
      expect(scene.lines.findLast((line) => line.startsWith(numero))).toMatch(/void +its seed could not be opened$/);

      await seal(sealed);
      await rewrapSeeds(db, scene.gateway);
      scene.gateway.events.emit('changed', 'draws');
      expect((await called(numero))?.seed).toMatch(/^[0-9a-f]{64}$/);
    });

    it.each([
      ['in fives', ['lottery', 'set', 'COR-1', '7']],
      ['in fives', ['lottery', 'set', 'COR-1', '5', '20:03']],
      ['in fives', ['lottery', 'set', 'COR-1', '5', '25:00']],
      ['There is no game', ['lottery', 'set', 'COR-999', '5']],
      ['There is no lottery', ['lottery', 'sale', 'COR-5', 'on']],
      ['There is no lottery', ['lottery', 'draws', 'COR-5']],
      ['There is no draw', ['lottery', 'verify', 'COR-1', '20991231-001']],
    ])('are refused with "%s"', async (sentence, argv) => {
      await expect(scene.type(...argv)).rejects.toThrow(sentence);
    });
  });
});
