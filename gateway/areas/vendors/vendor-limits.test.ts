import { describe, expect, it } from 'vitest';
import { transact } from '#gateway/db/transact.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { type LimitChange, setLimit } from '#gateway/ledger/limits/set-limit.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { VendorScene } from '#gateway/testing/vendor-scene.ts';

forEachDatabase((dialect) => {
  const scene = new VendorScene(dialect);
  const limit = (kind: LimitChange['kind'], minor: number) => {
    const { id: memberId } = scene.member;
    const terms = { period: 'day', madeBy: 'ana', timeZone: 'UTC', wait: 0, again: false } as const;
    const change = { ...terms, wallet: walletId(memberId, 'BRL'), memberId, kind, minor };
    return transact(scene.gateway.db, (trx) => setLimit(trx, change, scene.gateway.clock()));
  };

  describe('a bet of a member with a limit', () => {
    it('beyond it is refused with what is left, and stays refused; the balance and the round are as before', async () => {
      await limit('stake', 2000);
      await scene.vendor.call('bet', scene.bet('15.00'));
      const body = scene.bet('5.01');
      const refused = {
        status: 409,
        code: 'own_limit_reached',
        value: { limit: 'stake', period: 'day', left: '5.00' },
      };
      expect(await scene.vendor.call('bet', body)).toMatchObject(refused);
      await limit('stake', 99_900);
      expect(await scene.vendor.call('bet', body)).toMatchObject(refused);
      expect(await scene.balance()).toBe(8500);
      expect(await scene.rounds()).toMatchObject([{ bets: 1, stake_minor: 1500 }]);
      expect((await scene.vendor.call('bet', scene.bet('5.01'))).status).toBe(200);
    });

    it('is accepted again when the previous stake was rolled back, or a win was booked', async () => {
      await limit('loss', 2000);
      const first = scene.bet('20.00');
      await scene.vendor.call('bet', first);
      expect(await scene.vendor.call('bet', scene.bet('0.01'))).toMatchObject({ code: 'own_limit_reached' });
      await scene.vendor.call('rollback', scene.move({ betTransactionId: first['transactionId'] }));
      await scene.vendor.call('bet', scene.bet('20.00', { roundId: 'r2' }));
      await scene.vendor.call('win', scene.money('3.00', { roundId: 'r2' }));
      expect(await scene.vendor.call('bet', scene.bet('3.01'))).toMatchObject({ value: { left: '3.00' } });
      expect(await scene.vendor.call('bet', scene.bet('3.00'))).toMatchObject({ status: 200 });
    });

    it('fifty of them at once, each sent twice, never stake more than it allows', async () => {
      await limit('stake', 2000);
      const bodies = Array.from({ length: 50 }, () => scene.bet('3.00'));
      const answers = await Promise.all([...bodies, ...bodies].map((body) => scene.vendor.call('bet', body)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
      expect(await scene.balance()).toBe(8200);
    });
  });
});
