import { describe, expect, it } from 'vitest';
import { cancelDeposit, depositOptions, listDeposits, readDeposit } from '#src/contract/payments/deposits.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';

forEachDatabase((dialect) => {
  describe('a deposit', () => {
    const scene = depositScene(dialect);

    it('is the same for the same key, also when the answer was lost; the bank made one charge [S2-217]', async () => {
      const { begin } = await scene.depositor();
      const [first, again] = [await begin('20.00', 'the-same-key'), await begin('20.00', 'the-same-key')];
      expect(again.envelope).toEqual(first.envelope);
      expect(scene.bank.charges.size).toBe(1);
      expect((await begin('30.00', 'the-same-key')).envelope).toMatchObject({ message: 'idempotency_conflict' });
    });

    it('leaves nothing with its key by which its CPF could be guessed [S2-216]', async () => {
      const [one, other] = [await scene.depositor(), await scene.depositor()];
      for (const { begin } of [one, other]) await begin('21.00', 'a-key-of-two');
      const rows = await scene.gateway.db
        .selectFrom('idempotency_keys')
        .select('body_hash')
        .where('scope', 'in', [`${one.member.id}:deposit`, `${other.member.id}:deposit`])
        .execute();
      expect(one.cpf).not.toBe(other.cpf);
      expect([rows.length, new Set(rows.map(({ body_hash: hash }) => hash)).size]).toEqual([2, 1]);
    });

    it.each([
      [0, 200, undefined],
      [1, 200, undefined],
      [2, 200, undefined],
      [4, 403, 'real_account_required'],
      [3, 403, 'no_permission'],
      [41, 403, 'no_permission'],
    ])('by a member of type %i is answered with %i [S1-015]', async (type, status, message) => {
      const { begin, member } = await scene.depositor();
      await scene.gateway.db.updateTable('members').set({ type }).where('id', '=', member.id).execute();
      const { envelope, status: answered } = await begin('20.00', 'key-of-a-type');
      expect([answered, envelope.success ? undefined : envelope.message]).toEqual([status, message]);
    });

    it.each([['9.99'], ['5000.01'], ['0.00'], ['-20.00'], ['1e3'], ['20,00'], ['20']])(
      'of %s is refused',
      async (amount) => {
        const { begin } = await scene.depositor();
        expect(await begin(amount, 'a-key-that-is-new')).toMatchObject({
          status: 400,
          envelope: { message: 'invalid_request' },
        });
      },
    );

    it('begins only where the bank answers, and nothing is charged otherwise', async () => {
      const { begin } = await scene.depositor();
      scene.bank.down = true;
      expect(await begin('20.00', 'key-while-down')).toMatchObject({
        status: 503,
        envelope: { message: 'provider_unavailable' },
      });
      scene.bank.down = false;
      expect((await begin('20.00', 'key-while-down')).status).toBe(200);
    });

    it('asks for the CPF once, and takes none that another account has, in the same words', async () => {
      const one = await scene.depositor();
      expect(await valueOf(scene.app, depositOptions, { token: one.token })).toMatchObject({ needsCpf: true });
      await one.deposit();
      expect(await valueOf(scene.app, depositOptions, { token: one.token })).toMatchObject({
        needsCpf: false,
        cpf: one.cpf.slice(-2),
      });
      const other = await scene.depositor();
      for (const taken of [one.cpf]) {
        expect(await other.begin('20.00', 'key-of-another', { cpf: taken })).toMatchObject({
          status: 409,
          envelope: { message: 'cpf_refused' },
        });
      }
      expect((await one.begin('20.00', 'key-other-cpf', { cpf: other.cpf })).status).toBe(200);
      const stored = await scene.gateway.db
        .selectFrom('tax_ids')
        .selectAll()
        .where('member_id', '=', one.member.id)
        .execute();
      expect(JSON.stringify(stored)).not.toContain(one.cpf);
    });

    it('is nobody else’s to read or to cancel', async () => {
      const [one, other] = [await scene.depositor(), await scene.depositor()];
      const { id } = await one.deposit();
      expect(await askApp(scene.app, readDeposit, { token: other.token, query: { id } })).toMatchObject({
        status: 404,
      });
      expect(await askApp(scene.app, cancelDeposit, { token: other.token, body: { id } })).toMatchObject({
        status: 404,
      });
      expect(await one.read(id)).toMatchObject({ state: 'waiting' });
      expect((await valueOf(scene.app, listDeposits, { token: other.token, query: { pageNo: 1 } })).list).toEqual([]);
      expect((await valueOf(scene.app, listDeposits, { token: one.token, query: { pageNo: 1 } })).list).toHaveLength(1);
    });
  });
});
