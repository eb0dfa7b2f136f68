import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMessages } from '#src/contract/notify/messages.ts';
import { paymentsStream } from '#src/contract/payments/payments-stream.schema.ts';
import { transact } from '#gateway/db/transact.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { setLimit } from '#gateway/ledger/limits/set-limit.ts';
import { readTurnoverLeft } from '#gateway/ledger/turnovers.ts';
import { valueOf, openStream } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { transferScene } from '#gateway/testing/transfer-scene.ts';

forEachDatabase((dialect) => {
  describe('an operator', () => {
    const scene = transferScene(dialect);
    let folder = '';
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'receipts-'));
    });
    afterAll(() => rm(folder, { recursive: true }));
    const titles = async (token: string) =>
      (await valueOf(scene.app, listMessages, { token, query: { pageNo: 1, language: 'pt' } })).list.map(
        ({ title }) => title,
      );

    it('sees transfers that wait with their age, and the receipt as a file [S1-031]', async () => {
      const { tell, member, cpf } = await scene.teller();
      const { id } = await tell('50.00', 'picture of a receipt');
      scene.gateway.advance(90 * 60_000);
      expect(await scene.type('waiting')).toMatch(
        new RegExp(`1 h .*transfer to decide +${member.account} +transfer show ${id}`),
      );
      expect(await scene.type('transfer', 'list')).toMatch(
        new RegExp(`${id} +1 h .*${member.account} +BRL 50.00 +review`),
      );
      const shown = await scene.type('transfer', 'show', id, '--picture', folder);
      expect(shown).toContain(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`);
      expect(shown).not.toContain(cpf);
      expect(await readFile(join(folder, `${id}-1.jpg`), 'utf8')).toBe('picture of a receipt');
      await scene.type('transfer', 'approve', id, '--amount', '50.00');
    });

    it('credits the amount that has come in, once: journal, turnover, inbox and history have it [S1-031]', async () => {
      const { tell, member, balance, transfer, sign } = await scene.teller();
      const { id } = await tell('50.00');
      expect(await scene.type('transfer', 'approve', id, '--amount', '48.50')).toContain(
        `credited BRL 48.50 to ${member.account}; ${member.account} said 50.00`,
      );
      await expect(scene.type('transfer', 'approve', id, '--amount', '48.50')).rejects.toThrow('credited already');
      await expect(scene.type('transfer', 'refuse', id, '--reason', 'Não chegou.')).rejects.toThrow('credited already');
      expect(await balance()).toBe(4850);
      expect(await transfer(id)).toMatchObject({ state: 'credited', amount: '48.50', said: '50.00' });
      expect(await readTurnoverLeft(scene.gateway.db, { memberId: member.id, currency: 'BRL' })).toMatchObject({
        left: 4850,
      });
      const journals = scene.gateway.db.selectFrom('journals').select('kind').where('ref', '=', id);
      expect(await journals.execute()).toEqual([{ kind: 'deposit' }]);
      expect(await titles(await sign())).toContain('Seu depósito caiu');
    });

    it('is heard at once by the open page of the member', async () => {
      const { tell, sign } = await scene.teller();
      const authorization = { Authorization: `Bearer ${await sign()}` };
      const stream = await openStream(scene.app, paymentsStream.path, authorization);
      const { id } = await tell('50.00');
      expect(await stream.next()).toMatchObject({ event: 'deposit', data: { id, state: 'review' } });
      await scene.type('transfer', 'approve', id, '--amount', '48.50');
      expect(await stream.next()).toMatchObject({ event: 'deposit', data: { id, state: 'credited', amount: '48.50' } });
      await stream.close();
    });

    it('refuses with a reason that the member reads, and nothing is credited after that', async () => {
      const { tell, balance, transfer, sign } = await scene.teller();
      const { id } = await tell('50.00');
      await scene.type('transfer', 'refuse', id, '--reason', 'O valor não chegou.');
      await expect(scene.type('transfer', 'approve', id, '--amount', '50.00')).rejects.toThrow('refused already');
      await expect(scene.type('transfer', 'refuse', id, '--reason', 'De novo.')).rejects.toThrow('refused already');
      expect(await transfer(id)).toMatchObject({ state: 'refused', reason: 'O valor não chegou.' });
      expect(await balance()).toBe(0);
      expect(await titles(await sign())).toContain('Seu depósito foi recusado');
    });

    it('is warned of the same picture, whoever sent it, and credits it again only where they say so', async () => {
      const [one, other] = [await scene.teller(), await scene.teller()];
      const first = await one.tell('50.00', 'one receipt for two');
      const second = await other.tell('50.00', 'one receipt for two');
      expect(await scene.type('transfer', 'list')).toContain(
        `SAME RECEIPT as ${first.id} (${one.member.account}, review)`,
      );
      await scene.type('transfer', 'approve', first.id, '--amount', '50.00');
      expect(await scene.type('transfer', 'show', second.id)).toContain(`SAME RECEIPT as ${first.id}`);
      const approve = ['transfer', 'approve', second.id, '--amount', '50.00'];
      await expect(scene.type(...approve)).rejects.toThrow(`Its receipt is that of ${first.id}, which is credited.`);
      expect(await other.balance()).toBe(0);
      await scene.type(...approve, '--same-receipt');
      expect(await other.balance()).toBe(5000);
    });

    it('credits no more than the member’s own limit has room for; what was refused leaves its room', async () => {
      const { tell, member, balance, ask, picture } = await scene.teller();
      await transact(scene.gateway.db, async (trx) =>
        setLimit(
          trx,
          {
            ...{
              wallet: walletId(member.id, 'BRL'),
              memberId: member.id,
              kind: 'deposit',
              period: 'week',
              minor: 6000,
            },
            ...{ madeBy: 'ana', timeZone: 'UTC', wait: 0, again: false },
          },
          scene.gateway.clock(),
        ),
      );
      const { id } = await tell('50.00');
      expect(await ask({ amount: '10.01', picture: await picture() })).toMatchObject({
        envelope: { message: 'own_limit_reached', value: { limit: 'deposit', left: '10.00' } },
      });
      await expect(scene.type('transfer', 'approve', id, '--amount', '60.01')).rejects.toThrow(
        'beyond a deposit limit',
      );
      await scene.type('transfer', 'approve', id, '--amount', '20.00');
      const { id: next } = await tell('40.00');
      await scene.type('transfer', 'refuse', next, '--reason', 'Não chegou.');
      const { id: last } = await tell('40.00');
      await scene.type('transfer', 'approve', last, '--amount', '40.00');
      expect(await balance()).toBe(6000);
    });

    it.each(['0.00', '-5.00', '5000.01', '50', '50,00', '1e3', '1000000000000000000.00', '٥٠.00', 'NaN'])(
      'cannot credit %s',
      async (amount) => {
        const { tell, transfer } = await scene.teller();
        const { id } = await tell();
        await expect(scene.type('transfer', 'approve', id, `--amount=${amount}`)).rejects.toThrow(
          '--amount is from 0.01',
        );
        expect(await transfer(id)).toMatchObject({ state: 'review' });
      },
    );

    it('is told of an id that is none, and of an account that is none', async () => {
      await expect(scene.type('transfer', 'approve', 'none', '--amount', '50.00')).rejects.toThrow(
        'There is no transfer none.',
      );
      const set = (cnpj: string, branch = '0001') => {
        const rest = ['--bank', 'Banco Serra', '--number', '88214-7', '--name', 'Maré'];
        return scene.type('transfer', 'set', ...rest, '--branch', branch, '--cnpj', cnpj);
      };
      await expect(set('11.222.333/0001-80')).rejects.toThrow('check digits');
      await expect(set('11.222.333/0001-81', '１２３４')).rejects.toThrow('four digits');
      expect(await scene.type('transfer', 'account')).toContain('Maré Jogos Ltda.');
    });
  });
});
