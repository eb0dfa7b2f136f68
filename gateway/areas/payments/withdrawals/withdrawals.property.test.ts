import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelWithdrawal } from '#src/contract/payments/withdrawals.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { askApp } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { typeCommand } from '#gateway/testing/operator-scene.ts';
import { addWithdrawer, payOnce, setWithdrawRules } from '#gateway/testing/withdraw-scene.ts';

const runsOn = { sqlite: 40, postgres: 12 } as const;
const start = 20_000;

const which = fc.nat(3);
const acts = fc.oneof(
  fc.record({
    act: fc.constant('ask' as const),
    amount: fc.constantFrom('50.00', '20.00', '150.00', '30.00'),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ act: fc.constantFrom('cancel' as const, 'approve' as const, 'refuse' as const), which }),
  fc.record({
    act: fc.constant('settle' as const),
    which,
    status: fc.constantFrom('REALIZADO' as const, 'NAO_REALIZADO' as const),
  }),
  fc.record({
    act: fc.constant('bank' as const),
    mode: fc.constantFrom(
      'made' as const,
      'refused' as const,
      'pending' as const,
      'answer-lost' as const,
      'request-lost' as const,
      'rejected' as const,
    ),
  }),
  fc.record({
    act: fc.constantFrom(
      'pass' as const,
      'two-passes' as const,
      'webhook' as const,
      'later' as const,
      'down' as const,
      'up' as const,
    ),
  }),
  // The process ends after it has marked a withdrawal as sent, before the bank hears of it.
  fc.record({ act: fc.constant('crash' as const), which }),
);

forEachDatabase((dialect) => {
  describe('whatever happens to withdrawals, in any order', () => {
    const scene = depositScene(dialect);
    beforeAll(() => setWithdrawRules(scene, { automatic: '25.00', open: 10, fee: '1.00', free: 2 }));
    afterAll(() => setWithdrawRules(scene, { automatic: '0.00', open: 3, fee: '0.00', free: 3 }));
    const type = (...argv: string[]) =>
      typeCommand(scene.gateway, { lines: [], asked: [], answer: true }, argv).catch(() => false);

    it(
      'balance, what is held and what was paid are what they were, and nothing is paid twice [S1-024, S1-025]',
      { timeout: 300_000 },
      async () => {
        let round = 0;
        await fc.assert(
          fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: 16 }), async (list) => {
            round += 1;
            Object.assign(scene.bank, { down: false, payoutMode: 'made' });
            const one = await addWithdrawer(scene, start);
            const ids: string[] = [];
            const idOf = (n: number) => ids[n % Math.max(1, ids.length)] ?? 'none';
            const total = async () => {
              const rows = await scene.gateway.db
                .selectFrom('withdrawals')
                .select(['id', 'state', 'amount_minor', 'fee_minor'])
                .where('member_id', '=', one.member.id)
                .execute();
              const paid = rows.filter(({ state }) => state === 'paid').reduce((sum, row) => sum + row.amount_minor, 0);
              expect((await one.balance()) + (await one.held()) + paid).toBe(start);
              return rows;
            };
            for (const [n, step] of list.entries()) {
              if (step.act === 'ask') {
                const fee = ids.length < 2 ? '0.00' : '1.00';
                const answers = await Promise.all(
                  Array.from({ length: step.times }, () => one.ask(step.amount, { fee }, `round-${round}-step-${n}`)),
                );
                const made = answers.map(({ success, value }) => (success ? (value as { id: string }).id : ''));
                expect(new Set(made).size).toBe(1);
                if (made[0]) ids.push(made[0]);
              } else if (step.act === 'cancel')
                await askApp(scene.app, cancelWithdrawal, { token: await one.sign(), body: { id: idOf(step.which) } });
              else if (step.act === 'approve') await type('withdraw', 'approve', idOf(step.which));
              else if (step.act === 'refuse') await type('withdraw', 'refuse', idOf(step.which), '--reason', 'Não.');
              else if (step.act === 'settle') scene.bank.settlePayout(idOf(step.which), step.status);
              else if (step.act === 'bank') scene.bank.payoutMode = step.mode;
              else if (step.act === 'pass') await payOnce(scene);
              else if (step.act === 'two-passes') await Promise.all([payOnce(scene), payOnce(scene, true)]);
              else if (step.act === 'webhook') await payOnce(scene, true);
              else if (step.act === 'later') scene.gateway.advance(60_000);
              else if (step.act === 'crash')
                await scene.gateway.db
                  .updateTable('withdrawals')
                  .set({ state: 'sent', sent_at: scene.gateway.clock(), attempts: 1 })
                  .where('id', '=', idOf(step.which))
                  .where('state', '=', 'approved')
                  .execute();
              else scene.bank.down = step.act === 'down';
              await total();
            }
            Object.assign(scene.bank, { down: false, payoutMode: 'made' });
            for (const id of ids) scene.bank.settlePayout(id, 'REALIZADO');
            for (let times = 0; times < 3; times += 1) {
              scene.gateway.advance(600_000);
              await payOnce(scene);
            }
            for (const { id, state, amount_minor, fee_minor } of await total()) {
              const payout = scene.bank.payouts.get(id);
              expect(['review', 'paid', 'refused', 'failed', 'cancelled']).toContain(state);
              // What the bank has paid is what was booked as paid, less the fee, and nothing else.
              expect(payout?.status === 'REALIZADO').toBe(state === 'paid');
              if (state === 'paid') expect(payout?.valor).toBe(((amount_minor - fee_minor) / 100).toFixed(2));
            }
          }),
          { numRuns: runsOn[dialect], endOnFailure: true },
        );
        expect(await checkLedger(scene.gateway.db)).toEqual([]);
      },
    );
  });
});
