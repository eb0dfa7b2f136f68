import { afterEach, describe, expect, it } from 'vitest';
import { cancelWithdrawal, listWithdrawals, withdrawOptions } from '#src/contract/payments/withdrawals.ts';
import { accountRecord } from '#src/contract/records/records.ts';
import { transact } from '#gateway/db/transact.ts';
import { oweTurnover } from '#gateway/ledger/turnovers.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { addWithdrawer, payOnce, setWithdrawRules } from '#gateway/testing/withdraw-scene.ts';

const usual = { automatic: '0.00', fee: '0.00', free: 3, open: 3, min: '20.00', max: '5000.00', day: '5000.00' };

forEachDatabase((dialect) => {
  describe('a withdrawal', () => {
    const scene = depositScene(dialect);
    afterEach(() => setWithdrawRules(scene, usual));
    const options = async ({ sign }: { sign: () => Promise<string> }) =>
      valueOf(scene.app, withdrawOptions, { token: await sign() });
    const cancel = async ({ sign }: { sign: () => Promise<string> }, id: string) =>
      askApp(scene.app, cancelWithdrawal, { token: await sign(), body: { id } });

    it('holds its amount at once and waits for a review; up to the amount of the rule it is approved [S1-032, S2-218]', async () => {
      const one = await addWithdrawer(scene, 100_000);
      const first = await one.withdraw('300.00');
      expect(first).toMatchObject({
        state: 'review',
        net: '300.00',
        automatic: false,
        decidedAt: null,
        cancellable: true,
      });
      expect([await one.balance(), await one.held()]).toEqual([70_000, 30_000]);
      await setWithdrawRules(scene, { automatic: '100.00' });
      expect(await one.withdraw('100.01')).toMatchObject({ state: 'review' });
      const second = await one.withdraw('100.00');
      expect(second).toMatchObject({ state: 'approved', automatic: true });
      await payOnce(scene);
      expect(await one.read(second.id)).toMatchObject({ state: 'paid', reference: expect.stringMatching(/^E/) });
      expect(scene.bank.payouts.get(second.id)).toMatchObject({ valor: '100.00' });
      expect([await one.balance(), await one.held()]).toEqual([49_999, 40_001]);
    });

    it('is in the account record, with where it goes; what comes back is, too [S1-081]', async () => {
      const one = await addWithdrawer(scene, 10_000);
      const { id } = await one.withdraw('50.00');
      await cancel(one, id);
      const [from, to] = [scene.gateway.clock() - 1000, scene.gateway.clock() + 1000];
      const { items } = await valueOf(scene.app, accountRecord, {
        token: await one.sign(),
        query: { from, to, language: 'pt' },
      });
      const about = `•••.${one.cpf.slice(3, 6)}.${one.cpf.slice(6, 9)}-••`;
      expect(items.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
        ['hold', '-50.00'],
        ['release', '50.00'],
      ]);
      expect(items.map((item) => item.about)).toEqual([about, about]);
    });

    it('is the same for the same key, and another body under it is refused [S1-026, S1-027]', async () => {
      const one = await addWithdrawer(scene, 100_000);
      const [a, b] = [await one.withdraw('50.00', 'the-same-key'), await one.withdraw('50.00', 'the-same-key')];
      expect(b.id).toBe(a.id);
      expect(await one.held()).toBe(5000);
      expect(await one.ask('60.00', {}, 'the-same-key')).toMatchObject({ message: 'idempotency_conflict' });
    });

    it.each([
      ['19.99'],
      ['5000.01'],
      ['0.00'],
      ['-20.00'],
      ['1e3'],
      ['20,00'],
      ['20'],
      ['1000000000000000000.00'],
      ['٢٠.٠٠'],
      ['+20.00'],
    ])('of %s is refused', async (amount) => {
      const one = await addWithdrawer(scene, 1_000_000);
      expect(await one.ask(amount)).toMatchObject({
        status: 400,
        message: 'invalid_request',
        value: { fields: ['amount'] },
      });
      expect(await one.held()).toBe(0);
    });

    it('is refused beyond the balance, without the password, to a payee of another, beyond what may wait and what a day allows', async () => {
      const [one, other] = [await addWithdrawer(scene, 50_000), await addWithdrawer(scene, 0)];
      expect(await one.ask('500.01')).toMatchObject({ message: 'insufficient_balance' });
      expect(await one.ask('50.00', { paymentPassword: '000111' })).toMatchObject({ message: 'wrong_password' });
      expect(await one.ask('50.00', { payeeId: await other.payeeId() })).toMatchObject({ message: 'not_found' });
      expect(await one.ask('50.00', { fee: '1.00' })).toMatchObject({ message: 'offer_changed' });
      await setWithdrawRules(scene, { open: 2, day: '100.00' });
      await one.withdraw('50.00');
      expect(await one.ask('50.01')).toMatchObject({ message: 'limit_reached', value: { limit: 'day' } });
      await one.withdraw('50.00');
      expect(await one.ask('20.00')).toMatchObject({ message: 'limit_reached', value: { limit: 'open' } });
      expect(await options(one)).toMatchObject({ dayLeft: '0.00', slotsLeft: 0, free: '400.00' });
    });

    it('costs a fee beyond the free ones of a month, which the house keeps; one that came back was none', async () => {
      await setWithdrawRules(scene, { fee: '2.00', free: 1, automatic: '500.00' });
      const one = await addWithdrawer(scene, 50_000);
      const first = await one.withdraw('20.00');
      expect((await cancel(one, first.id)).status).toBe(200);
      expect(await options(one)).toMatchObject({ fee: '0.00', freeLeft: 1 });
      await one.withdraw('20.00');
      expect(await options(one)).toMatchObject({ fee: '2.00', freeLeft: 0 });
      const { id } = (await one.ask('30.00', { fee: '2.00' })).value as { id: string };
      await payOnce(scene);
      expect(await one.read(id)).toMatchObject({ state: 'paid', amount: '30.00', net: '28.00' });
      expect(scene.bank.payouts.get(id)).toMatchObject({ valor: '28.00' });
      expect([await one.balance(), await one.held()]).toEqual([45_000, 0]);
    });

    it('waits until a bonus or a deposit has been staked, and says how much is left', async () => {
      const one = await addWithdrawer(scene, 0);
      const { id } = await one.deposit();
      scene.bank.pay(await one.txidOfDeposit(id), one.payer);
      await one.settle();
      expect(await options(one)).toMatchObject({
        free: '0.00',
        locked: '50.00',
        turnover: { left: '50.00', due: '50.00' },
      });
      expect(await one.ask('20.00')).toMatchObject({ message: 'turnover_left', value: { left: 5000 } });
      const sums = {
        vendor: 'COR',
        node_id: 'COR-2',
        currency: 'BRL',
        state: 'ended' as const,
        rounds: 3,
        win_minor: 0,
      };
      const staked = { member_id: one.member.id, span: 'day' as const, begun_at: 0, ...sums, stake_minor: 3000 };
      await scene.gateway.db.insertInto('round_sums').values(staked).execute();
      expect(await options(one)).toMatchObject({ free: '30.00', turnover: { left: '20.00', due: '50.00' } });
      await one.withdraw('30.00');
      expect(await one.ask('20.00')).toMatchObject({ message: 'turnover_left' });
      await scene.gateway.db
        .updateTable('round_sums')
        .set({ stake_minor: 5000 })
        .where('member_id', '=', one.member.id)
        .execute();
      await one.withdraw('20.00');
      // All is staked: the next bonus begins anew.
      const more = { memberId: one.member.id, currency: 'BRL', amount: 1000, times: 2 };
      await transact(scene.gateway.db, (trx) => oweTurnover(trx, more));
      expect(await options(one)).toMatchObject({ turnover: { left: '20.00', due: '20.00' } });
    });

    it('can be taken back until the bank has it, where the place allows it', async () => {
      await setWithdrawRules(scene, { automatic: '50.00' });
      const one = await addWithdrawer(scene, 10_000);
      const [review, sent] = [await one.withdraw('50.01'), await one.withdraw('49.99')];
      scene.bank.payoutMode = 'pending';
      await payOnce(scene);
      expect((await cancel(one, review.id)).envelope).toMatchObject({ value: { state: 'cancelled' } });
      expect((await cancel(one, sent.id)).envelope).toMatchObject({ value: { state: 'sent', cancellable: false } });
      expect((await cancel(one, review.id)).envelope).toMatchObject({ value: { state: 'cancelled' } });
      expect([await one.balance(), await one.held()]).toEqual([5001, 4999]);
      const third = await one.withdraw('50.01');
      const setProfile = async (profile: string) => {
        const { db, events } = scene.gateway;
        const row = await db
          .selectFrom('merchants')
          .select('settings')
          .where('code', '=', 'mare')
          .executeTakeFirstOrThrow();
        const settings = JSON.stringify({ ...(JSON.parse(row.settings) as object), profile });
        await db.updateTable('merchants').set({ settings }).where('code', '=', 'mare').execute();
        events.emit('changed', 'status');
      };
      await setProfile('br');
      expect((await cancel(one, third.id)).envelope).toMatchObject({ message: 'no_permission' });
      expect(await one.read(third.id)).toMatchObject({ state: 'review', cancellable: false });
      await setProfile('open');
    });

    it('is nobody else’s to read, list or cancel', async () => {
      const [one, other] = [await addWithdrawer(scene, 10_000), await addWithdrawer(scene, 0)];
      const { id } = await one.withdraw('50.00');
      expect((await cancel(other, id)).status).toBe(404);
      await expect(other.read(id)).rejects.toThrow('not_found');
      const list = async ({ sign }: { sign: () => Promise<string> }) =>
        (await valueOf(scene.app, listWithdrawals, { token: await sign(), query: { pageNo: 1 } })).list;
      expect(await list(other)).toEqual([]);
      expect(await list(one)).toMatchObject([{ id, state: 'review' }]);
    });
  });
});
