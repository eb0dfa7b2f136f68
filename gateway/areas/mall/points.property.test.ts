import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyTaskKinds } from '#src/contract/lobby/tasks.ts';
import { transact } from '#gateway/db/transact.ts';
import { pointsAccountId } from '#gateway/ledger/give-points.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { addPromotion } from '#gateway/testing/promotion-scene.ts';
import { insertRounds } from '#gateway/testing/rounds.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember } from '#gateway/testing/test-members.ts';
import { claimMission } from '../lobby/claim-mission.ts';
import { claimReward } from '../promotions/claim-reward.ts';
import { applyFor } from '../promotions/take-part.ts';
import { readPoints, spendPoints } from './points.ts';

const isSoak = process.env['SOAK'] === '1';
const runsOn = { sqlite: isSoak ? 300 : 30, postgres: isSoak ? 100 : 10 };
/** In a day 150 points of promotions at most, so that the second stage of a day waits for the operator. */
const rewardLimits = { vendorMinor: 1_000_000_000, memberMinor: 150 };
const stagePoints = [100, 90, 40];
const missionPoints = { rounds: 20, games: 30, vendors: 50 };
const stages = [
  [100, 10, 100],
  [300, 0, 90],
  [600, 5, 40],
];

const step = fc.record({
  kind: fc.constantFrom('stake', 'stake', 'claim', 'claim', 'mission', 'spend', 'approve', 'day'),
  which: fc.nat(2),
  /** It comes as often at once. */
  times: fc.constantFrom(1, 1, 2, 3),
  amount: fc.integer({ min: 1, max: 400 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Meets all that is to be proven. */
const everything: Step[] = (
  [
    ['stake', 0],
    ['stake', 1],
    ['claim', 0],
    ['claim', 1],
    ['mission', 0],
    ['mission', 1],
    ['spend', 0],
    ['day', 0],
    ['approve', 0],
    ['claim', 1],
    ['stake', 0],
    ['mission', 1],
  ] as const
).map(([kind, which]) => ({ kind, which, times: 3, amount: kind === 'spend' ? 50 : 400 }));

forEachDatabase((dialect) => {
  describe('points as a reward', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect, config: { rewardLimits } });
      const { db, events } = gateway;
      const { settings } = await db
        .selectFrom('merchants')
        .select('settings')
        .where('code', '=', 'mare')
        .executeTakeFirstOrThrow();
      const more = {
        promotions: ['mission'],
        dailyTasks: { rounds: 2, games: 1, vendors: 1 },
        taskPoints: missionPoints,
      };
      await db
        .updateTable('merchants')
        .set({ settings: JSON.stringify({ ...(JSON.parse(settings) as object), ...more }) })
        .where('code', '=', 'mare')
        .execute();
      events.emit('changed', 'status');
    });
    afterAll(() => gateway.close());

    it(
      'are paid once for each stage and for each mission of a day, whatever order and number claims come in, within the bound of a day, and spent once [S1-024, S1-084]',
      { timeout: 300_000 },
      async () => {
        const { db } = gateway;
        let run = 0;
        const met = { stages: 0, held: 0, missions: 0, spent: 0 };
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
            run += 1;
            gateway.advance(86_400_000);
            const { id: memberId } = await addMember(db, `pontos-${run}`);
            const promotionId = await addPromotion(gateway, {}, stages);
            const whose = { memberId, currency: 'BRL' };
            let [rounds, staked, spent, days] = [0, 0, 0, 1];
            const now = () => gateway.clock();
            await transact(db, (trx) => applyFor(trx, { memberId, promotionId, now: now() }));
            const refusable = async (work: () => Promise<unknown>) => {
              try {
                await work();
              } catch (error) {
                if (!(error instanceof Refusal)) throw error;
              }
            };
            const does: Record<Step['kind'], (one: Step) => Promise<unknown>> = {
              stake: async ({ amount }) => {
                rounds += 1;
                staked += amount;
                const id = `pontos-${run}-${rounds}`;
                await insertRounds(db, [
                  {
                    ...{ id, vendor: 'COR', round_id: id, member_id: memberId, node_id: 'COR-2', currency: 'BRL' },
                    ...{
                      state: 'ended',
                      bets: 1,
                      stake_minor: amount,
                      win_minor: 0,
                      created_at: now(),
                      ended_at: now(),
                    },
                  },
                ]);
              },
              claim: ({ which }) =>
                refusable(() =>
                  transact(db, (trx) =>
                    claimReward(trx, { memberId, promotionId, stage: which + 1, now: now() }, rewardLimits),
                  ),
                ),
              mission: ({ which }) =>
                refusable(() =>
                  transact(db, (trx) =>
                    claimMission(gateway, trx, { memberId, kind: dailyTaskKinds[which] ?? 'rounds' }),
                  ),
                ),
              spend: async ({ amount }) => {
                if (await transact(db, (trx) => spendPoints(trx, whose, amount))) spent += amount;
              },
              approve: () =>
                db
                  .updateTable('promotion_rewards')
                  .set({ state: 'issued', decided_by: 'ana' })
                  .where('member_id', '=', memberId)
                  .where('state', '=', 'applying')
                  .execute(),
              day: () => {
                days += 1;
                gateway.advance(86_400_000);
                return Promise.resolve();
              },
            };
            for (const one of run === 1 ? everything : steps) {
              const times = one.kind === 'stake' || one.kind === 'day' ? 1 : one.times;
              await Promise.all(Array.from({ length: times }, () => does[one.kind](one)));
            }

            const rewards = await db
              .selectFrom('promotion_rewards')
              .selectAll()
              .where('member_id', '=', memberId)
              .execute();
            const claimed = rewards.filter(({ state }) => state === 'claimed');
            const missions = await db
              .selectFrom('mission_rewards')
              .selectAll()
              .where('member_id', '=', memberId)
              .execute();
            const booked = await db
              .selectFrom('postings')
              .innerJoin('journals', 'journals.id', 'postings.journal_id')
              .where('account_id', '=', pointsAccountId(memberId))
              .select(['journals.ref', 'journals.kind', 'amount_minor'])
              .execute();
            const expected = [
              ...claimed.map(({ id, stage }) => [id, stagePoints[stage - 1]]),
              ...missions.map(({ id, kind }) => [id, missionPoints[kind]]),
            ];
            const sorted = (list: unknown[][]) => list.map(String).toSorted();
            expect(sorted(booked.map(({ ref, amount_minor }) => [ref, amount_minor]))).toEqual(sorted(expected));
            expect(booked.every(({ kind }) => kind === 'points')).toBe(true);
            expect(new Set(missions.map(({ day, kind }) => `${day} ${kind}`)).size).toBe(missions.length);
            expect(missions.length).toBeLessThanOrEqual(3 * days);

            const given = booked.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
            const earned = Math.floor(staked / 100);
            expect(await readPoints(db, whose)).toEqual({ earned, given, balance: earned + given - spent });
            expect(spent).toBeLessThanOrEqual(earned + given);
            // What no operator has approved stays within the bound of each day.
            const automatic = claimed.filter(({ decided_by }) => decided_by === '');
            const byDay = Map.groupBy(automatic, ({ changed_at }) => Math.floor(changed_at / 86_400_000));
            for (const ofDay of byDay.values())
              expect(ofDay.reduce((sum, { reward_points }) => sum + reward_points, 0)).toBeLessThanOrEqual(150);
            met.stages += claimed.length;
            met.held += rewards.length - automatic.length;
            met.missions += missions.length;
            met.spent += spent;
          }),
          { numRuns: runsOn[dialect] },
        );
        for (const [what, count] of Object.entries(met)) expect([what, count > 0]).toEqual([what, true]);
        expect(await checkLedger(db)).toEqual([]);
      },
    );
  });
});
