import { rankList } from '#src/contract/winners.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../http/app-env.ts';
import { createApp } from '../app.ts';
import { askApp, valueOf } from '../testing/call-app.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { addMember, fundMember, openSession, type TestMember } from '../testing/test-members.ts';
import { vendorClient } from '../testing/vendor-client.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let member: TestMember;
  let counter = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
    const row = await addMember(gateway.db, 'marcos27');
    await fundMember(gateway.db, row.id, 100_000);
    member = await openSession(gateway.db, row, gateway.clock());
  });
  afterAll(() => gateway.close());

  /** A whole round over the vendor's callbacks. */
  const play = async (nodeId: string, win: string | null, { end = true } = {}) => {
    const vendor = vendorClient(app, gateway);
    const playerToken = await vendor.enter(member, nodeId);
    const move = () => ({ playerId: member.id, roundId: `r${counter}`, transactionId: `t${counter}-${Math.random()}` });
    counter += 1;
    const money = { currency: 'BRL', nodeId };
    await vendor.call('bet', { ...move(), ...money, amount: '1.00', playerToken });
    if (win !== null) await vendor.call('win', { ...move(), ...money, amount: win });
    if (end) await vendor.call('end-round', move());
    gateway.advance(1000);
  };
  const board = async (limitNum?: number, language = 'pt') =>
    (
      await valueOf(app, rankList, {
        query: { gameCategory: 'ALL', language, ...(limitNum !== undefined && { limitNum }) },
      })
    ).list.map(({ vo }) => vo);

  describe('the winners’ board', () => {
    it('shows a round as soon as it has been won and ended, with a masked name [S1-253, S1-372]', async () => {
      expect(await board()).toEqual([]);
      await play('COR-1', '12.50');
      expect(await board()).toEqual([
        {
          iconUrl: '/art/g/COR-1.svg',
          gameName: 'Dragão do Recife 1',
          customerName: 'mar***27',
          winAmount: '12.50',
          nodeId: 'COR-1',
          gameId: 'g1',
          gameType: 'RNG',
          vassalage: 'COR',
        },
      ]);
      expect((await board(100, 'en'))[0]?.gameName).toBe('Reef Dragon 1');
    });

    it('has the latest first, no more than asked for, and neither losses nor open rounds', async () => {
      await play('COR-2', '3.00');
      await play('COR-3', null);
      await play('COR-4', '9.00', { end: false });
      await play('COR-5', '1.00');
      expect((await board()).map((row) => row.nodeId)).toEqual(['COR-5', 'COR-2', 'COR-1']);
      expect((await board(2)).map((row) => row.nodeId)).toEqual(['COR-5', 'COR-2']);
      const { status } = await askApp(app, rankList, { query: { gameCategory: 'ALL', language: 'pt', limitNum: 101 } });
      expect(status).toBe(400);
    });

    it('forgets wins after a month', async () => {
      gateway.advance(31 * 86_400_000);
      gateway.events.emit('changed', 'winners');
      expect(await board()).toEqual([]);
    });
  });
});
