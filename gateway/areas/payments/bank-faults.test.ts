import { describe, expect, it, vi } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { demoBankScene, demoBankSettings } from '#gateway/testing/demo-bank-scene.ts';
import { startReconciling } from './reconcile.ts';
import { pixClient } from './pix-client.ts';

const day = 86_400_000;

forEachDatabase((dialect) => {
  describe('a bank that fails', () => {
    const scene = demoBankScene(dialect);
    const fail = (answers: 'silent' | 'slow' | 'error' | 'html' | 'fine') => {
      scene.bank.bank.faults = { ...scene.bank.bank.faults, answers, wait: 20 };
    };
    const pay = (code: string, { nome: name, cpf }: { nome: string; cpf: string }, way = 'now') =>
      scene.act({ act: 'pay', code, name, cpf, way });

    it.each([2 * day, -2 * day, 1 * day, -3600_000])(
      'in its clock, by %i ms: payments and contests are found all the same [S1-030]',
      async (clockError) => {
        const { deposit, settle, settleContests, payer, balance, owed, read } = await scene.depositor();
        const { id, code } = await deposit('50.00', `clock-${clockError}-key`);
        await settle();
        scene.clockError = clockError;
        // A charge that is over by its own clock is paid late.
        await pay(code, payer, clockError > 0 ? 'late' : 'now');
        // By the wrong clock the webhook is too old, or of the future.
        expect(await scene.deliver(scene.webhooks.at(-1) ?? never())).toBe(Math.abs(clockError) > 300_000 ? 401 : 204);
        scene.gateway.advance(600_000);
        await settle();
        expect(await read(id)).toMatchObject({ state: 'credited' });
        expect(await balance()).toBe(5000);
        const credited = await read(id);
        const reference = credited.method === 'PIX' ? credited.reference : never();
        await scene.act({ act: 'contest', id: reference, reason: 'FRAUDE' });
        await settleContests();
        const contest = await scene.bank.bank.db.selectFrom('contests').select('id').executeTakeFirstOrThrow();
        await scene.act({ act: 'decide-contest', id: contest.id, verdict: 'give-back' });
        for (let times = 0; times < 2; times += 1) await settleContests();
        expect([await balance(), await owed()]).toEqual([0, 0]);
      },
    );

    it.each(['error', 'html', 'slow'] as const)(
      'with %s as its answers books nothing twice and nothing wrong',
      async (answers) => {
        const { deposit, settle, payer, balance, read } = await scene.depositor();
        const { id, code } = await deposit('50.00', `answers-${answers}-key`);
        await pay(code, payer, 'twice');
        fail(answers);
        for (let times = 0; times < 3; times += 1) await settle().catch(() => undefined);
        // A payment that was seen may be on its way back: what it answered to that is not believed until it is said again.
        if (answers !== 'slow') expect(await balance()).toBe(0);
        fail('fine');
        scene.gateway.advance(60_000);
        for (let times = 0; times < 2; times += 1) await settle();
        expect(await balance()).toBe(5000);
        expect(await read(id)).toMatchObject({
          state: 'credited',
          returned: [{ reason: 'paid-twice', state: 'returned' }],
        });
      },
    );

    it('that is silent holds nobody up: the next look finds the payment', async () => {
      const { deposit, payer, balance } = await scene.depositor();
      const { code } = await deposit('50.00', 'silent-bank-key');
      await pay(code, payer);
      fail('silent');
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(() =>
        AbortSignal.abort(new DOMException('', 'TimeoutError')),
      );
      const stop = startReconciling(scene.gateway, pixClient(demoBankSettings, scene.gateway.clock));
      await stop();
      expect(await balance()).toBe(0);
      vi.restoreAllMocks();
      fail('fine');
      const stopAgain = startReconciling(scene.gateway, pixClient(demoBankSettings, scene.gateway.clock));
      await vi.waitFor(async () => expect(await balance()).toBe(5000));
      await stopAgain();
    });

    it('in an amount: a payment that it reports as less goes back', async () => {
      const { deposit, settle, payer, balance, read } = await scene.depositor();
      const { id, code } = await deposit('50.00', 'short-bank-key');
      scene.bank.bank.faults = { ...scene.bank.bank.faults, short: true };
      await pay(code, payer);
      await settle();
      expect(await balance()).toBe(0);
      expect(await read(id)).toMatchObject({
        returned: [{ reason: 'other-amount', amount: '49.99', state: 'returned' }],
      });
    });
  });
});

const never = (): never => {
  throw new Error('the bank has sent no webhook');
};
