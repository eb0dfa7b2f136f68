import { describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { addMember, fundMember, openSession } from '#gateway/testing/test-members.ts';
import { VendorScene } from '#gateway/testing/vendor-scene.ts';
import { playerTokenLife } from './play-access.ts';

forEachDatabase((dialect) => {
  const scene = new VendorScene(dialect);

  describe('a bet', () => {
    it('takes the stake, and again answers the same without taking it twice', async () => {
      const body = scene.bet('12.50');
      const first = await scene.vendor.call('bet', body);
      expect(first).toMatchObject({
        status: 200,
        value: { balance: '87.50', currency: 'BRL', transactionId: body['transactionId'] },
      });
      await scene.vendor.call('bet', scene.bet('10.00'));
      expect(await scene.vendor.call('bet', body)).toEqual(first);
      expect(await scene.balance()).toBe(7750);
    });

    it('answers the same when its repetition carries a newer token or the token has expired', async () => {
      const body = scene.bet('1.00');
      const first = await scene.vendor.call('bet', body);
      expect(await scene.vendor.call('bet', { ...body, playerToken: await scene.vendor.enter(scene.member) })).toEqual(
        first,
      );
      scene.gateway.advance(playerTokenLife);
      expect(await scene.vendor.call('bet', body)).toEqual(first);
    });

    it('with another body under the same id is a conflict', async () => {
      const body = scene.bet('1.00');
      await scene.vendor.call('bet', body);
      expect(await scene.vendor.call('bet', { ...body, amount: '2.00' })).toMatchObject({
        status: 409,
        code: 'transaction_conflict',
      });
      expect(await scene.vendor.call('bet', { ...body, roundId: 'r2' })).toMatchObject({
        code: 'transaction_conflict',
      });
      const { playerToken: _token, ...win } = body;
      expect(await scene.vendor.call('win', win)).toMatchObject({ code: 'transaction_conflict' });
      expect(await scene.balance()).toBe(9900);
    });

    it('above the balance is refused, and stays refused after a credit [S1-025]', async () => {
      const body = scene.bet('100.01');
      expect(await scene.vendor.call('bet', body)).toMatchObject({ status: 409, code: 'insufficient_balance' });
      await fundMember(scene.gateway.db, scene.member.id, 5000);
      expect(await scene.vendor.call('bet', body)).toMatchObject({ status: 409, code: 'insufficient_balance' });
      expect(await scene.vendor.call('bet', scene.bet('100.01'))).toMatchObject({ status: 200 });
    });

    it.each(['-1.00', '0.00', '1', '1.0', '1,00', '1e3', '99999999999999.00', 'NaN', ''])(
      'of %j is no amount',
      async (amount) => {
        expect(await scene.vendor.call('bet', scene.bet(amount))).toMatchObject({
          status: 400,
          code: 'invalid_request',
          value: { fields: ['amount'] },
        });
        expect(await scene.balance()).toBe(10_000);
      },
    );

    it.each([
      ['beyond the limit', { amount: '1000000.01' }, 'limit_reached'],
      ['in another currency', { currency: 'CNY' }, 'invalid_request'],
      ['for a game that is not there', { nodeId: 'COR-9999' }, 'game_not_found'],
      ['for a game of another vendor', { nodeId: 'NOR-1' }, 'game_not_found'],
      ['for a game that is gone', { nodeId: 'COR-60' }, 'game_unavailable'],
      ['with a token of nobody', { playerToken: 'B'.repeat(43) }, 'token_expired'],
      ['for another player', { playerId: 'someone-else' }, 'token_expired'],
    ])('%s is refused', async (_what, change, code) => {
      expect(await scene.vendor.call('bet', scene.bet('1.00', change))).toMatchObject({ code });
      expect(await scene.balance()).toBe(10_000);
    });

    it('needs a token that lives: not expired, not of a session that has ended', async () => {
      scene.gateway.advance(playerTokenLife);
      expect(await scene.vendor.call('bet', scene.bet('1.00'))).toMatchObject({ status: 401, code: 'token_expired' });
      expect(await scene.vendor.call('balance', { playerToken: scene.token })).toMatchObject({
        status: 401,
        code: 'token_expired',
      });
      scene.token = await scene.vendor.enter(scene.member);
      expect(await scene.vendor.call('bet', scene.bet('1.00'))).toMatchObject({ status: 200 });
      await scene.gateway.db
        .updateTable('sessions')
        .set({ ended_at: scene.gateway.clock() })
        .where('id', '=', scene.member.sessionId)
        .execute();
      expect(await scene.vendor.call('bet', scene.bet('1.00'))).toMatchObject({ status: 401, code: 'token_expired' });
    });

    it('of a locked member, with a closed vendor or under maintenance is refused', async () => {
      await scene.gateway.db
        .updateTable('members')
        .set({ status: 'locked' })
        .where('id', '=', scene.member.id)
        .execute();
      expect(await scene.vendor.call('bet', scene.bet('1.00'))).toMatchObject({ status: 403, code: 'no_permission' });
      await scene.gateway.db.updateTable('members').set({ status: 'open' }).where('id', '=', scene.member.id).execute();
      await scene.gateway.db.updateTable('vendors').set({ open: 0 }).where('vassalage', '=', 'COR').execute();
      expect(await scene.vendor.call('bet', scene.bet('1.00'))).toMatchObject({ status: 409, code: 'vendor_closed' });
      await scene.gateway.db.updateTable('vendors').set({ open: 1 }).execute();
      await scene.gateway.db.updateTable('site_state').set({ maintenance: 1 }).execute();
      scene.gateway.events.emit('changed', 'status');
      expect(await scene.vendor.call('bet', scene.bet('1.00'))).toMatchObject({
        status: 409,
        code: 'game_unavailable',
      });
    });

    it('of a trial guest as a member is refused: only play money [S1-010]', async () => {
      const guest = await openSession(
        scene.gateway.db,
        await addMember(scene.gateway.db, scene.fresh('visita'), { type: 4 }),
        scene.gateway.clock(),
      );
      const { token, playerId } = await scene.vendor.enterForFree({ member_id: guest.id }, guest.sessionId);
      const chips = { nodeId: 'COR-1', currency: 'XTS', playerToken: token };
      expect(await scene.vendor.call('bet', scene.bet('1.00', { ...chips, playerId: guest.id }))).toMatchObject({
        status: 401,
        code: 'token_expired',
      });
      expect(await scene.vendor.call('bet', scene.bet('1.00', { ...chips, playerId }))).toMatchObject({
        status: 200,
        value: { balance: '999.00', currency: 'XTS' },
      });
    });

    it('sent fifty times at once is taken once', async () => {
      const body = scene.bet('3.00');
      const answers = await Promise.all(Array.from({ length: 50 }, () => scene.vendor.call('bet', body)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(answers[0])]));
      expect(await scene.balance()).toBe(9700);
    });

    it('of the whole balance, fifty different ones at once: one is taken [S1-025]', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          scene.vendor.call('bet', scene.bet('100.00', { roundId: `r${index}` })),
        ),
      );
      const codes = answers.map((answer) => answer.code);
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
      expect(codes.filter((code) => code === 'insufficient_balance')).toHaveLength(49);
      expect(await scene.balance()).toBe(0);
    });
  });
});
