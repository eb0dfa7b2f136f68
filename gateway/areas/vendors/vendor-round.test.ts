import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { VendorScene } from '#gateway/testing/vendor-scene.ts';
import { playerTokenLife } from './play-access.ts';

forEachDatabase((dialect) => {
  const scene = new VendorScene(dialect);

  describe('a win', () => {
    it('is paid once, also after the token has expired and the vendor has closed', async () => {
      await scene.vendor.call('bet', scene.bet('10.00'));
      scene.gateway.advance(playerTokenLife);
      await scene.gateway.db.updateTable('vendors').set({ open: 0 }).execute();
      const body = scene.money('25.00');
      const first = await scene.vendor.call('win', body);
      expect(first).toMatchObject({ status: 200, value: { balance: '115.00' } });
      expect(await scene.vendor.call('win', body)).toEqual(first);
      expect(await scene.vendor.call('win', { ...body, amount: '26.00' })).toMatchObject({
        code: 'transaction_conflict',
      });
      expect(await scene.balance()).toBe(11_500);
    });

    it('is paid under maintenance, and the round ends: no money waits for the operator', async () => {
      await scene.vendor.call('bet', scene.bet('10.00'));
      await scene.gateway.db.updateTable('site_state').set({ maintenance: 1 }).execute();
      scene.gateway.events.emit('changed', 'status');
      expect(await scene.vendor.call('win', scene.money('4.00'))).toMatchObject({
        status: 200,
        value: { balance: '94.00' },
      });
      expect(await scene.vendor.call('end-round', scene.move())).toMatchObject({ status: 200 });
    });

    it('that overtakes its bet is refused until the bet has arrived', async () => {
      const win = scene.money('5.00');
      expect(await scene.vendor.call('win', win)).toMatchObject({ status: 404, code: 'not_found' });
      await scene.vendor.call('bet', scene.bet('10.00'));
      expect(await scene.vendor.call('win', win)).toMatchObject({ status: 200, value: { balance: '95.00' } });
    });

    it.each([
      ['beyond the limit', { amount: '100000000.01' }, 'limit_reached'],
      ['in another currency', { currency: 'CNY' }, 'invalid_request'],
      ['of another game', { nodeId: 'COR-3' }, 'invalid_request'],
      ['of another player', { playerId: 'someone-else' }, 'not_found'],
    ])('%s is refused', async (_what, change, code) => {
      await scene.vendor.call('bet', scene.bet('10.00'));
      expect(await scene.vendor.call('win', scene.money('1.00', change))).toMatchObject({ code });
      expect(await scene.balance()).toBe(9000);
    });

    it('of a round that was rolled back is refused', async () => {
      const body = scene.bet('10.00');
      await scene.vendor.call('bet', body);
      await scene.vendor.call('rollback', scene.move({ betTransactionId: body['transactionId'] }));
      expect(await scene.vendor.call('win', scene.money('1.00'))).toMatchObject({
        status: 409,
        code: 'transaction_rolled_back',
      });
    });
  });

  describe('a rollback', () => {
    it('gives the stake back once, also after the token has expired', async () => {
      const body = scene.bet('10.00');
      await scene.vendor.call('bet', body);
      scene.gateway.advance(playerTokenLife);
      const rollback = scene.move({ betTransactionId: body['transactionId'] });
      const first = await scene.vendor.call('rollback', rollback);
      expect(first).toMatchObject({
        status: 200,
        value: { balance: '100.00', transactionId: rollback['transactionId'] },
      });
      expect(await scene.vendor.call('rollback', rollback)).toEqual(first);
      expect(
        await scene.vendor.call('rollback', scene.move({ betTransactionId: body['transactionId'] })),
      ).toMatchObject({ status: 200, value: { balance: '100.00' } });
      expect(await scene.vendor.call('bet', body)).toMatchObject({ status: 409, code: 'transaction_rolled_back' });
      expect(await scene.balance()).toBe(10_000);
    });

    it('before its bet leaves a tombstone on which the bet is refused', async () => {
      const body = scene.bet('10.00');
      const rollback = scene.move({ betTransactionId: body['transactionId'] });
      expect(await scene.vendor.call('rollback', rollback)).toMatchObject({
        status: 200,
        value: { balance: '100.00' },
      });
      expect(await scene.vendor.call('bet', body)).toMatchObject({ status: 409, code: 'transaction_rolled_back' });
      expect(await scene.vendor.call('bet', { ...body, amount: '1.00' })).toMatchObject({
        code: 'transaction_rolled_back',
      });
      expect(await scene.balance()).toBe(10_000);
    });

    it('of a bet that was refused changes nothing', async () => {
      const body = scene.bet('500.00');
      await scene.vendor.call('bet', body);
      expect(
        await scene.vendor.call('rollback', scene.move({ betTransactionId: body['transactionId'] })),
      ).toMatchObject({ status: 200, value: { balance: '100.00' } });
    });

    it('of a bet of another round, of a won round, or of an unknown player is refused', async () => {
      const body = scene.bet('10.00');
      await scene.vendor.call('bet', body);
      const win = scene.money('1.00');
      await scene.vendor.call('win', win);
      const betTransactionId = body['transactionId'];
      expect(await scene.vendor.call('rollback', scene.move({ betTransactionId: win['transactionId'] }))).toMatchObject(
        { code: 'transaction_conflict' },
      );
      expect(await scene.vendor.call('rollback', scene.move({ betTransactionId, roundId: 'r2' }))).toMatchObject({
        code: 'transaction_conflict',
      });
      expect(await scene.vendor.call('rollback', scene.move({ betTransactionId }))).toMatchObject({
        code: 'transaction_conflict',
      });
      expect(await scene.vendor.call('rollback', scene.move({ betTransactionId, playerId: 'nobody' }))).toMatchObject({
        code: 'not_found',
      });
      expect(await scene.balance()).toBe(9100);
    });

    it('of one of two bets leaves the round open with the other', async () => {
      const first = scene.bet('10.00');
      await scene.vendor.call('bet', first);
      await scene.vendor.call('bet', scene.bet('5.00'));
      await scene.vendor.call('rollback', scene.move({ betTransactionId: first['transactionId'] }));
      const rounds = await scene.rounds();
      expect(rounds).toMatchObject([{ state: 'open', bets: 1, stake_minor: 500 }]);
    });

    it('racing its bet returns the stake, in either order', async () => {
      for (let round = 0; round < 10; round += 1) {
        const body = scene.bet('10.00', { roundId: `race-${round}` });
        await Promise.all([
          scene.vendor.call('bet', body),
          scene.vendor.call(
            'rollback',
            scene.move({ roundId: `race-${round}`, betTransactionId: body['transactionId'] }),
          ),
        ]);
      }
      expect(await scene.balance()).toBe(10_000);
    });
  });

  describe('the end of a round', () => {
    const changes: string[] = [];
    const note = (topic: string) => changes.push(topic);
    beforeEach(() => {
      changes.length = 0;
      scene.gateway.events.on('changed', note);
    });
    afterEach(() => {
      scene.gateway.events.off('changed', note);
    });

    it('is recorded once, notifies the winners’ board of a win, and refuses later bets', async () => {
      await scene.vendor.call('bet', scene.bet('10.00'));
      await scene.vendor.call('win', scene.money('4.00'));
      const end = scene.move();
      const first = await scene.vendor.call('end-round', end);
      expect(first).toMatchObject({ status: 200, value: { balance: '94.00', currency: 'BRL' } });
      expect(await scene.vendor.call('end-round', end)).toEqual(first);
      expect(await scene.vendor.call('end-round', scene.move())).toMatchObject({ status: 200 });
      expect(changes).toEqual(['winners']);
      expect(await scene.vendor.call('bet', scene.bet('1.00'))).toMatchObject({
        status: 409,
        code: 'transaction_conflict',
      });
      const rounds = await scene.rounds();
      expect(rounds).toMatchObject([
        { state: 'ended', stake_minor: 1000, win_minor: 400, ended_at: scene.gateway.clock() },
      ]);
    });

    it('without a win notifies no board; a later win is paid and notified', async () => {
      await scene.vendor.call('bet', scene.bet('10.00'));
      await scene.vendor.call('end-round', scene.move());
      expect(changes).toEqual([]);
      expect(await scene.vendor.call('win', scene.money('4.00'))).toMatchObject({ status: 200 });
      expect(changes).toEqual(['winners']);
    });

    it('of a round that no bet has opened is refused', async () => {
      expect(await scene.vendor.call('end-round', scene.move({ roundId: 'never' }))).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    });
  });
});
