import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import { toMinor } from '#src/contract/core/amount.ts';
import { transact } from '#gateway/db/transact.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createRain } from './create-rain.ts';
import { cancelRain, endDue } from './end-rain.ts';
import { takeEnvelope } from './take-envelope.ts';
import { tellBegun } from './tell-team.ts';
import { RainScene } from '#gateway/testing/rain-scene.ts';

const runsOn = { sqlite: 30, postgres: 8 } as const;

class Killed extends Error {}
/** Ends the process before one of its next statements: the transaction is gone with it. */
const killAt = (statement: number): KyselyPlugin => {
  let count = 0;
  return {
    transformQuery: ({ node }) => {
      if ((count += 1) === statement) throw new Killed();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
};

/** A refusal, or the end of the process, and no other error. */
function refused(error: unknown): void {
  if (!(error instanceof Refusal || error instanceof Killed)) throw error;
}

const member = fc.nat(5);
const acts = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('take' as const), member, times: fc.integer({ min: 1, max: 3 }) }),
  },
  fc.record({ act: fc.constant('all-at-once' as const) }),
  fc.record({ act: fc.constant('cancel' as const) }),
  fc.record({ act: fc.constant('later' as const), minutes: fc.constantFrom(1, 3, 8) }),
  fc.record({ act: fc.constant('job' as const) }),
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('killed' as const), at: fc.integer({ min: 1, max: 9 }), member }),
  },
);
type Act = typeof acts extends fc.Arbitrary<infer T> ? T : never;
const rules = fc.record({
  envelopes: fc.integer({ min: 2, max: 8 }),
  least: fc.integer({ min: 10, max: 300 }),
  room: fc.nat(900),
  fill: fc.nat(100),
  waits: fc.constantFrom(0, 2, 5),
});
const amount = (minor: number) => (minor / 100).toFixed(2);

forEachDatabase((dialect) => {
  describe('whatever happens to a rain, in any order', () => {
    const scene = new RainScene(dialect);

    it(
      'what was paid and what came back are the total, one envelope a member, nothing below zero [S1-024, S1-025, S2-092]',
      { timeout: 300_000 },
      async () => {
        const { members, ...leader } = await scene.teamOf(6);
        await fc.assert(
          fc.asyncProperty(rules, fc.array(acts, { minLength: 3, maxLength: 14 }), async (asked, list) => {
            const { agent } = leader;
            const { gateway } = scene;
            const [low, high] = [asked.envelopes * asked.least, asked.envelopes * (asked.least + asked.room)];
            const total = Math.max(1000, Math.round(low + ((high - low) * asked.fill) / 100));
            const most = Math.max(asked.least + asked.room, Math.ceil(total / asked.envelopes));
            const before = { agent: await agent.balance(), members: await all() };
            // Not by the calls, which limit how often they are made.
            const { id } = await transact(gateway.db, (trx) =>
              createRain(gateway, trx, agent.id, {
                ...{ total: amount(total), envelopes: asked.envelopes, least: amount(asked.least), most: amount(most) },
                ...{ whom: 'team', minutes: 10, startsAt: gateway.clock() + asked.waits * 60_000 },
              }),
            );
            for (const one of list) await run(one, id);
            scene.later(60);
            await endDue(gateway);
            const [rain] = await agent.own();
            const won = (await all()).map((after, index) => after - (before.members[index] ?? 0));
            const taken = won.filter((minor) => minor > 0);
            expect(taken).toHaveLength(rain?.taken ?? -1);
            expect(taken.every((minor) => minor >= asked.least && minor <= most)).toBe(true);
            const paid = won.reduce((sum, minor) => sum + minor, 0);
            expect(paid).toBe(toMinor(rain?.paid ?? ''));
            expect(paid + toMinor(rain?.returned ?? '')).toBe(total);
            expect(await agent.balance()).toBe(before.agent - paid);
            await scene.checkBooks();
          }),
          { numRuns: runsOn[dialect] },
        );

        function all() {
          return Promise.all(members.map((one) => one.balance()));
        }
        async function take(memberId: string, id: string, db = scene.gateway.db) {
          await transact(db, (trx) => takeEnvelope(scene.gateway, trx, { id, memberId })).catch(refused);
        }
        async function run(one: Act, id: string) {
          const { gateway } = scene;
          if (one.act === 'take')
            await Promise.all(Array.from({ length: one.times }, () => take(members[one.member]?.id ?? '', id)));
          if (one.act === 'all-at-once') await Promise.all(members.map((each) => take(each.id, id)));
          if (one.act === 'cancel') await leader.agent.cancel(id);
          if (one.act === 'later') scene.later(one.minutes);
          if (one.act === 'job')
            await Promise.all([endDue(gateway), endDue(gateway), tellBegun(gateway), tellBegun(gateway)]);
          if (one.act === 'killed') {
            const dying = () => gateway.db.withPlugin(killAt(one.at));
            await take(members[one.member]?.id ?? '', id, dying());
            await endDue({ ...gateway, db: dying() }).catch(refused);
            await tellBegun({ ...gateway, db: dying() }).catch(refused);
            await transact(dying(), (trx) => cancelRain(gateway, trx, { id, agentId: leader.agent.id })).catch(refused);
          }
        }
      },
    );
  });
});
