import { afterAll, describe, expect, it } from 'vitest';
import type { Call } from '#src/contract/core/call.ts';
import { cancelDeposit, listDeposits, readDeposit } from '#src/contract/payments/deposits.ts';
import { listPayees, preferPayee, removePayee } from '#src/contract/payments/payees.ts';
import {
  cancelWithdrawal,
  createWithdrawal,
  listWithdrawals,
  readWithdrawal,
  withdrawOptions,
} from '#src/contract/payments/withdrawals.ts';
import { accountRecord, journalReceipt } from '#src/contract/records/records.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { addWithdrawer, payOnce, setWithdrawRules } from '#gateway/testing/withdraw-scene.ts';

const isSoak = process.env['SOAK'] === '1';
/** Members who each try the ids of all others, and payments of each that they try. */
const [members, payments] = isSoak ? [9, 3] : [3, 1];

forEachDatabase((dialect) => {
  describe('the ids of another member’s money', () => {
    const scene = depositScene(dialect);
    let probes = 0;
    afterAll(() => console.log(`${probes} probes with the ids of others, on ${dialect}`));

    type Owner = Awaited<ReturnType<typeof addOwner>>;
    const addOwner = async () => {
      const one = await addWithdrawer(scene, 500_000);
      const ids = {
        deposit: [] as string[],
        waiting: [] as string[],
        withdrawal: [] as string[],
        payee: [] as string[],
      };
      const references: string[] = [];
      for (let count = 0; count < payments; count += 1) {
        const { id } = await one.deposit('50.00', `credited-${count}-${one.member.id}`);
        references.push(scene.bank.pay(await one.txidOfDeposit(id), one.payer));
        ids.deposit.push(id);
        ids.waiting.push((await one.deposit('60.00', `waiting-${count}-${one.member.id}`)).id);
        ids.withdrawal.push((await one.withdraw('300.00')).id);
      }
      await one.settle();
      for (let count = 1; count < payments; count += 1)
        await one.add({ key: `key-${count}-${one.member.id}@exemplo.com` });
      ids.payee.push(...(await one.payees()).list.map(({ id }) => id));
      const holds = await scene.gateway.db
        .selectFrom('holds')
        .select('id')
        .where('member_id', '=', one.member.id)
        .execute();
      return {
        ...one,
        ids,
        references,
        holds: holds.map(({ id }) => id),
        marks: [one.cpf, one.member.id, one.cpf.slice(3, 9)],
      };
    };

    /** What a call says of an id; `text` is all of the answer. */
    const ask = async (owner: Owner, call: Call, asked: { query?: Record<string, string>; body?: object }) => {
      if (call === createWithdrawal) {
        const { success, message } = await owner.send(createWithdrawal, asked.body ?? {});
        return { status: success ? 200 : 400, text: message };
      }
      const search = asked.query ? `?${new URLSearchParams(asked.query)}` : '';
      const response = await scene.app.request(call.path + search, {
        method: call.method,
        headers: { Authorization: `Bearer ${await owner.sign()}`, 'Content-Type': 'application/json' },
        ...(asked.body && { body: JSON.stringify(asked.body) }),
      });
      return { status: response.status, text: await response.text() };
    };

    /** Every way to name another’s money, with what nothing answers to. */
    const ways = (victim: Owner | null, at: number): [Call, { query?: Record<string, string>; body?: object }][] => {
      const id = (kind: keyof Owner['ids']) => victim?.ids[kind][at] ?? 'none';
      const receipt = (kind: string, ref: string | undefined): [Call, { query: Record<string, string> }] => [
        journalReceipt,
        { query: { kind, ref: ref ?? 'none' } },
      ];
      const wish = { amount: '20.00', fee: '0.00', payeeId: id('payee'), paymentPassword: '271828' };
      return [
        [readDeposit, { query: { id: id('deposit') } }],
        [readDeposit, { query: { id: id('waiting') } }],
        [cancelDeposit, { body: { id: id('waiting') } }],
        [removePayee, { body: { id: id('payee') } }],
        [preferPayee, { body: { id: id('payee') } }],
        [readWithdrawal, { query: { id: id('withdrawal') } }],
        [cancelWithdrawal, { body: { id: id('withdrawal') } }],
        receipt('deposit', victim?.references[at]),
        receipt('withdrawal', victim?.ids.withdrawal[at]),
        receipt('hold', victim?.holds[at]),
        receipt('payout', victim?.holds[at]),
        // A member asks for twenty withdrawals an hour.
        ...(at === 0 ? [[createWithdrawal, { body: wish }] as [Call, { body: object }]] : []),
      ];
    };

    it('open, change and pay out nothing, and are refused as ids of nobody are', { timeout: 600_000 }, async () => {
      await setWithdrawRules(scene, { automatic: '0.00', open: 9, max: '5000.00', day: '5000.00' });
      const owners: Owner[] = [];
      for (let count = 0; count < members; count += 1) owners.push(await addOwner());
      const table = async (name: 'deposits' | 'withdrawals' | 'payees' | 'holds' | 'accounts') =>
        JSON.stringify(await scene.gateway.db.selectFrom(name).selectAll().orderBy('id').execute());
      const all = () => Promise.all((['deposits', 'withdrawals', 'payees', 'holds', 'accounts'] as const).map(table));
      const before = await all();
      for (const thief of owners) {
        for (const victim of owners.filter((owner) => owner !== thief)) {
          for (let at = 0; at < payments; at += 1) {
            const nobody = ways(null, at);
            for (const [index, [call, asked]] of ways(victim, at).entries()) {
              const refused = await ask(thief, call, asked);
              probes += 1;
              expect(refused.status, call.name).toBeGreaterThanOrEqual(400);
              for (const mark of victim.marks) expect(refused.text, call.name).not.toContain(mark);
              const [, never] = nobody[index] ?? [];
              if (never && at === 0 && call !== createWithdrawal)
                expect(refused).toEqual(await ask(thief, call, never));
            }
          }
        }
        // No field of another's name widens a list.
        for (const victim of owners.filter((owner) => owner !== thief)) {
          const foreign = {
            memberId: victim.member.id,
            member_id: victim.member.id,
            id: victim.member.id,
            cpf: victim.cpf,
          };
          const lists: [Call, Record<string, string>][] = [
            [listDeposits, { pageNo: '1' }],
            [listWithdrawals, { pageNo: '1' }],
            [listPayees, {}],
            [withdrawOptions, {}],
            [accountRecord, { from: '0', to: '7776000000', language: 'pt' }],
          ];
          for (const [call, query] of lists) {
            const { text } = await ask(thief, call, { query: { ...foreign, ...query } });
            probes += 1;
            for (const mark of [...victim.marks, ...victim.references]) expect(text, call.name).not.toContain(mark);
          }
        }
      }
      expect(await all()).toEqual(before);
      expect(probes).toBeGreaterThanOrEqual(isSoak ? 2000 : 90);
      await payOnce(scene);
      expect(await all()).toEqual(before);
    });
  });
});
