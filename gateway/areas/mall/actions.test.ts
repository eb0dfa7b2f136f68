import { describe, expect, it } from 'vitest';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { listInbox } from '../notify/inbox/inbox.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { mallGoer } from '#gateway/testing/mall-scene.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

const cup = ['--name-pt', 'Caneca', '--name-en', 'Mug', '--text-pt', 'De louça', '--text-en', 'Of china'];

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const goodsSeen = async () => (await (await mallGoer(scene.gateway)).look()).goods;

  describe('mall set, on, off and list', () => {
    it('write what is offered, in both languages, and the parts that are given', async () => {
      await scene.type('mall', 'set', 'cup', ...cup, '--gift', '--points', '600', '--stock', '12', '--order', '1');
      await scene.type(
        'mall',
        'set',
        'five',
        ...cup,
        '--credit',
        '5.00',
        '--points',
        '500',
        '--art',
        '/art/b/cofre.svg',
      );
      await scene.type('mall', 'set', 'cup', '--points', '550');
      expect(await goodsSeen()).toMatchObject([
        { id: 'cup', name: 'Mug', text: 'Of china', kind: 'gift', amount: '0.00', points: 550, stock: 12 },
        { id: 'five', kind: 'credit', amount: '5.00', points: 500, stock: null, art: '/art/b/cofre.svg' },
      ]);
      await scene.type('mall', 'set', 'cup', '--stock', 'none');
      await scene.type('mall', 'off', 'five');
      expect(await goodsSeen()).toMatchObject([{ id: 'cup', stock: null }]);
      await scene.type('mall', 'on', 'five');
      await scene.type('mall', 'list');
      expect(scene.lines.slice(-2)).toEqual([
        expect.stringMatching(/^cup +on +parcel +550 points +no limit +0 ordered +Caneca$/),
        expect.stringMatching(/^five +on +credit 5\.00 +500 points +no limit +0 ordered +Caneca$/),
      ]);
    });

    it.each([
      [['mall', 'set', 'new', ...cup, '--points', '5'], 'Say what it is: --credit 5.00 or --gift.'],
      [
        ['mall', 'set', 'new', ...cup, '--gift', '--credit', '5.00', '--points', '5'],
        'Say --credit or --gift, not both.',
      ],
      [['mall', 'set', 'new', ...cup, '--credit', '0.00', '--points', '5'], '--credit is an amount, such as 5.00.'],
      [['mall', 'set', 'new', ...cup, '--gift', '--points', '0'], '--points is a whole number from 1 to 999999999.'],
      [
        ['mall', 'set', 'new', ...cup, '--gift', '--points', '5', '--stock', 'many'],
        '--stock is how many there are, or none where it does not run out.',
      ],
      [['mall', 'set', 'cup'], 'Say what is to be written.'],
      [['mall', 'off', 'nothing'], 'There is no good nothing.'],
    ])('refuse %j', async (argv, said) => {
      await expect(scene.type(...argv)).rejects.toThrow(said);
    });
  });

  describe('mall orders, ship and refuse', () => {
    it('send a gift or refuse it, once, with what it took given back once', async () => {
      const { member, stake, redeem, points, orders } = await mallGoer(scene.gateway);
      await scene.type('mall', 'set', 'cap', ...cup, '--gift', '--points', '10', '--stock', '5');
      await stake(3000);
      for (let count = 0; count < 2; count += 1) {
        expect((await redeem('cap')).status).toBe(200);
        scene.gateway.advance(1000);
      }
      const [last, first] = await orders();
      await scene.type('mall', 'orders');
      expect(scene.lines.slice(1).map((line) => line.split(' ')[0])).toEqual([first?.id, last?.id]);
      await scene.type('mall', 'ship', first?.id ?? '');
      await scene.type('mall', 'refuse', last?.id ?? '', '--reason', 'Acabou no depósito.');
      expect(await orders()).toMatchObject([{ state: 'refused', reason: 'Acabou no depósito.' }, { state: 'shipped' }]);
      const { list } = await listInbox(scene.gateway.db, member.id, 1, 'en');
      expect(list.map(({ title }) => title).toSorted()).toEqual(['Your gift is on its way', 'Your points are back']);
      const left = async () => {
        const { stock } = await scene.gateway.db
          .selectFrom('mall_goods')
          .select('stock')
          .where('id', '=', 'cap')
          .executeTakeFirstOrThrow();
        return [await points(), stock];
      };
      expect(await left()).toEqual([20, 4]);
      for (const again of [
        ['mall', 'refuse', last?.id ?? '', '--reason', 'De novo'],
        ['mall', 'refuse', first?.id ?? '', '--reason', 'Tarde'],
        ['mall', 'ship', last?.id ?? ''],
      ])
        await expect(scene.type(...again)).rejects.toThrow(/ is (refused|shipped) already\.$/);
      expect(await left()).toEqual([20, 4]);
      await scene.type('mall', 'orders', '--all');
      expect(scene.lines.at(-1)).toMatch(/cap +10 points +(shipped +to Recife, PE|refused) +by ana\.operadora/);
      await expect(scene.type('mall', 'ship', 'none')).rejects.toThrow('There is no order none.');
      expect(await checkLedger(scene.gateway.db)).toEqual([]);
    });
  });
});
