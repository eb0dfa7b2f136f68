import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { type Called, type TestTable, testTable } from './testing/test-table.ts';
import type { RoundReport } from './shared/page-api.ts';

const fault = fc.constantFrom('lost-request', 'lost-answer', 'reset', 'error', 'error-after', 'html', 'cut', 'twice');
const planned = fc.record({ callback: fc.constantFrom('bet', 'win', 'rollback', 'end-round'), fault });
const act = fc.record({
  faults: fc.array(planned, { maxLength: 4 }),
  /** 20 lines, in minor units. */
  stake: fc.constantFrom('0.20', '2.00', '20.00', '100.00'),
  /** The page didn't get the answer and sends the spin again, or asks after it. */
  again: fc.constantFrom('no', 'spin', 'ask', 'both at once'),
  restart: fc.boolean(),
  /** Whether the due callbacks get through before the next spin. */
  pause: fc.boolean(),
});

async function follow(
  table: TestTable,
  token: string,
  key: string,
  stake: string,
  again: string,
): Promise<Called<RoundReport>> {
  const ask = () => table.call<RoundReport>('/api/round', { idempotencyKey: key }, token);
  const first = table.spin(token, key, stake);
  if (again === 'both at once') await Promise.all([first, table.spin(token, key, stake), ask()]);
  const answer = await first;
  if (again === 'spin') return table.spin(token, key, stake);
  return again === 'ask' ? ask() : answer;
}

forEachDatabase((dialect) => {
  it('keeps the money of a faulty evening the same on both sides: nothing lost, nothing twice', async () => {
    let table = await testTable({ dialect });
    let evenings = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
        const player = `player-${(evenings += 1)}`;
        table.gateway.balances.set(player, 30_000);
        const { token } = await table.open(player);
        for (const [index, { faults, stake, again, restart, pause }] of acts.entries()) {
          table.gateway.faults = [...faults];
          await follow(table, token, `key-0000000${index}`, stake, again);
          if (restart) table = table.restart();
          if (pause) await table.settle();
        }
        table.gateway.faults = [];
        await table.settle();

        const rounds = await table.db.selectFrom('demo_rounds').selectAll().where('player_id', '=', player).execute();
        let balance = 30_000;
        for (const round of rounds) {
          const booked = table.gateway.journal.filter(({ roundId }) => roundId === round.id);
          const net = booked.reduce((sum, { amount }) => sum + amount, 0);
          expect(['done', 'cancelled', 'refused']).toContain(round.state);
          expect(net).toBe(round.state === 'done' ? round.win - round.stake : 0);
          expect(booked.filter(({ kind }) => kind === 'win')).toHaveLength(
            round.state === 'done' && round.win > 0 ? 1 : 0,
          );
          expect(table.gateway.ended.has(round.id)).toBe(round.state === 'done');
          balance += net;
        }
        expect(table.gateway.balances.get(player)).toBe(balance);
        expect(balance).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
