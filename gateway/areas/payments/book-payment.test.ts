import { describe, expect, it } from 'vitest';
import { cancelDeposit } from '#src/contract/payments/deposits.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { expireDeposits } from './reconcile.ts';

/** CPFs of nobody here. */
const others = ['52998224725', '11144477735'] as const;

forEachDatabase((dialect) => {
  describe('the payment of a deposit', () => {
    const scene = depositScene(dialect);

    it('waits for its payment, and is credited once it is reported, however often it is [S1-030, S1-049]', async () => {
      const { deposit, read, txidOfDeposit, settle, payer, balance } = await scene.depositor();
      const { id, code } = await deposit();
      expect(code).toMatch(/^00020101021226.*6304[0-9A-F]{4}$/);
      expect(await read(id)).toMatchObject({ state: 'waiting', amount: '50.00', creditedAt: null });
      const reference = scene.bank.pay(await txidOfDeposit(id), payer);
      for (let times = 0; times < 3; times += 1) await settle();
      expect(await read(id)).toMatchObject({
        state: 'credited',
        code: '',
        payer: 'Ana Prado',
        reference,
        returned: [],
      });
      expect(await balance()).toBe(5000);
    });

    it.each([
      ['other-payer', { nome: 'Rui', cpf: others[0] }, undefined],
      ['other-payer', undefined, undefined],
      ['other-amount', 'own', '49.99'],
    ] as const)('is not credited by a payment of the kind %s, which goes back', async (reason, payer, valor) => {
      const { deposit, read, txidOfDeposit, settle, payer: own, balance } = await scene.depositor();
      const { id } = await deposit();
      const paid = scene.bank.pay(await txidOfDeposit(id), payer === 'own' ? own : payer, valor);
      await settle();
      expect(await read(id)).toMatchObject({
        state: 'cancelled',
        code: '',
        returned: [{ id: paid, reason, state: 'returned' }],
      });
      expect([await balance(), scene.bank.returned.get(paid)]).toEqual([0, valor ?? '50.00']);
      scene.bank.pay(await txidOfDeposit(id), own);
      await settle();
      expect(await read(id)).toMatchObject({ state: 'credited' });
      expect(await balance()).toBe(5000);
    });

    it('that is paid twice is credited once, and the second payment goes back', async () => {
      const { deposit, read, txidOfDeposit, settle, payer, balance } = await scene.depositor();
      const { id } = await deposit();
      for (let times = 0; times < 2; times += 1) scene.bank.pay(await txidOfDeposit(id), payer);
      scene.bank.slowReturns = true;
      await settle();
      expect(await read(id)).toMatchObject({
        state: 'credited',
        returned: [{ reason: 'paid-twice', state: 'returning' }],
      });
      scene.bank.slowReturns = false;
      scene.gateway.advance(60_000);
      await settle();
      expect(await read(id)).toMatchObject({ returned: [{ state: 'returned' }] });
      expect(await balance()).toBe(5000);
    });

    it.each(['expired', 'cancelled'] as const)(
      'that is %s is credited nonetheless when its payment comes',
      async (state) => {
        const { deposit, read, txidOfDeposit, settle, payer, balance, token } = await scene.depositor();
        const { id } = await deposit();
        if (state === 'cancelled') await valueOf(scene.app, cancelDeposit, { token, body: { id } });
        else scene.gateway.advance(1_800_000);
        expect(await read(id)).toMatchObject({ state, code: '' });
        await expireDeposits(scene.gateway);
        scene.bank.pay(await txidOfDeposit(id), payer);
        await settle();
        expect(await read(id)).toMatchObject({ state: 'credited' });
        expect(await balance()).toBe(5000);
      },
    );

    it('whose charge nobody knows goes back, too', async () => {
      const { settle } = await scene.depositor();
      const paid = scene.bank.pay('nobodysCharge0123456789012345678', { nome: 'Rui', cpf: others[1] });
      await settle();
      expect(scene.bank.returned.has(paid)).toBe(true);
    });
  });
});
