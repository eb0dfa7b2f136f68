import { describe, expect, it } from 'vitest';
import { preferPayee, removePayee } from '#src/contract/payments/payees.ts';
import { askApp } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { addWithdrawer } from '#gateway/testing/withdraw-scene.ts';
import { rewrapPayees } from './payee-secrets.ts';

const account = { bank: '001', branch: '0412', number: '0031488-2', type: 'checking' };

forEachDatabase((dialect) => {
  describe('a key or account that money is paid out to', () => {
    const scene = depositScene(dialect);

    it('is added by the payment password, is masked when it is read, and stored encrypted; the member is told [S2-216, S1-032]', async () => {
      const { add, payees, cpf, told } = await addWithdrawer(scene, 0, false);
      expect(await add({ key: 'marina@exemplo.com', paymentPassword: '111222' })).toMatchObject({
        message: 'wrong_password',
        value: { fields: ['paymentPassword'] },
      });
      await add({ key: cpf });
      scene.gateway.advance(1);
      await add({ key: '(11) 98214-4471' });
      scene.gateway.advance(1);
      await add({ bankAccount: account });
      const { list, holder, cpf: known } = await payees();
      expect(list.map(({ kind, masked, preferred }) => [kind, masked, preferred])).toEqual([
        ['cpf', `•••.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-••`, true],
        ['account', '001 · 0412 · •••88-2', false],
        ['phone', '(11) •••••-4471', false],
      ]);
      expect([holder, known]).toEqual(['Ana Prado', cpf.slice(-2)]);
      const stored = JSON.stringify(await scene.gateway.db.selectFrom('payees').selectAll().execute());
      for (const secret of [cpf, '982144471', '00314882']) expect(stored).not.toContain(secret);
      expect(await told()).toEqual(Array.from({ length: 3 }, () => 'Nova chave ou conta para saques'));
    });

    it('is the owner’s: a CPF, a name or a company that is not the member’s is refused [S2-216]', async () => {
      const { add, payees, cpf } = await addWithdrawer(scene, 0);
      const other = await scene.depositor();
      expect(await add({ key: other.cpf })).toMatchObject({ message: 'payee_refused', value: { fields: ['key'] } });
      expect(await add({ key: 'rui@exemplo.com', holder: 'Rui Prado' })).toMatchObject({
        message: 'payee_refused',
        value: { fields: ['holder'] },
      });
      expect(await add({ key: 'rui@exemplo.com', cpf: other.cpf })).toMatchObject({ message: 'cpf_refused' });
      for (const key of ['33.000.167/0001-01', '529.982.247-26', '', 'whatever'])
        expect(await add({ key })).toMatchObject({ status: 400, message: 'invalid_request' });
      expect(await add({ bankAccount: { ...account, branch: '12' } })).toMatchObject({ message: 'invalid_request' });
      // The name in other letters is the same name.
      expect(await add({ key: 'ana@exemplo.com', holder: 'ANA  PRADO', cpf })).toMatchObject({ success: true });
      expect((await payees()).list).toHaveLength(2);
    });

    it('stays one when it is added again, and there are five keys and three accounts at most', async () => {
      const { add, payees, cpf } = await addWithdrawer(scene, 0);
      await Promise.all([add({ key: cpf }), add({ key: cpf }), add({ key: cpf }, 'the-same-key-of-one')]);
      expect((await payees()).list).toHaveLength(1);
      const answers = [];
      for (let n = 0; n < 6; n += 1) answers.push((await add({ key: `ana${n}@exemplo.com` })).message ?? 'ok');
      expect(answers).toEqual(['ok', 'ok', 'ok', 'ok', 'limit_reached', 'limit_reached']);
      for (const number of ['1-1', '2-2', '3-3']) await add({ bankAccount: { ...account, number } });
      expect(await add({ bankAccount: { ...account, number: '4-4' } })).toMatchObject({ message: 'limit_reached' });
      expect((await payees()).list).toHaveLength(8);
    });

    it('is preferred or removed by its owner alone; the next one is preferred then', async () => {
      const one = await addWithdrawer(scene, 0);
      const other = await addWithdrawer(scene, 0);
      await one.add({ key: 'ana@exemplo.com' });
      const [first, second] = (await one.payees()).list;
      for (const call of [preferPayee, removePayee])
        expect(
          await askApp(scene.app, call, { token: await other.sign(), body: { id: second?.id ?? '' } }),
        ).toMatchObject({
          status: 404,
        });
      const act = async (call: typeof preferPayee | typeof removePayee, id = '') =>
        askApp(scene.app, call, { token: await one.sign(), body: { id } });
      await act(preferPayee, second?.id);
      expect((await one.payees()).list.map(({ id, preferred }) => [id, preferred])).toEqual([
        [second?.id, true],
        [first?.id, false],
      ]);
      await act(removePayee, second?.id);
      expect((await one.payees()).list).toMatchObject([{ id: first?.id, preferred: true }]);
      expect((await act(removePayee, second?.id)).status).toBe(404);
    });

    it('is encrypted under the next master secret', async () => {
      const { gateway } = scene;
      await addWithdrawer(scene, 0);
      const sealed = async () =>
        (await gateway.db.selectFrom('payees').select('encrypted').execute()).map((row) => row.encrypted);
      const before = await sealed();
      const next = { masterSecret: 'another-secret-for-tests-0123456789abcdef', alsoSecret: gateway.masterSecret };
      await rewrapPayees(gateway.db, next);
      const after = await sealed();
      expect(after.some((text) => before.includes(text))).toBe(false);
      await rewrapPayees(gateway.db, { masterSecret: gateway.masterSecret, alsoSecret: next.masterSecret });
    });
  });
});
