import { schemasOf } from '#src/contract/whole-calls.ts';
import type { CallQuery } from '#src/contract/call-types.ts';
import { addFavourite, favouriteGamesList, removeFavourite } from '#src/contract/lobby/favourites.ts';
import { favouriteGames } from '#src/contract/lobby/favourite-ids.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallClient, createClient, signedIn } from '../identity/session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const games = [
  ['COR', 'COR-1'],
  ['NOR', 'NOR-1'],
  ['DS88', 'DS88-1'],
] as const;
const idempotencyKey = 'Idempotency-Key';

forEachDatabase((dialect) => {
  describe('favourites', () => {
    let gateway: TestGateway;
    let client: CallClient;
    let token: string;
    let names = 0;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
      client = createClient(gateway);
    });
    beforeEach(async () => {
      ({ token } = await signedIn(gateway, `membro-${(names += 1)}`));
    });
    afterAll(() => gateway.close());

    const add = (vendor: string, nodeId: string, headers: Record<string, string> = {}) =>
      client.call(addFavourite, { body: { vendor, nodeId }, token, headers });
    const remove = (vendor: string, nodeId: string, headers: Record<string, string> = {}) =>
      client.call(removeFavourite, { body: { vendor, nodeId }, token, headers });
    type Query = Partial<CallQuery<typeof favouriteGames>>;
    const ids = async (query: Query = {}, as = token) => {
      const answer = await client.call(favouriteGames, { query: { pageNo: 1, language: 'pt', ...query }, token: as });
      return v.parse(schemasOf(favouriteGames).value, answer.value);
    };
    const list = async (query: Query = {}) => {
      const answer = await client.call(favouriteGamesList, { query: { pageNo: 1, language: 'pt', ...query }, token });
      return v.parse(schemasOf(favouriteGamesList).value, answer.value);
    };
    const addAll = async () => {
      for (const [vendor, nodeId] of games) {
        gateway.advance(1000);
        expect((await add(vendor, nodeId)).status).toBe(200);
      }
    };

    it('stores what a member adds, newest first, as games and as ids [S1-248, S1-249, S1-359, S1-360]', async () => {
      expect(await ids()).toEqual({ content: [], pageNum: 1, totalPages: 0 });
      await addAll();
      expect(await ids()).toEqual({ content: ['DS88-1', 'NOR-1', 'COR-1'], pageNum: 1, totalPages: 1 });
      const page = await list({ language: 'en' });
      expect(page.content.map((game) => game.nodeId)).toEqual(['DS88-1', 'NOR-1', 'COR-1']);
      expect(page.content.map((game) => game.gameName)).toEqual(['Arena DS88', 'Live Roulette', 'Reef Dragon 1']);
      expect((await list({ language: 'pt' })).content[1]?.gameName).toBe('Roleta ao Vivo');
    });

    it('says success in the value of add and of remove [S1-363, S1-364]', async () => {
      expect(await add('COR', 'COR-2')).toMatchObject({
        status: 200,
        success: true,
        value: { success: true, nodeId: 'COR-2' },
      });
      expect(await remove('COR', 'COR-2')).toMatchObject({
        status: 200,
        success: true,
        value: { success: true, nodeId: 'COR-2' },
      });
      expect((await ids()).content).toEqual([]);
    });

    it('sets a state: repeating changes nothing, not even the order', async () => {
      await addAll();
      gateway.advance(1000);
      await Promise.all([add('COR', 'COR-1'), add('COR', 'COR-1'), add('COR', 'COR-1')]);
      expect((await ids()).content).toEqual(['DS88-1', 'NOR-1', 'COR-1']);
      for (let count = 0; count < 2; count += 1) expect((await remove('NOR', 'NOR-1')).status).toBe(200);
      expect((await ids()).content).toEqual(['DS88-1', 'COR-1']);
    });

    it('answers a repeated key with the first answer and without effect: a late repeat undoes nothing', async () => {
      const headers = { [idempotencyKey]: 'first-key-of-this' };
      await add('COR', 'COR-3', headers);
      await remove('COR', 'COR-3', { [idempotencyKey]: 'second-key-of-this' });
      expect(await add('COR', 'COR-3', headers)).toMatchObject({
        status: 200,
        value: { success: true, nodeId: 'COR-3' },
      });
      expect((await ids()).content).toEqual([]);
      expect(await add('COR', 'COR-4', headers)).toMatchObject({ status: 409, message: 'idempotency_conflict' });
      expect(await add('COR', 'COR-4', { [idempotencyKey]: 'no' })).toMatchObject({
        status: 400,
        message: 'invalid_request',
        value: { fields: [idempotencyKey] },
      });
    });

    it("refuses a removed game, an unknown one, and another vendor's, as game_not_found", async () => {
      for (const [vendor, nodeId] of [
        ['COR', 'COR-60'],
        ['COR', 'COR-9999'],
        ['NOR', 'COR-1'],
        ['NONE', 'NONE-1'],
      ] as const) {
        expect(await add(vendor, nodeId)).toMatchObject({ status: 404, success: false, message: 'game_not_found' });
      }
      expect((await ids()).content).toEqual([]);
    });

    it('omits a favourite whose game was removed, lets it be deleted, and shows it when the game is restored', async () => {
      const setActive = (active: 0 | 1, nodeId: string) =>
        gateway.db.updateTable('games').set({ active }).where('node_id', '=', nodeId).execute();
      await addAll();
      await setActive(0, 'NOR-1');
      await setActive(0, 'COR-1');
      expect(await ids()).toEqual({ content: ['DS88-1'], pageNum: 1, totalPages: 1 });
      expect((await list()).content).toHaveLength(1);
      expect(await remove('NOR', 'NOR-1')).toMatchObject({ status: 200, value: { success: true } });
      await setActive(1, 'NOR-1');
      await setActive(1, 'COR-1');
      expect((await ids()).content).toEqual(['DS88-1', 'COR-1']);
    });

    it('pages: 25 games, 100 ids', async () => {
      for (let number = 1; number <= 30; number += 1) {
        gateway.advance(1);
        await add('COR', `COR-${number}`);
      }
      expect((await list({ pageNo: 1, pageSize: 25 })).content.map((game) => game.nodeId)).toEqual(
        Array.from({ length: 25 }, (_, index) => `COR-${30 - index}`),
      );
      expect(await list({ pageNo: 2, pageSize: 25 })).toMatchObject({
        pageNum: 2,
        totalPages: 2,
        content: Array.from({ length: 5 }, (_, index) => ({ nodeId: `COR-${5 - index}` })),
      });
      expect(await ids({ pageNo: 1, pageSize: 100 })).toMatchObject({ totalPages: 1, content: { length: 30 } });
      expect((await ids({ pageNo: 9 })).content).toEqual([]);
    });

    it('filters by category; SPORTS holds e-sports and cockfights, each of which can be asked for alone', async () => {
      const asEsports = { game_type: 'SPORTS', vassalage: 'IMES' } as const;
      await addAll();
      const vendor = await gateway.db
        .selectFrom('vendors')
        .selectAll()
        .where('vassalage', '=', 'COR')
        .executeTakeFirstOrThrow();
      await gateway.db
        .insertInto('vendors')
        .values({ ...vendor, vassalage: 'IMES' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const game = await gateway.db
        .selectFrom('games')
        .selectAll()
        .where('node_id', '=', 'COR-1')
        .executeTakeFirstOrThrow();
      await gateway.db
        .insertInto('games')
        .values({ ...game, ...asEsports, node_id: 'IMES-1' })
        .execute();
      gateway.advance(1000);
      await add('IMES', 'IMES-1');
      expect((await ids({ gameType: 'SPORTS' })).content).toEqual(['IMES-1', 'DS88-1']);
      expect((await ids({ gameType: 'ESPORTS' })).content).toEqual(['IMES-1']);
      expect((await ids({ gameType: 'COCKFIGHT' })).content).toEqual(['DS88-1']);
      expect(await ids({ gameType: 'RNG' })).toEqual({ content: ['COR-1'], pageNum: 1, totalPages: 1 });
      expect(await ids({ gameType: 'PVP' })).toEqual({ content: [], pageNum: 1, totalPages: 0 });
    });

    it('takes the token by header or by the payload field, in reads and writes [S1-401]', async () => {
      const body = { vendor: 'COR', nodeId: 'COR-5', token };
      expect((await client.call(addFavourite, { body })).status).toBe(200);
      expect(await client.call(favouriteGames, { query: { pageNo: 1, language: 'pt', token } })).toMatchObject({
        status: 200,
        value: { content: ['COR-5'] },
      });
      expect((await client.call(removeFavourite, { body })).status).toBe(200);
    });

    it("shows and changes a member's own alone", async () => {
      await addAll();
      const other = await signedIn(gateway, `outro-${names}`);
      expect((await ids({}, other.token)).content).toEqual([]);
      await client.call(removeFavourite, { body: { vendor: 'COR', nodeId: 'COR-1' }, token: other.token });
      expect((await ids()).content).toContain('COR-1');
    });

    it('wants a session: visitors are refused every call', async () => {
      const body = { vendor: 'COR', nodeId: 'COR-1' };
      const query = { pageNo: 1, language: 'pt' };
      for (const answer of [
        await client.call(addFavourite, { body }),
        await client.call(removeFavourite, { body }),
        await client.call(favouriteGames, { query }),
        await client.call(favouriteGamesList, { query }),
      ]) {
        expect(answer).toMatchObject({ status: 401, message: 'not_logged_in' });
      }
    });
  });
});
