import { describe, expect, it } from 'vitest';
import { cancelDeposit } from '#src/contract/payments/deposits.ts';
import { paymentsStream } from '#src/contract/payments/payments-stream.schema.ts';
import { createApp } from '#gateway/app.ts';
import { transact } from '#gateway/db/transact.ts';
import { askApp, openStream } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { addWithdrawer, payOnce, setWithdrawRules } from '#gateway/testing/withdraw-scene.ts';
import { endSession } from '../../identity/session/sessions.ts';
import { returnWithdrawal } from '../withdrawals/end-withdrawal.ts';
import { watchPayments } from './watch-payments.ts';

forEachDatabase((dialect) => {
  describe('the stream of deposits and withdrawals', () => {
    const scene = depositScene(dialect);
    const listen = async ({ sign }: { sign: () => Promise<string> }, app = scene.app) =>
      openStream(app, paymentsStream.path, { Authorization: `Bearer ${await sign()}` });

    it('tells each deposit that stands differently, by whatever process, and nothing of before or of others [S1-030]', async () => {
      const [one, other] = [await scene.depositor(), await scene.depositor()];
      const { id } = await one.deposit('50.00');
      // Another process of the same database knows nothing of what this one books.
      const stream = await listen(one, createApp({ ...scene.gateway }));
      expect(stream.headers.get('Cache-Control')).toBe('no-store, no-transform');
      const { id: otherId } = await other.deposit('70.00');
      scene.bank.pay(await other.txidOfDeposit(otherId), other.payer);
      scene.bank.pay(await one.txidOfDeposit(id), other.payer);
      await one.settle();
      const back = await stream.next();
      expect(back).toMatchObject({
        event: 'deposit',
        data: { id, state: 'cancelled', returned: [{ reason: 'other-payer' }] },
      });
      scene.bank.pay(await one.txidOfDeposit(id), one.payer);
      await one.settle();
      // The return of the first may be told on its own before.
      const credited = [await stream.next()];
      if (!JSON.stringify(credited).includes('credited')) credited.push(await stream.next());
      expect(credited.at(-1)).toMatchObject({ event: 'deposit', data: { id, state: 'credited', payer: 'Ana Prado' } });
      await stream.close();
    });

    it('tells a deposit that another device begins or cancels', async () => {
      const one = await scene.depositor();
      const stream = await listen(one);
      const { id } = await one.deposit('50.00');
      expect(await stream.next()).toMatchObject({ event: 'deposit', data: { id, state: 'waiting' } });
      await askApp(scene.app, cancelDeposit, { token: await one.sign(), body: { id } });
      expect(await stream.next()).toMatchObject({ event: 'deposit', data: { id, state: 'cancelled', code: '' } });
      await stream.close();
    });

    it('tells a withdrawal when it is asked for, decided and paid [S1-032]', async () => {
      await setWithdrawRules(scene, { automatic: '0.00' });
      const one = await addWithdrawer(scene, 100_000);
      const stream = await listen(one);
      const { id } = await one.withdraw('300.00');
      expect(await stream.next()).toMatchObject({ event: 'withdrawal', data: { id, state: 'review' } });
      await transact(scene.gateway.db, (trx) =>
        returnWithdrawal(trx, id, 'refused', { reason: 'Confirme a identidade.' }, scene.gateway.clock()),
      );
      expect(await stream.next()).toMatchObject({
        event: 'withdrawal',
        data: { id, state: 'refused', reason: 'Confirme a identidade.' },
      });
      await setWithdrawRules(scene, { automatic: '500.00' });
      const second = await one.withdraw('50.00');
      await payOnce(scene);
      const told = [await stream.next()];
      while (!JSON.stringify(told.at(-1)).includes('paid')) told.push(await stream.next());
      expect(told.at(-1)).toMatchObject({ event: 'withdrawal', data: { id: second.id, state: 'paid' } });
      await setWithdrawRules(scene, { automatic: '0.00' });
      await stream.close();
    });

    it('ends with its session, which hears nothing more', async () => {
      const one = await scene.depositor();
      const stream = await listen(one);
      const { sessionId } = await scene.gateway.db
        .selectFrom('sessions')
        .select('id as sessionId')
        .where('member_id', '=', one.member.id)
        .executeTakeFirstOrThrow();
      const { id } = await one.deposit('50.00');
      expect(await stream.next()).toMatchObject({ event: 'deposit', data: { id } });
      scene.bank.pay(await one.txidOfDeposit(id), one.payer);
      await endSession(scene.gateway, sessionId);
      await one.settle();
      expect(await stream.next()).toMatchObject({ event: 'over' });
      expect(await stream.next()).toBeUndefined();
      expect(watchPayments.count(scene.gateway, one.member.id)).toBe(0);
    });

    it('is refused to visitors and to too many pages at once', async () => {
      const one = await scene.depositor();
      expect((await scene.app.request(paymentsStream.path)).status).toBe(401);
      expect((await listen({ sign: () => Promise.resolve('nonsense') })).status).toBe(401);
      const streams = await Promise.all(Array.from({ length: 6 }, () => listen(one)));
      expect((await listen(one)).status).toBe(429);
      await Promise.all(streams.map((stream) => stream.close()));
    });
  });
});
