import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelDeposit } from '#src/contract/payments/deposits.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { askApp } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';

const stranger = { nome: 'Rui', cpf: '52998224725' };
const acts = fc.oneof(
  fc.record({
    act: fc.constant('pay' as const),
    which: fc.nat(1),
    by: fc.constantFrom('owner', 'stranger'),
    cents: fc.constantFrom(0, -1),
  }),
  fc.record({ act: fc.constantFrom('look' as const, 'two-looks' as const) }),
  fc.record({ act: fc.constant('cancel' as const), which: fc.nat(1) }),
  fc.record({ act: fc.constantFrom('bank-down' as const, 'bank-up' as const, 'later' as const) }),
);

forEachDatabase((dialect) => {
  describe('whatever happens to two deposits, in any order', () => {
    const scene = depositScene(dialect);

    it('each is credited at most once, and every cent that was paid is in the balance or goes back', async () => {
      let round = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(acts, { maxLength: 14 }), async (list) => {
          scene.bank.down = false;
          round += 1;
          const { deposit, txidOfDeposit, settle, payer, balance, token } = await scene.depositor();
          const ids = [
            (await deposit('50.00', `first-${round}-key`)).id,
            (await deposit('20.00', `second-${round}-key`)).id,
          ];
          const txids = [await txidOfDeposit(ids[0] ?? ''), await txidOfDeposit(ids[1] ?? '')];
          const from = scene.bank.payments.length;
          const look = () => settle().catch(() => undefined);
          for (const step of list) {
            if (step.act === 'pay') {
              const minor = (step.which === 0 ? 5000 : 2000) + step.cents;
              scene.bank.pay(txids[step.which] ?? '', step.by === 'owner' ? payer : stranger, (minor / 100).toFixed(2));
            } else if (step.act === 'look') await look();
            else if (step.act === 'two-looks') await Promise.all([look(), look()]);
            else if (step.act === 'cancel')
              await askApp(scene.app, cancelDeposit, { token, body: { id: ids[step.which] ?? '' } });
            else if (step.act === 'later') scene.gateway.advance(60_000);
            else scene.bank.down = step.act === 'bank-down';
          }
          scene.bank.down = false;
          scene.gateway.advance(3_600_000);
          await settle();
          const paid = scene.bank.payments.slice(from);
          const credited = new Map<string, string[]>();
          for (const { txid, endToEndId } of paid)
            if (!scene.bank.returned.has(endToEndId)) credited.set(txid, [...(credited.get(txid) ?? []), endToEndId]);
          expect([...credited.values()].every((payments) => payments.length === 1)).toBe(true);
          expect(await balance()).toBe(
            (credited.has(txids[0] ?? '') ? 5000 : 0) + (credited.has(txids[1] ?? '') ? 2000 : 0),
          );
          for (const { endToEndId, valor } of paid)
            if (scene.bank.returned.has(endToEndId)) expect(scene.bank.returned.get(endToEndId)).toBe(valor);
          expect(await checkLedger(scene.gateway.db)).toEqual([]);
        }),
        { numRuns: 25 },
      );
    });
  });
});
