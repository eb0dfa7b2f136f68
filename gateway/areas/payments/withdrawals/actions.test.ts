import { describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { typeCommand } from '#gateway/testing/operator-scene.ts';
import { addWithdrawer, payOnce } from '#gateway/testing/withdraw-scene.ts';

forEachDatabase((dialect) => {
  describe('an operator', () => {
    const scene = depositScene(dialect);
    const type = async (...argv: string[]) => {
      const terminal = { lines: [] as string[], asked: [], answer: true };
      const done = await typeCommand(scene.gateway, terminal, argv);
      return { done, text: terminal.lines.join('\n') };
    };

    it('sees withdrawals that wait, with their age, and approves or refuses each once [S1-032]', async () => {
      const one = await addWithdrawer(scene, 10_000);
      const [first, second] = [await one.withdraw('30.00'), await one.withdraw('40.00')];
      expect((await type('waiting')).text).toMatch(/withdrawal to decide.*deposit\d+/);
      expect((await type('withdraw', 'list')).text).toContain('BRL 30.00');
      expect((await type('withdraw', 'approve', first.id)).text).toContain('approved BRL 30.00');
      await expect(type('withdraw', 'approve', first.id)).rejects.toThrow('approved already');
      expect((await type('withdraw', 'refuse', second.id, '--reason', 'Confirme a identidade.')).text).toContain(
        'refused',
      );
      await expect(type('withdraw', 'refuse', second.id, '--reason', 'De novo.')).rejects.toThrow('refused already');
      await expect(type('withdraw', 'approve', 'none')).rejects.toThrow('There is no withdrawal none.');
      await payOnce(scene);
      expect(await one.read(first.id)).toMatchObject({ state: 'paid', automatic: false });
      expect(await one.read(second.id)).toMatchObject({ state: 'refused', reason: 'Confirme a identidade.' });
      expect([await one.balance(), await one.held()]).toEqual([7000, 0]);
      expect((await type('withdraw', 'list', '--all')).text).toContain('by ana.operadora');
    });

    it('sees a withdrawal that the bank does not settle', async () => {
      const one = await addWithdrawer(scene, 10_000);
      scene.bank.payoutMode = 'pending';
      const { id } = await one.withdraw('30.00');
      await type('withdraw', 'approve', id);
      for (let times = 0; times < 7; times += 1) {
        await payOnce(scene);
        scene.gateway.advance(300_000);
      }
      expect((await type('waiting')).text).toContain('withdrawal that the bank does not settle');
    });

    it('reads and changes the rules', async () => {
      expect((await type('withdraw', 'rules')).text).toMatch(/automatic +0\.00/);
      const { text } = await type('withdraw', 'rule', '--automatic', '500.00', '--fee', '2.00', '--minutes', '10');
      expect(text).toMatch(/automatic +500\.00/);
      const one = await addWithdrawer(scene, 10_000);
      expect(await one.withdraw('30.00')).toMatchObject({ state: 'approved' });
      await expect(type('withdraw', 'rule', '--fee', '30.00')).rejects.toThrow('The fee is not below the minimum.');
      await expect(type('withdraw', 'rule', '--min', '9000.00')).rejects.toThrow('above the maximum');
      await expect(type('withdraw', 'rule')).rejects.toThrow('Say which rule changes');
      await expect(type('withdraw', 'rule', '--max', '1e3')).rejects.toThrow('500.00');
    });
  });
});
