import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelDeposit } from '#src/contract/payments/deposits.ts';
import { memberRewards } from '#src/contract/promotions/rewards.ts';
import { transact } from '#gateway/db/transact.ts';
import { bonusScene } from '#gateway/testing/bonus-scene.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { setWithdrawRules } from '#gateway/testing/withdraw-scene.ts';
import { payBonus } from './book-bonus.ts';
import { sweepBonuses } from './sweep.ts';

forEachDatabase((dialect) => {
  describe('the bonus of a deposit', () => {
    const scene = bonusScene(dialect);
    let offerId = '';
    beforeAll(() => setWithdrawRules(scene, { automatic: '500.00', open: 100, day: '999999.00', depositTurnover: 0 }));
    beforeEach(async () => void (offerId = await scene.offer()));

    it('is shown with its terms before it is taken, and a deposit without it brings none [S1-049]', async () => {
      const one = await scene.addTaker();
      expect((await one.offers()).find(({ id }) => id === offerId)).toMatchObject({
        ...{ percent: 100, most: '100.00', min: '20.00', times: 5, days: 2 },
        weights: [{ category: 'RNG', percent: 100 }],
      });
      const { id } = await one.deposit('50.00', offerId);
      expect(await one.deposited(id)).toMatchObject({ bonus: { amount: '50.00', due: '250.00', state: 'active' } });
      const plain = await one.begin('50.00', 'a-plain-deposit');
      expect(plain.envelope).toMatchObject({ success: true, value: { bonus: null } });
    });

    it('waits beside the balance, which stays free, and is paid once its stakes are made [S1-026, S1-050]', async () => {
      const one = await scene.addTaker();
      const before = await scene.aside();
      const { bonus } = await one.deposit('50.00', offerId);
      expect([await one.balance(), await scene.aside()]).toEqual([5000, before + 5000]);
      await one.withdraw('20.00');
      for (let rounds = 0; rounds < 10; rounds += 1) await one.play(2000, 2000);
      expect(await one.claim(bonus.id)).toMatchObject({ envelope: { message: 'promotion_unavailable' } });
      expect((await one.own())[0]).toMatchObject({ left: '50.00', contributions: [{ staked: '200.00' }] });
      for (let rounds = 0; rounds < 3; rounds += 1) await one.play(2000, 2000);
      const claims = await Promise.all([one.claim(bonus.id), one.claim(bonus.id), one.claim(bonus.id, 'again-key')]);
      for (const { envelope } of claims) expect(envelope).toMatchObject({ success: true, value: { state: 'paid' } });
      expect([await one.balance(), await scene.aside()]).toEqual([8000, before]);
      expect(await one.drop(bonus.id)).toMatchObject({ envelope: { value: { state: 'paid' } } });
      expect(await one.balance()).toBe(8000);
      expect((await one.own())[0]).toMatchObject({ left: '0.00', contributions: [] });
      const { list } = await valueOf(scene.app, memberRewards, {
        token: await one.sign(),
        query: { pageNo: 1, language: 'en' },
      });
      expect(list).toMatchObject([{ kind: 'deposit-bonus', title: '', amount: '50.00' }]);
    });

    it('is dropped on request, once, and costs the member nothing; a round that ends later counts for nothing', async () => {
      const one = await scene.addTaker();
      const before = await scene.aside();
      const { bonus } = await one.deposit('50.00', offerId);
      await one.play(5000, 5000);
      const [dropped, , again] = await Promise.all([one.drop(bonus.id), one.drop(bonus.id), one.drop(bonus.id)]);
      for (const { envelope } of [dropped, again]) expect(envelope).toMatchObject({ value: { state: 'dropped' } });
      scene.gateway.advance(1);
      for (let rounds = 0; rounds < 10; rounds += 1) await one.play(5000, 5000);
      expect(await one.claim(bonus.id)).toMatchObject({ envelope: { message: 'promotion_unavailable' } });
      expect([await one.balance(), await scene.aside()]).toEqual([5000, before]);
    });

    it('expires with its time, but is paid where its stakes were made in time and nobody looked', async () => {
      const [late, made] = [await scene.addTaker(), await scene.addTaker()];
      await late.deposit('50.00', offerId);
      await made.deposit('50.00', offerId);
      for (let rounds = 0; rounds < 5; rounds += 1) await made.play(5000, 5000);
      scene.gateway.advance(2 * 86_400_000);
      for (let rounds = 0; rounds < 5; rounds += 1) await late.play(5000, 5000);
      await sweepBonuses(scene.gateway);
      await sweepBonuses(scene.gateway);
      expect([(await late.own())[0]?.state, await late.balance()]).toEqual(['expired', 5000]);
      expect([(await made.own())[0]?.state, await made.balance()]).toEqual(['paid', 10_000]);
    });

    it('is not of others: a member who names another’s bonus is answered as if there were none, and it stays', async () => {
      const [owner, thief] = [await scene.addTaker(), await scene.addTaker()];
      const { bonus } = await owner.deposit('50.00', offerId);
      for (let rounds = 0; rounds < 5; rounds += 1) await owner.play(5000, 5000);
      for (const act of [thief.claim, thief.drop]) {
        const { envelope: foreign } = await act(bonus.id);
        const { envelope: missing } = await act('none');
        expect(foreign).toMatchObject({ success: false });
        expect(foreign).toEqual(missing);
      }
      expect([await thief.own(), await thief.balance()]).toEqual([[], 0]);
      expect(await owner.claim(bonus.id)).toMatchObject({ envelope: { value: { state: 'paid' } } });
    });

    it('comes to a member one at a time, and as often as its offer says', async () => {
      const once = await scene.offer({ each: '1' });
      const one = await scene.addTaker();
      const begun = await Promise.all([one.take('50.00', once), one.take('60.00', once), one.take('70.00', offerId)]);
      expect(begun.filter(({ success }) => success)).toHaveLength(1);
      expect(await one.offers()).toEqual([]);
      const [bonus] = await one.own();
      expect(bonus?.state).toBe('offered');
    });

    it('counts for its offer until its deposit ends unpaid: all of them never come to more than the budget of the day', async () => {
      const small = await scene.offer({ day: '120.00', budget: '200.00' });
      const takers = [await scene.addTaker(), await scene.addTaker(), await scene.addTaker()];
      const begun = await Promise.all(takers.map((one) => one.take('60.00', small)));
      expect(begun.filter(({ success }) => success)).toHaveLength(2);
      expect(begun.find(({ success }) => !success)).toMatchObject({ message: 'offer_changed' });
      const at = begun.findIndex(({ success }) => success);
      const { id } = begun[at]?.success ? (begun[at].value as { id: string }) : { id: '' };
      await askApp(scene.app, cancelDeposit, { token: (await takers[at]?.sign()) ?? '', body: { id } });
      const free = takers[begun.findIndex(({ success }) => !success)];
      expect((await free?.take('60.00', small))?.success).toBe(true);
    });

    it('goes before the money of its member where the deposit is taken back: active, or paid and then owed', async () => {
      const [active, paid] = [await scene.addTaker(), await scene.addTaker()];
      const before = await scene.aside();
      const [one, other] = [await active.deposit('50.00', offerId), await paid.deposit('50.00', offerId)];
      await transact(scene.gateway.db, (trx) => payBonus(trx, other.bonus.id, scene.gateway.clock()));
      await paid.play(8000);
      for (const { payment } of [one, other]) scene.bank.decide(scene.bank.contest(payment), 'DEVOLVIDA');
      await active.settleContests();
      expect([(await active.own())[0]?.state, await active.balance(), await active.owed()]).toEqual([
        'taken-back',
        0,
        0,
      ]);
      // 100.00 had come in and 80.00 were played: 20.00 are there for bonus and deposit of 50.00 each.
      expect([(await paid.own())[0]?.state, await paid.balance(), await paid.owed()]).toEqual(['taken-back', 0, 8000]);
      expect(await scene.aside()).toBe(before);
    });

    it('is there where the place allows it, and within what it allows', async () => {
      const one = await scene.addTaker();
      await scene.type('profile', 'set', 'uk');
      expect(await scene.offer({ times: '10' })).not.toBe('');
      await expect(scene.offer({ times: '11' })).rejects.toThrow('The place allows no such offer');
      await expect(scene.offer({ counts: 'RNG=100,LIVE=10' })).rejects.toThrow('The place allows no such offer');
      await scene.type('profile', 'set', 'br');
      expect(await one.offers()).toEqual([]);
      expect(await one.take('50.00', offerId)).toMatchObject({ message: 'offer_changed' });
      await expect(scene.offer()).rejects.toThrow('The place allows no such offer');
      await scene.type('profile', 'set', 'open');
    });

    it('is seen, cancelled and closed by the operator [S1-026]', async () => {
      const one = await scene.addTaker();
      const { bonus } = await one.deposit('50.00', offerId);
      await one.play(1000, 0);
      expect(await scene.type('bonus', 'list')).toMatch(
        new RegExp(`${bonus.id} .*BRL 50.00 +240.00 of 250.00 left +active`),
      );
      expect(await scene.type('bonus', 'show', bonus.id)).toMatch(/RNG +10.00 staked, 100% counts: 10.00/);
      await scene.type('bonus', 'cancel', bonus.id, '--reason', 'Uma conta por pessoa.');
      expect((await one.own())[0]?.state).toBe('cancelled');
      expect(await one.told()).toContain('Seu bônus foi cancelado');
      await expect(scene.type('bonus', 'cancel', bonus.id, '--reason', 'x')).rejects.toThrow('is cancelled already');
      expect(await scene.type('bonus', 'offers')).toContain(offerId);
      await scene.type('bonus', 'close', offerId);
      expect(await one.take('50.00', offerId)).toMatchObject({ message: 'offer_changed' });
      expect(await scene.type('bonus', 'offers')).not.toContain(offerId);
    });
  });
});
