import { beforeEach, describe, expect, it } from 'vitest';
import { payOwed } from '#src/contract/payments/deposits.ts';
import { verifyLedger } from '#gateway/ledger/verify/verify-ledger.ts';
import { askApp } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { typeCommand } from '#gateway/testing/operator-scene.ts';
import { playRound } from '#gateway/testing/play-round.ts';
import { addWithdrawer, setWithdrawRules } from '#gateway/testing/withdraw-scene.ts';

forEachDatabase((dialect) => {
  describe('a contest', () => {
    const scene = depositScene(dialect);
    beforeEach(() => setWithdrawRules(scene, { automatic: '500.00', depositTurnover: 0 }));
    const type = async (...argv: string[]) => {
      const terminal = { lines: [] as string[], asked: [] as string[], answer: true };
      await typeCommand(scene.gateway, terminal, argv);
      return terminal.lines.join('\n');
    };
    const contested = async () => {
      const one = await addWithdrawer(scene, 0);
      const { id } = await one.deposit();
      const payment = scene.bank.pay(await one.txidOfDeposit(id), one.payer);
      await one.settle();
      await playRound(scene.gateway, one.member.id, { stake: 4000, win: 0 });
      const contest = scene.bank.contest(payment);
      await one.settleContests();
      return { ...one, contest };
    };

    it('waits for an operator with its age, and is disputed or accepted with a reason that the bank gets [S1-032]', async () => {
      const one = await contested();
      expect(await type('waiting')).toMatch(/contested deposit.*deposit\d+.*contest dispute m/);
      expect(await type('contest', 'list')).toMatch(/BRL 50\.00.*fraud.*open/);
      await type('contest', 'dispute', one.contest, '--reason', 'O titular pagou.');
      expect(await type('waiting')).not.toContain('contested deposit');
      expect(await type('contest', 'list')).toContain('disputed by ana.operadora, not sent yet');
      await one.settleContests();
      expect(scene.bank.contests.get(one.contest)).toMatchObject({
        defesa: { analise: 'rejeitado', justificativa: 'O titular pagou.' },
      });
      await expect(type('contest', 'accept', one.contest, '--reason', 'Não.')).rejects.toThrow('answered already');
      scene.bank.decide(one.contest, 'REJEITADA');
      await one.settleContests();
      await expect(type('contest', 'accept', one.contest, '--reason', 'Não.')).rejects.toThrow('rejected already');
      await expect(type('contest', 'accept', 'none', '--reason', 'Não.')).rejects.toThrow('no contest none');
      expect(await one.balance()).toBe(1000);
    });

    it('whose answer does not reach the bank is answered again, and one that the bank has decided needs none', async () => {
      const one = await contested();
      await type('contest', 'accept', one.contest, '--reason', 'Conta invadida.');
      scene.bank.down = true;
      await one.settleContests().catch(() => undefined);
      scene.bank.down = false;
      await one.settleContests();
      expect(scene.bank.contests.get(one.contest)).toMatchObject({ defesa: { analise: 'aceito' } });
      scene.bank.decide(one.contest, 'DEVOLVIDA');
      await one.settleContests();
      expect([await one.balance(), await one.owed()]).toEqual([0, 4000]);
    });

    it('leaves a debt that the member pays from the balance, once for a key, or that an operator writes off', async () => {
      const one = await contested();
      scene.bank.decide(one.contest, 'DEVOLVIDA');
      await one.settleContests();
      expect(await type('contest', 'owed')).toContain(`${one.member.account}  BRL 40.00`);
      await playRound(scene.gateway, one.member.id, { stake: 0, win: 1500 });
      const pay = async (key: string) =>
        askApp(scene.app, payOwed, { token: await one.sign(), body: {}, headers: { 'Idempotency-Key': key } });
      for (let times = 0; times < 2; times += 1)
        expect((await pay('pays-what-is-owed')).envelope).toMatchObject({ value: { paid: '15.00', owed: '25.00' } });
      expect([await one.balance(), await one.owed()]).toEqual([0, 2500]);
      expect((await pay('nothing-is-left')).envelope).toMatchObject({ value: { paid: '0.00', owed: '25.00' } });
      const { account } = one.member;
      await expect(type('contest', 'write-off', account, '25.01', '--reason', 'x')).rejects.toThrow('owes 25.00');
      expect(await type('contest', 'write-off', account, '20.00', '--reason', 'caso 17')).toContain('5.00 is left');
      await type('contest', 'write-off', account, '5.00', '--reason', 'caso 17');
      expect(await type('contest', 'owed')).not.toContain(account);
      expect(await one.told()).toContain('Você deve menos');
      expect(await one.withdraw('20.00').catch(String)).toContain('insufficient_balance');
    });

    it('that says otherwise than its journal is found by the check of the ledger', async () => {
      const one = await contested();
      scene.bank.decide(one.contest, 'DEVOLVIDA');
      await one.settleContests();
      const change = (wallet_minor: number, owed_minor: number) =>
        scene.gateway.db
          .updateTable('contests')
          .set({ wallet_minor, owed_minor })
          .where('id', '=', one.contest)
          .execute();
      await change(2000, 3000);
      expect(await verifyLedger(scene.gateway.db)).toEqual([
        { what: 'not as its journal says: contest', id: one.contest },
      ]);
      await change(1000, 4000);
      expect(await verifyLedger(scene.gateway.db)).toEqual([]);
    });
  });
});
