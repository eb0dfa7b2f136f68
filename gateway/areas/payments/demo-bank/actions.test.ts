import { describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { demoBankScene } from '#gateway/testing/demo-bank-scene.ts';
import { typeCommand } from '#gateway/testing/operator-scene.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  describe('the operator at the demonstration bank', () => {
    const scene = demoBankScene(dialect);
    const type = async (...argv: string[]) => {
      const terminal = { lines: [] as string[], asked: [] as string[], answer: true };
      await typeCommand(scene.gateway, terminal, argv);
      return terminal.lines.join('\n');
    };

    it('pays a code as its member, as somebody else, twice and late, and closes it [S1-030]', async () => {
      const { deposit, read, settle, balance } = await scene.depositor();
      const { id, code } = await deposit('50.00', 'paid-by-command');
      expect(await type('pix', 'pay', code, '--name', 'Rui Melo', '--cpf', '111.444.777-35')).toContain('Paid');
      await expect(type('pix', 'pay', code)).rejects.toThrow('paid already');
      expect(await type('pix', 'pay', code, '--way', 'twice')).toMatch(/paid/i);
      await settle();
      expect(await read(id)).toMatchObject({
        state: 'credited',
        returned: [{ reason: 'other-payer', state: 'returned' }],
      });
      expect(await balance()).toBe(5000);
      const late = await deposit('20.00', 'paid-late-by-command');
      expect(await type('pix', 'pay', late.code, '--way', 'late')).toBeTruthy();
      const closed = await deposit('30.00', 'closed-by-command');
      expect(await type('pix', 'close', closed.code)).toContain('closed');
      await expect(type('pix', 'pay', closed.code)).rejects.toThrow('closed');
      await expect(type('pix', 'pay', 'no-code', '--name', 'Rui', '--cpf', '11144477735')).rejects.toThrow(
        'not of this bank',
      );
      await expect(type('pix', 'pay', 'no-code')).rejects.toThrow('Say who pays');
      await expect(type('pix', 'pay', code, '--name', 'Rui', '--cpf', '1')).rejects.toThrow('--cpf cannot be 1');
    });

    it('contests a payment, decides about it, and lists what has happened', async () => {
      const { deposit, settle, settleContests, balance } = await scene.depositor();
      expect(await type('pix', 'list')).toContain('Nothing has happened');
      await type('pix', 'pay', (await deposit('50.00', 'contested-by-command')).code);
      await settle();
      const payment = /payment +(E\w+)/.exec(await type('pix', 'list'))?.[1] ?? '';
      expect(await type('pix', 'contest', payment)).toContain('contest');
      const contest = /contest +(\w+).*ABERTA/.exec(await type('pix', 'list'))?.[1] ?? '';
      expect(await type('pix', 'decide', contest, 'give-back')).toBeTruthy();
      await expect(type('pix', 'decide', contest, 'reject')).rejects.toThrow('had been done before');
      for (let times = 0; times < 2; times += 1) await settleContests();
      expect(await balance()).toBe(0);
      expect(await type('pix', 'payout-mode', 'by-hand')).toBeTruthy();
    });

    it('is told where there is no such bank', async () => {
      const other = await createTestGateway({ dialect });
      const bank = {
        url: 'https://bank.example',
        clientId: 'mare',
        clientSecret: 'x'.repeat(16),
        key: 'k',
        webhookKey: 'w',
      };
      const real = { ...other, config: { ...other.config, pix: bank } };
      const terminal = { lines: [], asked: [], answer: true };
      for (const gateway of [other, real])
        await expect(typeCommand(gateway, terminal, ['pix', 'list'])).rejects.toThrow(
          'No demonstration bank runs here',
        );
      await other.close();
    });
  });
});
