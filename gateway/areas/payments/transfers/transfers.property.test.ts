import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { stripesOf } from '#gateway/ledger/ledger-accounts.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { transferScene } from '#gateway/testing/transfer-scene.ts';

const acts = fc.record({
  act: fc.constantFrom('tell' as const, 'approve' as const, 'refuse' as const),
  which: fc.nat(2),
  /** The same act so many times at the same moment. */
  times: fc.integer({ min: 1, max: 3 }),
  amount: fc.constantFrom('10.00', '25.50', '60.00'),
});

forEachDatabase((dialect) => {
  describe('whatever happens to three transfers, in any order and doubled', () => {
    const scene = transferScene(dialect);
    const paid = async () => {
      const rows = await scene.gateway.db
        .selectFrom('accounts')
        .select('balance_minor')
        .where('id', 'in', [...stripesOf('house:bank:BRL')])
        .execute();
      return rows.reduce((sum, { balance_minor: minor }) => sum - minor, 0);
    };

    it('the house pays each once, the amount of the first approval, and only where it was not refused first [S1-031]', async () => {
      let round = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(acts, { maxLength: 12 }), async (list) => {
          round += 1;
          const before = await paid();
          const { ask, picture, balance, history } = await scene.teller();
          const pictures = [await picture(), await picture(), await picture()];
          const ids = new Map<number, string>();
          const credited = new Map<number, number>();
          const refused = new Set<number>();
          const tell = async (which: number) => {
            const body = { amount: '50.00', picture: pictures[which] };
            const { envelope } = await ask(body, `transfer-${round}-${which}`);
            if (!envelope.success) throw new Error(envelope.message);
            ids.set(which, (envelope.value as { id: string }).id);
          };
          for (const { act, which, times, amount } of list) {
            const id = ids.get(which) ?? 'none';
            const decide = () =>
              scene
                .type('transfer', act, id, ...(act === 'approve' ? ['--amount', amount] : ['--reason', 'Não chegou.']))
                .then(() => true)
                .catch(() => false);
            const done = await Promise.all(
              Array.from({ length: times }, () => (act === 'tell' ? tell(which).then(() => true) : decide())),
            );
            const isOpen = ids.has(which) && !credited.has(which) && !refused.has(which);
            if (act === 'tell') continue;
            expect(done.filter(Boolean)).toHaveLength(isOpen ? 1 : 0);
            if (isOpen && act === 'approve') credited.set(which, Math.round(Number(amount) * 100));
            if (isOpen && act === 'refuse') refused.add(which);
          }
          const sum = [...credited.values()].reduce((all, minor) => all + minor, 0);
          expect(await balance()).toBe(sum);
          expect((await paid()) - before).toBe(sum);
          const { list: told } = await history();
          expect(told).toHaveLength(ids.size);
          expect(told.filter(({ state }) => state === 'credited')).toHaveLength(credited.size);
          expect(told.filter(({ state }) => state === 'refused')).toHaveLength(refused.size);
          expect(await checkLedger(scene.gateway.db)).toEqual([]);
        }),
        { numRuns: 25 },
      );
    });
  });
});
