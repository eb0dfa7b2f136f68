import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { fakeBankSettings } from '#gateway/testing/fake-bank.ts';
import { addWithdrawer, payOnce, setWithdrawRules } from '#gateway/testing/withdraw-scene.ts';
import { pixClient } from '../pix-client.ts';
import { webhookPath } from '../webhook-route.ts';
import { startPayouts } from './start-payouts.ts';

forEachDatabase((dialect) => {
  describe('the payout of a withdrawal', () => {
    const scene = depositScene(dialect);
    beforeEach(() => setWithdrawRules(scene, { automatic: '500.00' }));
    const sent = async () => {
      const one = await addWithdrawer(scene, 10_000);
      const { id } = await one.withdraw('50.00');
      return { ...one, id };
    };
    const later = async (hinted = false) => {
      if (!hinted) scene.gateway.advance(300_000);
      await payOnce(scene, hinted);
    };

    it.each(['refused', 'rejected'] as const)(
      'that the bank has %s gives the money back, once, and says so',
      async (mode) => {
        scene.bank.payoutMode = mode;
        const { id, read, balance, held, told } = await sent();
        for (let times = 0; times < 3; times += 1) await later();
        expect(await read(id)).toMatchObject({ state: 'failed', reason: mode === 'refused' ? 'Conta encerrada.' : '' });
        expect([await balance(), await held()]).toEqual([10_000, 0]);
        expect(await told()).toContain('O banco não fez seu saque');
      },
    );

    it.each(['answer-lost', 'request-lost'] as const)(
      'whose %s is asked again by its id and paid once',
      async (mode) => {
        scene.bank.payoutMode = mode;
        const { id, read, balance, held } = await sent();
        await payOnce(scene);
        expect(await read(id)).toMatchObject({ state: 'sent' });
        expect([await balance(), await held()]).toEqual([5000, 5000]);
        scene.bank.payoutMode = 'made';
        await later();
        expect(await read(id)).toMatchObject({ state: 'paid' });
        expect([await balance(), await held(), scene.bank.payouts.size]).toEqual([5000, 0, 1]);
      },
    );

    it.each([
      ['REALIZADO', 'paid', 5000],
      ['NAO_REALIZADO', 'failed', 10_000],
    ] as const)(
      'that the bank decides later, %s, is %s; a hint makes the gateway ask at once',
      async (status, state, balance) => {
        scene.bank.payoutMode = 'pending';
        const one = await sent();
        await payOnce(scene);
        await later();
        expect(await one.read(one.id)).toMatchObject({ state: 'sent', cancellable: false });
        scene.bank.settlePayout(one.id, status);
        await later(true);
        expect(await one.read(one.id)).toMatchObject({ state });
        expect([await one.balance(), await one.held()]).toEqual([balance, 0]);
      },
    );

    it('goes on where a process ended between marking it and telling the bank, or after the bank was told', async () => {
      const { id, read } = await sent();
      const mark = { state: 'sent' as const, sent_at: scene.gateway.clock(), attempts: 1 };
      await scene.gateway.db.updateTable('withdrawals').set(mark).where('id', '=', id).execute();
      await Promise.all([later(), payOnce(scene), payOnce(scene)]);
      await later();
      expect(await read(id)).toMatchObject({ state: 'paid' });
      expect(scene.bank.payouts.size).toBe(1);
    });

    it('stays with the bank while it is down', async () => {
      const { id, read, held } = await sent();
      scene.bank.down = true;
      await later();
      await later();
      expect(await read(id)).toMatchObject({ state: 'sent' });
      expect(await held()).toBe(5000);
      scene.bank.down = false;
      await later();
      expect(await read(id)).toMatchObject({ state: 'paid' });
    });

    it('is settled by a worker at once after a webhook, whose content is not believed', async () => {
      const stop = startPayouts(scene.gateway, pixClient(fakeBankSettings, scene.gateway.clock));
      scene.bank.payoutMode = 'pending';
      const { id, read } = await sent();
      await vi.waitFor(() => expect(scene.bank.payouts.size).toBe(1));
      const body = JSON.stringify({ payouts: [{ id, status: 'REALIZADO' }] });
      const report = () => {
        const at = scene.gateway.clock();
        const signature = createHmac('sha256', fakeBankSettings.webhookKey).update(`${at}\n${body}`).digest('hex');
        return scene.app.request(`${webhookPath}/payouts`, {
          method: 'POST',
          body,
          headers: { 'X-Timestamp': String(at), 'X-Signature': signature },
        });
      };
      expect((await report()).status).toBe(204);
      expect(await read(id)).toMatchObject({ state: 'sent' });
      scene.bank.settlePayout(id, 'REALIZADO');
      await report();
      await vi.waitFor(async () => expect(await read(id)).toMatchObject({ state: 'paid' }));
      await stop();
    });
  });
});
