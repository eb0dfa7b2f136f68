import { schemasOf } from '#src/contract/whole-calls.ts';
import { addRecentGame, recentGames } from '#src/contract/lobby/recent-games.ts';
import { launchGame } from '#src/contract/vendors/launch.ts';
import { CompiledQuery } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallClient, createClient, signedIn } from '../identity/session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { fundMember } from '#gateway/testing/test-members.ts';
import { vendorClient } from '#gateway/testing/vendor-client.ts';
import { openRoundsOf } from './recent-games.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  describe('recent games', () => {
    let gateway: TestGateway;
    let client: CallClient;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
      client = createClient(gateway);
    });
    afterAll(() => gateway.close());

    const play = async (token: string, nodeId: string) => {
      gateway.advance(1000);
      return client.call(addRecentGame, { body: { nodeId }, token });
    };
    const read = async (token: string) => {
      const { value } = await client.call(recentGames, { query: { language: 'en' }, token });
      return v.parse(schemasOf(recentGames).value, value);
    };

    it("lists a member's games, last played first, with the time of each [S1-357, S1-358]", async () => {
      expect(addRecentGame.path).toBe('/wps/relay/MCS2_addRecentGame');
      const { token } = await signedIn(gateway, 'Ana');
      expect(await read(token)).toEqual({ games: [], playedAt: {}, openRounds: [] });
      for (const nodeId of ['COR-1', 'NOR-1', 'COR-2', 'COR-1'])
        expect(await play(token, nodeId)).toMatchObject({ status: 200, value: { nodeId } });
      const { games, playedAt } = await read(token);
      expect(games.map((game) => game.nodeId)).toEqual(['COR-1', 'COR-2', 'NOR-1']);
      expect(games[2]?.gameName).toBe('Live Roulette');
      const now = gateway.clock();
      expect(playedAt).toEqual({ 'COR-1': now, 'COR-2': now - 1000, 'NOR-1': now - 2000 });
    });

    it('has a game once that both its launch and the app have noted [S1-358]', async () => {
      const { token } = await signedIn(gateway, 'Fabi');
      const launch = { category: 'RNG', vendor: 'COR', gameId: 'g2', nodeId: 'COR-2' } as const;
      expect((await client.call(launchGame, { body: launch, token })).status).toBe(200);
      for (let time = 0; time < 2; time += 1) expect((await play(token, 'COR-2')).status).toBe(200);
      const { games, playedAt } = await read(token);
      expect([games.map(({ nodeId }) => nodeId), playedAt]).toEqual([['COR-2'], { 'COR-2': gateway.clock() }]);
    });

    it('refuses a removed game and lists none', async () => {
      const { token } = await signedIn(gateway, 'Bia');
      for (const nodeId of ['COR-60', 'NONE-1'])
        expect(await play(token, nodeId)).toMatchObject({ status: 404, message: 'game_not_found' });
      await play(token, 'COR-3');
      await gateway.db.updateTable('games').set({ active: 0 }).where('node_id', '=', 'COR-3').execute();
      expect(await read(token)).toEqual({ games: [], playedAt: {}, openRounds: [] });
    });

    it('lists the last fifty', async () => {
      const { token } = await signedIn(gateway, 'Caio');
      for (let number = 10; number < 60; number += 1) await play(token, `COR-${number}`);
      await play(token, 'COR-1');
      const { games } = await read(token);
      expect(games).toHaveLength(50);
      expect(games[0]?.nodeId).toBe('COR-1');
      expect(games.at(-1)?.nodeId).toBe('COR-11');
    });

    it('marks those with an open round, in money or, for a trial guest, in play money', async () => {
      const vendor = vendorClient(client.app, gateway);
      const open = async (token: string) => (await read(token)).openRounds;
      const { member, sessionId, token } = await signedIn(gateway, 'Hugo');
      await fundMember(gateway.db, member.id, 10_000);
      for (const nodeId of ['COR-1', 'COR-2']) await play(token, nodeId);
      const round = (playerId: string, nodeId: string, roundId: string) => ({ playerId, nodeId, roundId });
      const bet = (of: ReturnType<typeof round>, playerToken: string, transactionId: string, currency: string) =>
        vendor.call('bet', { ...of, playerToken, transactionId, currency, amount: '1.00' });

      const playerToken = await vendor.enter({ ...member, merchantCode: member.merchant_code, sessionId });
      expect(await open(token)).toEqual([]);
      // Two rounds of one game, and one of a game that is not in the list.
      const rounds = [
        round(member.id, 'COR-2', 'r-1'),
        round(member.id, 'COR-2', 'r-2'),
        round(member.id, 'COR-4', 'r-3'),
      ];
      for (const of of rounds) expect((await bet(of, playerToken, `bet-${of.roundId}`, 'BRL')).code).toBe('ok');
      expect(await open(token)).toEqual(['COR-2']);
      await vendor.call('end-round', { playerId: member.id, roundId: 'r-1', transactionId: 'end-r-1' });
      expect(await open(token)).toEqual(['COR-2']);
      await vendor.call('rollback', {
        playerId: member.id,
        roundId: 'r-2',
        betTransactionId: 'bet-r-2',
        transactionId: 'back-r-2',
      });
      expect(await open(token)).toEqual([]);

      const guest = await signedIn(gateway, 'Gui', { type: 4 });
      await play(guest.token, 'COR-1');
      const seat = await vendor.enterForFree({ member_id: guest.member.id }, guest.sessionId);
      expect((await bet(round(seat.playerId, 'COR-1', 'r-4'), seat.token, 'bet-r-4', 'XTS')).code).toBe('ok');
      expect(await open(guest.token)).toEqual(['COR-1']);
    });

    // A table without rows is read whole by PostgreSQL, whatever its indexes.
    it.runIf(dialect === 'sqlite').each([
      ['member', 'rounds_open'],
      ['play-er', 'play_rounds_open'],
    ])('finds the open rounds of a %s by an index of such rounds alone', async (playerId, index) => {
      const query = openRoundsOf(gateway.db, playerId).compile();
      const plan = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]);
      const { rows } = await gateway.db.executeQuery(plan);
      expect(JSON.stringify(rows)).toContain(`USING COVERING INDEX ${index} (`);
    });

    it("is each member's own, and no visitor's", async () => {
      const [one, other] = [await signedIn(gateway, 'Davi'), await signedIn(gateway, 'Eva')];
      await play(one.token, 'COR-4');
      expect((await read(other.token)).games).toEqual([]);
      expect(await client.call(recentGames, { query: { language: 'pt' } })).toMatchObject({
        status: 401,
        message: 'not_logged_in',
      });
      expect(await client.call(addRecentGame, { body: { nodeId: 'COR-4' } })).toMatchObject({
        status: 401,
        message: 'not_logged_in',
      });
    });
  });
});
