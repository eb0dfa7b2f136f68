import { rankList } from '#src/contract/vendors/winners.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, fundMember, openSession, type TestMember } from '#gateway/testing/test-members.ts';
import { vendorClient } from '#gateway/testing/vendor-client.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let member: TestMember;
  let other: TestMember;
  let counter = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
    const join = async (account: string) => {
      const row = await addMember(gateway.db, account);
      await fundMember(gateway.db, row.id, 100_000);
      return openSession(gateway.db, row, gateway.clock());
    };
    member = await join('marcos27');
    other = await join('bia.nunes');
  });
  afterAll(() => gateway.close());

  /** A whole round over the vendor's callbacks. */
  const play = async (nodeId: string, win: string | null, { end = true, stake = '1.00', by = member } = {}) => {
    const vendor = vendorClient(app, gateway);
    const playerToken = await vendor.enter(by, nodeId);
    const move = () => ({ playerId: by.id, roundId: `r${counter}`, transactionId: `t${counter}-${Math.random()}` });
    counter += 1;
    const money = { currency: 'BRL', nodeId };
    await vendor.call('bet', { ...move(), ...money, amount: stake, playerToken });
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
          gameCode: expect.any(String),
          gameType: 'RNG',
          vassalage: 'COR',
          freeplay: true,
          wonAt: expect.any(Number),
          times: 12,
        },
      ]);
      expect((await board(100, 'en'))[0]?.gameName).toBe('Reef Dragon 1');
    });

    it('says of each win in which minute it was, the last one first, and which games are open to free play', async () => {
      await gateway.db.updateTable('games').set({ freeplay: 0 }).where('node_id', '=', 'COR-2').execute();
      await play('COR-2', '15.00', { by: other });
      const ended = gateway.clock() - 1000;
      const rows = await board();
      expect(rows[0]).toMatchObject({ nodeId: 'COR-2', wonAt: ended - (ended % 60_000) });
      const times = rows.map(({ wonAt = 0 }) => wonAt);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(rows.map(({ nodeId, freeplay }) => [nodeId, freeplay])).toEqual([
        ['COR-2', undefined],
        ['COR-1', true],
      ]);
    });

    it('has the latest of each member first, no more than asked for, and neither losses nor open rounds', async () => {
      await play('COR-2', '30.00', { by: other });
      await play('COR-3', null);
      await play('COR-4', '90.00', { end: false });
      await play('COR-5', '10.00');
      expect((await board()).map((row) => row.nodeId)).toEqual(['COR-5', 'COR-2']);
      expect((await board(1)).map((row) => row.nodeId)).toEqual(['COR-5']);
      const { status } = await askApp(app, rankList, { query: { gameCategory: 'ALL', language: 'pt', limitNum: 101 } });
      expect(status).toBe(400);
    });

    it('has wins of ten times the stake, or of the floor, and none that gives back the stake or less', async () => {
      const shown = async () => (await board()).map(({ nodeId, winAmount }) => `${nodeId} ${winAmount}`);
      const before = await shown();
      await play('COR-6', '9.99');
      await play('COR-6', '20.00', { stake: '20.00' });
      await play('COR-6', '19.99', { stake: '10.00' });
      expect(await shown()).toEqual(before);
      await play('COR-6', '20.00', { stake: '10.00' });
      expect((await shown())[0]).toBe('COR-6 20.00');
      const { settings } = await gateway.db.selectFrom('merchants').select('settings').executeTakeFirstOrThrow();
      const changed = JSON.stringify({ ...JSON.parse(settings), winners: { times: 100, amount: '500.00' } });
      await gateway.db.updateTable('merchants').set({ settings: changed }).execute();
      gateway.events.emit('changed', 'winners');
      expect(await board()).toEqual([]);
      await gateway.db.updateTable('merchants').set({ settings }).execute();
      gateway.events.emit('changed', 'winners');
    });

    it('forgets wins after a month', async () => {
      gateway.advance(31 * 86_400_000);
      gateway.events.emit('changed', 'winners');
      expect(await board()).toEqual([]);
    });
  });
});
