import { describe, expect, it } from 'vitest';
import { depositOptions } from '#src/contract/payments/deposits.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { transferScene, typedAccount } from '#gateway/testing/transfer-scene.ts';

forEachDatabase((dialect) => {
  describe('a bank transfer', () => {
    const scene = transferScene(dialect);
    const methods = async (token: string) =>
      (await valueOf(scene.app, depositOptions, { token })).methods.map(({ method }) => method);

    it('is offered with the account of the house, where the operator has set one and the place allows it [S1-031, S1-049]', async () => {
      const { token } = await scene.teller();
      expect(await valueOf(scene.app, depositOptions, { token })).toMatchObject({
        methods: [
          { method: 'PIX', min: '10.00', max: '5000.00' },
          {
            ...{ method: 'TRANSFER', min: '10.00', max: '5000.00', minutes: 60 },
            account: { bank: 'Banco Serra', branch: '0001', number: '88214-7', cnpj: '11.222.333/0001-81' },
          },
        ],
      });
    });

    it('is told once for a key, also when the answer was lost and its picture is gone by then [S1-031, S2-217]', async () => {
      const { ask, picture, history } = await scene.teller();
      const body = { amount: '50.00', picture: await picture() };
      const [first, again] = [await ask(body, 'the-same-key'), await ask(body, 'the-same-key')];
      expect(first.envelope).toMatchObject({ value: { method: 'TRANSFER', state: 'review', amount: '50.00' } });
      expect(again.envelope).toEqual(first.envelope);
      const { list, totalCount } = await history();
      expect([list.length, totalCount]).toEqual([1, 1]);
      expect((await ask({ ...body, amount: '60.00' }, 'the-same-key')).envelope).toMatchObject({
        message: 'idempotency_conflict',
      });
    });

    it('is told once by many taps at the same time', async () => {
      const { ask, picture, history } = await scene.teller();
      const body = { amount: '50.00', picture: await picture() };
      const answers = await Promise.all(Array.from({ length: 6 }, () => ask(body, 'tapped-often')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect((await history()).totalCount).toBe(1);
    });

    it('stands in one history with deposits by Pix, the last first', async () => {
      const { deposit, tell, history, transfer } = await scene.teller();
      const pix = await deposit();
      scene.gateway.advance(1000);
      const told = await tell('30.00');
      scene.gateway.advance(1000);
      const last = await deposit('20.00', 'a-second-pix');
      const { list } = await history();
      expect(list.map(({ id }) => id)).toEqual([last.id, told.id, pix.id]);
      expect(await transfer(told.id)).toEqual(told);
      const other = await scene.teller();
      await expect(other.transfer(told.id)).rejects.toThrow();
      expect((await other.history()).list).toEqual([]);
    });

    it.each([
      ...['9.99', '5000.01', '0.00', '-20.00', '+20.00', '1e3', '20,00', '1.000,00', '20', '1000000000000000000'],
      ...['1000000000000000000.00', '٢٠.00', '２０.00', ' 20.00', ''],
    ])('of %j is refused, and its picture still waits', async (amount) => {
      const { ask, picture } = await scene.teller();
      const body = { amount, picture: await picture() };
      expect(await ask(body)).toMatchObject({
        status: 400,
        envelope: { message: 'invalid_request', value: { fields: ['amount'] } },
      });
      expect((await ask({ ...body, amount: '20.00' })).status).toBe(200);
    });

    it('is refused without a picture of one’s own that waits', async () => {
      const [one, other] = [await scene.teller(), await scene.teller()];
      const own = await one.picture();
      const refused = { status: 400, envelope: { message: 'invalid_request', value: { fields: ['picture'] } } };
      expect(await one.ask({ picture: 'x'.repeat(25) })).toMatchObject(refused);
      expect(await one.ask({})).toMatchObject(refused);
      expect(await other.ask({ picture: own })).toMatchObject(refused);
      expect((await one.ask({ picture: own })).status).toBe(200);
      expect(await one.ask({ picture: own })).toMatchObject(refused);
    });

    it('is one of three at most that wait', async () => {
      const { tell } = await scene.teller();
      for (const amount of ['10.00', '20.00', '30.00']) await tell(amount);
      await expect(tell('40.00')).rejects.toThrow('limit_reached');
    });

    it('asks for the CPF once, and takes none that another account has', async () => {
      const [one, other] = [await scene.teller(), await scene.teller()];
      expect(await one.ask({ picture: await one.picture(), cpf: undefined })).toMatchObject({
        envelope: { message: 'invalid_request', value: { fields: ['cpf'] } },
      });
      await one.tell();
      expect((await one.ask({ picture: await one.picture(), cpf: undefined })).status).toBe(200);
      expect(await other.ask({ picture: await other.picture(), cpf: one.cpf })).toMatchObject({
        envelope: { message: 'cpf_refused' },
      });
    });

    it('says when the member has sent the same picture before, and of another member’s nothing', async () => {
      const [one, other] = [await scene.teller(), await scene.teller()];
      expect(await one.tell('50.00', 'the same picture')).toMatchObject({ sentBefore: false });
      expect(await one.tell('50.00', 'the same picture')).toMatchObject({ sentBefore: true });
      expect(await other.tell('50.00', 'the same picture')).toMatchObject({ sentBefore: false });
    });

    it('is offered no more, and not taken, where the account is gone or the place does not allow it', async () => {
      const { token, sign, ask, picture } = await scene.teller();
      await scene.type('transfer', 'off');
      expect(await methods(token)).toEqual(['PIX']);
      expect(await ask({ picture: await picture() })).toMatchObject({ envelope: { message: 'offer_changed' } });
      await scene.type('transfer', 'set', ...typedAccount);
      await scene.type('profile', 'set', 'mt');
      expect(await methods(await sign())).toEqual(['PIX']);
      expect(await ask({ picture: await picture() })).toMatchObject({ envelope: { message: 'no_permission' } });
      await expect(scene.type('transfer', 'set', ...typedAccount)).rejects.toThrow('The place mt allows no deposits');
      await scene.type('profile', 'set', 'br');
      expect(await methods(await sign())).toEqual(['PIX', 'TRANSFER']);
      await scene.type('profile', 'set', 'open');
    });
  });
});
