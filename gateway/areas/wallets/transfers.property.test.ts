import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bringHome } from '#src/contract/wallets/wallets.ts';
import { askApp } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { WalletScene } from '#gateway/testing/wallet-scene.ts';
import { runTransfers } from './run-transfer.ts';

const runsOn = { sqlite: 60, postgres: 12 } as const;
const start = 20_000;

const times = fc.integer({ min: 1, max: 2 });
const acts = fc.oneof(
  fc.record({
    act: fc.constant('out' as const),
    amount: fc.constantFrom('50.00', '20.00', '150.00', undefined),
    times,
  }),
  fc.record({ act: fc.constant('home' as const), amount: fc.constantFrom('10.00', '70.00', undefined), times }),
  fc.record({
    act: fc.constant('line' as const),
    line: fc.constantFrom(
      'whole' as const,
      'whole' as const,
      'request-lost' as const,
      'answer-lost' as const,
      'refuse' as const,
    ),
  }),
  fc.record({
    act: fc.constant('play' as const),
    stake: fc.constantFrom(500, 2000),
    win: fc.constantFrom(0, 0, 500, 6000),
  }),
  fc.record({
    act: fc.constantFrom(
      'pass' as const,
      'two-passes' as const,
      'later' as const,
      'all' as const,
      'mute' as const,
      'report' as const,
    ),
  }),
  // The process ends after it has marked a transfer as sent, before the vendor hears of it.
  fc.record({ act: fc.constant('crash' as const) }),
);

forEachDatabase((dialect) => {
  describe('whatever happens to transfers between wallets, in any order', () => {
    const scene = new WalletScene(dialect);

    it(
      'all money is at one place, nothing is lost or doubled, and nothing hangs for ever [S1-024, S1-025, S2-209]',
      { timeout: 300_000 },
      async () => {
        await fc.assert(
          fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: 16 }), async (list) => {
            Object.assign(scene, { line: 'whole', reports: true });
            const one = await scene.addPlayer(start);
            const { db } = scene.gateway;
            const mine = () => db.selectFrom('wallet_transfers').selectAll().where('member_id', '=', one.member.id);
            const reported = async () => {
              const rows = await db
                .selectFrom('rounds')
                .select(['stake_minor', 'win_minor'])
                .where('member_id', '=', one.member.id)
                .execute();
              return rows.reduce((sum, row) => sum + row.win_minor - row.stake_minor, 0);
            };
            /** By the books: what each place has is what there was, and what rounds have won and lost. */
            const check = async () => {
              const { balance = 0, moving = 0 } = (await one.books()) ?? {};
              expect((await one.main()) + balance + moving).toBe(start + (await reported()));
            };
            for (const [n, step] of list.entries()) {
              if (step.act === 'out' || step.act === 'home') {
                const [from, to] = step.act === 'out' ? ['main', 'COR'] : ['COR', 'main'];
                const body = { from, to, ...(step.amount !== undefined && { amount: step.amount }) };
                const key = `${one.member.id}-step-${n}`;
                const answers = await Promise.all(Array.from({ length: step.times }, () => one.ask(body, key)));
                const made = answers.map((each) => (each.success ? (each.value as { id: string }).id : each.message));
                expect(new Set(made).size).toBe(1);
              } else if (step.act === 'line') scene.line = step.line;
              else if (step.act === 'play') await one.play(step.stake, step.win);
              else if (step.act === 'pass') await runTransfers(scene.gateway);
              else if (step.act === 'two-passes') await Promise.all([scene.later(5000), scene.later(5000)]);
              else if (step.act === 'later') await scene.later();
              else if (step.act === 'mute') scene.reports = false;
              else if (step.act === 'report') {
                scene.reports = true;
                scene.gateway.advance(30_000);
                await scene.games.outbox.runDue();
              } else if (step.act === 'all')
                await askApp(scene.app, bringHome, {
                  ...{ token: await one.sign(), body: {}, headers: { 'Idempotency-Key': `${one.member.id}-all-${n}` } },
                });
              else
                await db
                  .updateTable('wallet_transfers')
                  .set({ state: 'sent', sent_at: scene.gateway.clock(), attempts: 1, next_at: scene.gateway.clock() })
                  .where('member_id', '=', one.member.id)
                  .where('state', 'in', ['asked', 'waiting'])
                  .execute();
              await check();
            }
            Object.assign(scene, { line: 'whole', reports: true });
            for (let round = 0; round < 4; round += 1) {
              scene.gateway.advance(400_000);
              await scene.games.outbox.runDue();
              await scene.later();
            }
            await check();
            const rounds = await scene.db
              .selectFrom('demo_rounds')
              .select(['stake', 'win'])
              .where('player_id', '=', one.member.id)
              .where('state', '=', 'done')
              .execute();
            const net = rounds.reduce((sum, row) => sum + row.win - row.stake, 0);
            expect((await one.main()) + (await one.there())).toBe(start + net);
            expect((await one.books()) ?? { balance: 0, moving: 0 }).toEqual({ balance: await one.there(), moving: 0 });
            for (const { id, state, amount_minor: amount } of await mine().execute()) {
              const there = await scene.db
                .selectFrom('demo_wallet_transfers')
                .select(['state', 'amount'])
                .where('id', '=', id)
                .executeTakeFirst();
              // What the vendor has moved is what was booked as confirmed, and nothing else.
              expect(['confirmed', 'refused']).toContain(state);
              expect(there?.state === 'done').toBe(state === 'confirmed');
              if (state === 'confirmed') expect(there?.amount).toBe(amount);
            }
          }),
          { numRuns: runsOn[dialect], endOnFailure: true },
        );
      },
    );
  });
});
