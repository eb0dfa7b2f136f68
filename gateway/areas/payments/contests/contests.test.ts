import { beforeEach, describe, expect, it } from 'vitest';
import { readDeposit } from '#src/contract/payments/deposits.ts';
import { cancelWithdrawal } from '#src/contract/payments/withdrawals.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { playRound } from '#gateway/testing/play-round.ts';
import { addWithdrawer, payOnce, setWithdrawRules } from '#gateway/testing/withdraw-scene.ts';

forEachDatabase((dialect) => {
  describe('a contested payment', () => {
    const scene = depositScene(dialect);
    beforeEach(() => setWithdrawRules(scene, { automatic: '500.00', depositTurnover: 0 }));

    /** A member with so many minor units beside a deposit of R$ 50 that was credited. */
    const deposited = async (minor = 0) => {
      const one = await addWithdrawer(scene, minor);
      const { id } = await one.deposit();
      const payment = scene.bank.pay(await one.txidOfDeposit(id), one.payer);
      await one.settle();
      const contest = async (verdict?: 'DEVOLVIDA' | 'REJEITADA', valor?: string) => {
        const contested = scene.bank.contest(payment);
        if (verdict) scene.bank.decide(contested, verdict, valor);
        await one.settleContests();
        return contested;
      };
      const more = async (key: string, amount = '50.00') => {
        const next = await one.deposit(amount, key);
        scene.bank.pay(await one.txidOfDeposit(next.id), one.payer);
        await one.settle();
      };
      const money = async () => ({ wallet: await one.balance(), owed: await one.owed(), held: await one.held() });
      return { ...one, id, payment, contest, more, money };
    };

    it('takes what the wallet has and no more; the rest is owed, once, however often it is told [S1-025, S1-030]', async () => {
      const one = await deposited();
      await playRound(scene.gateway, one.member.id, { stake: 3000, win: 0 });
      const contested = await one.contest();
      expect(await one.money()).toEqual({ wallet: 2000, owed: 0, held: 0 });
      scene.bank.decide(contested, 'DEVOLVIDA');
      for (let times = 0; times < 3; times += 1) await one.settleContests();
      expect(await one.money()).toEqual({ wallet: 0, owed: 3000, held: 0 });
      const told = await one.told();
      for (const title of ['O banco levou um depósito de volta', 'Um depósito seu foi contestado'])
        expect(told.filter((said) => said === title)).toHaveLength(1);
    });

    it('that the bank rejects changes nothing, and withdrawals go on', async () => {
      const one = await deposited();
      const contested = await one.contest();
      expect(await one.ask('20.00')).toMatchObject({
        message: 'deposit_contested',
        value: { contested: 5000, owed: 0 },
      });
      scene.bank.decide(contested, 'REJEITADA');
      await one.settleContests();
      expect(await one.money()).toEqual({ wallet: 5000, owed: 0, held: 0 });
      expect(await one.withdraw('20.00')).toMatchObject({ state: 'approved' });
      expect(await one.told()).toContain('A contestação foi encerrada');
    });

    it('stops withdrawals that were not sent until the debt is paid; one that was sent is the bank’s [S1-032]', async () => {
      const one = await deposited(3000);
      scene.bank.payoutMode = 'pending';
      const sent = await one.withdraw('30.00');
      await payOnce(scene);
      const waiting = await one.withdraw('40.00');
      await one.contest('DEVOLVIDA');
      expect(await one.money()).toEqual({ wallet: 0, owed: 4000, held: 7000 });
      for (let times = 0; times < 3; times += 1) await payOnce(scene, true);
      expect(await one.read(waiting.id)).toMatchObject({ state: 'approved', paused: true });
      expect(scene.bank.payouts.has(waiting.id)).toBe(false);
      scene.bank.settlePayout(sent.id, 'REALIZADO');
      await payOnce(scene, true);
      expect(await one.read(sent.id)).toMatchObject({ state: 'paid', paused: false });
      await one.more('pays-the-debt');
      expect(await one.money()).toEqual({ wallet: 1000, owed: 0, held: 4000 });
      scene.bank.payoutMode = 'made';
      await payOnce(scene);
      expect(await one.read(waiting.id)).toMatchObject({ state: 'paid' });
    });

    it('is paid first by what comes back from a withdrawal, and by later deposits', async () => {
      const one = await deposited();
      const { id } = await one.withdraw('40.00');
      await one.contest('DEVOLVIDA');
      expect(await one.money()).toEqual({ wallet: 0, owed: 4000, held: 4000 });
      await askApp(scene.app, cancelWithdrawal, { token: await one.sign(), body: { id } });
      expect(await one.money()).toEqual({ wallet: 0, owed: 0, held: 0 });
      await one.more('all-of-it-is-theirs');
      expect(await one.money()).toEqual({ wallet: 5000, owed: 0, held: 0 });
    });

    it('of which the bank takes a part owes that part; of one that it takes nothing of, nothing', async () => {
      const [one, other] = [await deposited(), await deposited()];
      await one.contest('DEVOLVIDA', '12.34');
      expect(await one.money()).toMatchObject({ wallet: 3766, owed: 0 });
      const contested = await other.contest();
      scene.bank.decide(contested, 'DEVOLVIDA', '0.00');
      await other.settleContests();
      expect(await other.money()).toMatchObject({ wallet: 5000, owed: 0 });
    });

    it('of which the bank says more than was contested books nothing', async () => {
      const one = await deposited();
      await one.contest('DEVOLVIDA', '50.01');
      expect(await one.money()).toMatchObject({ wallet: 5000, owed: 0 });
    });

    it('that nobody had booked yet is booked first; one that goes back has gone back', async () => {
      const one = await addWithdrawer(scene, 0);
      const { id } = await one.deposit();
      const txid = await one.txidOfDeposit(id);
      const own = scene.bank.pay(txid, one.payer);
      scene.bank.decide(scene.bank.contest(own), 'DEVOLVIDA');
      scene.bank.slowReturns = true;
      const second = scene.bank.pay(txid, one.payer);
      scene.bank.decide(scene.bank.contest(second), 'DEVOLVIDA');
      await one.settleContests();
      await one.settle();
      expect([await one.balance(), await one.owed()]).toEqual([0, 0]);
      const deposit = await valueOf(scene.app, readDeposit, { token: await one.sign(), query: { id } });
      expect(deposit).toMatchObject({
        state: 'credited',
        returned: [{ id: second, state: 'returned' }],
        contests: [{ state: 'taken-back', taken: '50.00' }],
      });
    });

    it('forgives what was left to stake for it, and nothing that another deposit owes', async () => {
      await setWithdrawRules(scene, { depositTurnover: 1 });
      const one = await deposited();
      await one.more('another-deposit', '20.00');
      await playRound(scene.gateway, one.member.id, { stake: 1000, win: 1000 });
      await one.contest('DEVOLVIDA');
      expect(await one.money()).toMatchObject({ wallet: 2000, owed: 0 });
      expect(await one.ask('20.00')).toMatchObject({ message: 'turnover_left', value: { left: 2000 } });
    });
  });
});
