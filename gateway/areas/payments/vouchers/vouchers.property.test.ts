import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { voucherScene } from '#gateway/testing/voucher-scene.ts';

const acts = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant('redeem' as const),
      who: fc.nat(2),
      code: fc.nat(2),
      /** The same request so many times at the same moment, and under how many keys. */
      times: fc.integer({ min: 1, max: 3 }),
      keys: fc.integer({ min: 1, max: 2 }),
    }),
  },
  // Everybody at once, each with every code.
  { weight: 1, arbitrary: fc.record({ act: fc.constant('rush' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constantFrom('close' as const, 'expire' as const, 'rush-and-close' as const) }),
  },
);

forEachDatabase((dialect) => {
  describe('whoever redeems the codes of a batch, in any order, at once and again', () => {
    const scene = voucherScene(dialect);

    it(
      'each member is paid once for a code, a code for its uses, and all of them never more than the batch [S1-024, S1-026]',
      { timeout: 120_000 },
      async () => {
        let round = 0;
        await fc.assert(
          fc.asyncProperty(fc.array(acts, { maxLength: 8 }), fc.constantFrom('1', '2'), async (list, uses) => {
            round += 1;
            const before = await scene.paid();
            const { codes, batch } = await scene.create('10.00', '3', uses);
            const members = [await scene.holder(), await scene.holder(), await scene.holder()];
            /** Pairs of member and code that were told to be credited. */
            const credited = new Set<string>();
            let isOpen = true;
            let asked = 0;
            const redeem = async (who: number, code: number, key: string) => {
              const answer = await members[who]?.ask(codes[code] ?? '', key);
              if (answer?.success) credited.add(`${who} ${code}`);
              return answer?.success === true;
            };
            const rush = () =>
              members.flatMap((_, who) => codes.map((__, code) => redeem(who, code, `${round}-rush-${(asked += 1)}`)));
            for (const step of list) {
              if (step.act === 'redeem') {
                const had = credited.has(`${step.who} ${step.code}`);
                asked += 1;
                const key = (at: number) => `${round}-${asked}-${at % step.keys}-key`;
                const done = await Promise.all(
                  Array.from({ length: step.times }, (_, at) => redeem(step.who, step.code, key(at))),
                );
                // A repeated request has the answer of the first.
                expect(new Set(done).size).toBe(1);
                if (!isOpen && !had) expect(done).not.toContain(true);
              } else if (step.act === 'rush') await Promise.all(rush());
              else if (step.act === 'expire') scene.gateway.advance(3_600_000);
              else {
                const closing = scene.type('voucher', 'close', batch).catch(() => '');
                const after = step.act === 'close' ? [] : rush();
                await Promise.all([closing, ...after]);
              }
              if (step.act !== 'redeem' && step.act !== 'rush') isOpen = false;
            }
            const byCode = Map.groupBy(credited, (pair) => pair.split(' ')[1]);
            for (const used of byCode.values()) expect(used.length).toBeLessThanOrEqual(Number(uses));
            const sum = credited.size * 1000;
            expect(sum).toBeLessThanOrEqual(3 * Number(uses) * 1000);
            expect((await scene.paid()) - before).toBe(sum);
            for (const [who, one] of members.entries())
              expect(await one.balance()).toBe(
                [...credited].filter((pair) => pair.startsWith(`${who} `)).length * 1000,
              );
            const { paid_minor: paid } = await scene.gateway.db
              .selectFrom('voucher_batches')
              .select('paid_minor')
              .where('id', '=', batch)
              .executeTakeFirstOrThrow();
            expect(paid).toBe(sum);
            expect(await checkLedger(scene.gateway.db)).toEqual([]);
          }),
          { numRuns: dialect === 'sqlite' ? 20 : 10 },
        );
      },
    );
  });
});
