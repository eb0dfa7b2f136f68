import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#gateway/app.ts';
import { inPlayMoney } from '#gateway/db/play-tables.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { vendorClient } from '#gateway/testing/vendor-client.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { findPlayPlayer, playerLife, sweepPlayPlayers, openPlaySession } from './play-players.ts';

forEachDatabase((dialect) => {
  describe('a player of play money', () => {
    let gateway: TestGateway;
    let vendor: ReturnType<typeof vendorClient>;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
      vendor = vendorClient(createApp(gateway), gateway);
    });
    afterAll(() => gateway.close());

    const bet = (playerId: string, playerToken: string, amount: string, transactionId: string) =>
      vendor.call('bet', {
        ...{ playerId, playerToken, amount, transactionId, roundId: `r-${transactionId}` },
        ...{ currency: 'XTS', nodeId: 'COR-1' },
      });
    const end = (playerId: string, transactionId: string) =>
      vendor.call('end-round', { playerId, roundId: `r-${transactionId}`, transactionId: `end-${transactionId}` });

    it('is one, with one demo balance, under concurrent calls', async () => {
      const { db, clock } = gateway;
      const seats = await Promise.all(
        Array.from({ length: 20 }, () => openPlaySession(db, { cookie_hash: 'many' }, 'mare', clock())),
      );
      expect(new Set(seats.map(({ id }) => id)).size).toBe(1);
      const wallets = await db
        .selectFrom('play_accounts')
        .select('balance_minor')
        .where('member_id', '=', seats[0]?.id ?? '')
        .execute();
      expect(wallets).toEqual([{ balance_minor: 100_000 }]);
    });

    it('gets a top-up when the demo balance is below a stake, and the response says so', async () => {
      const { playerId, token } = await vendor.enterForFree({ cookie_hash: 'short' });
      expect(await bet(playerId, token, '999.00', 'a')).toMatchObject({ value: { balance: '1.00' } });
      const dealt = await bet(playerId, token, '2.00', 'b');
      expect(dealt).toMatchObject({ value: { balance: '998.00', dealt: true } });
      expect(await bet(playerId, token, '2.00', 'b')).toEqual(dealt);
      expect(await bet(playerId, token, '1000.01', 'c')).toMatchObject({ code: 'insufficient_balance' });
      expect(await checkLedger(inPlayMoney(gateway.db))).toEqual([]);
    });

    it('plays games with free play alone', async () => {
      const { playerId, token } = await vendor.enterForFree({ cookie_hash: 'free' });
      const asked = { playerId, playerToken: token, roundId: 'r', transactionId: 'd', amount: '1.00', currency: 'XTS' };
      expect(await vendor.call('bet', { ...asked, nodeId: 'COR-2' })).toMatchObject({ code: 'free_reject' });
    });

    it('is removed a day after the last launch, with all bookings; an open round prevents it', async () => {
      const { db, clock } = gateway;
      const { playerId, token } = await vendor.enterForFree({ cookie_hash: 'goes' });
      const { playerId: stays, token: other } = await vendor.enterForFree({ cookie_hash: 'stays' });
      await bet(playerId, token, '5.00', 'e');
      await end(playerId, 'e');
      await bet(stays, other, '5.00', 'f');
      gateway.advance(playerLife);
      expect(await bet(playerId, token, '5.00', 'g')).toMatchObject({ code: 'token_expired' });
      await sweepPlayPlayers(db, clock());
      const rows = async (id: string) => {
        const found: unknown[] = [];
        for (const table of ['play_accounts', 'play_rounds', 'play_transactions', 'play_tokens'] as const)
          found.push(...(await db.selectFrom(table).select('member_id').where('member_id', '=', id).execute()));
        return found;
      };
      expect(await rows(playerId)).toEqual([]);
      expect((await rows(stays)).length).toBeGreaterThan(0);
      expect(
        await vendor.call('win', {
          playerId: stays,
          roundId: 'r-f',
          transactionId: 'w',
          amount: '1.00',
          currency: 'XTS',
          nodeId: 'COR-1',
        }),
      ).toMatchObject({ code: 'ok' });
      await end(stays, 'f');
      await sweepPlayPlayers(db, clock());
      expect(await rows(stays)).toEqual([]);
      expect(await findPlayPlayer(db, { cookie_hash: 'goes' }, clock())).toBeUndefined();
      // A round that its vendor never ends does not keep its player for ever.
      gateway.advance(7 * playerLife);
      await sweepPlayPlayers(db, clock());
      expect(await db.selectFrom('play_journals').selectAll().execute()).toEqual([]);
      expect(await checkLedger(inPlayMoney(db))).toEqual([]);
    });
  });
});
