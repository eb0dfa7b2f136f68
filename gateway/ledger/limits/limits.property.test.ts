import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../testing/databases.ts';
import { addLimited } from '../../testing/limit-scene.ts';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { checkLedger } from '../ledger-check.ts';
import { type LimitKind, limitKinds, type LimitPeriod, limitPeriods, windowOf } from './limit-windows.ts';
import { playedIn } from './used-in-books.ts';

const hour = 3_600_000;
const day = 24 * hour;
const isSoak = process.env['SOAK'] === '1';
const runsOn = { sqlite: isSoak ? 1000 : 80, postgres: isSoak ? 200 : 12 } as const;

const amount = fc.integer({ min: 1, max: 900 });
/** How long ago the time was read that the journal has. */
const late = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constantFrom(1, hour, day));
const operation = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('deposit' as const), amount, late: fc.constant(0) }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('bet' as const), amount, late }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('win' as const), amount, late }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constantFrom('rollBack' as const, 'giveUp' as const), which: fc.nat(30) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('wait' as const), ms: fc.constantFrom(1, hour, 9 * hour, day, 8 * day) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('set' as const),
      kind: fc.constantFrom(...limitKinds),
      period: fc.constantFrom(...limitPeriods),
      most: fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.constant(null)),
    }),
  },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** Something that counts: `undone` no longer does. */
type Event = {
  readonly kind: 'bet' | 'win' | 'deposit';
  readonly amount: number;
  readonly at: number;
  undone: boolean;
};
type Limit = { most: number | null; next?: { most: number | null; at: number } | undefined };
const asOf = (limit: Limit, now: number): Limit =>
  limit.next && limit.next.at <= now ? { most: limit.next.most, next: undefined } : limit;

/** The rules of limits, without a database and without a counter: what counts is summed each time. */
function model() {
  const events: Event[] = [];
  const limits = new Map<string, Limit>();
  /** What has come into force stays so, though the time of the next event is an earlier one. */
  const settle = (now: number) => {
    for (const limit of limits.values()) Object.assign(limit, asOf(limit, now));
  };
  const used = (kind: LimitKind, period: LimitPeriod, at: number) => {
    const { begun, ends } = windowOf(at, period, 'UTC');
    const sum = (which: Event['kind']) =>
      events
        .filter((one) => one.kind === which && !one.undone && one.at >= begun && one.at < ends)
        .reduce((all, one) => all + one.amount, 0);
    if (kind === 'deposit') return sum('deposit');
    return sum('bet') - (kind === 'loss' ? sum('win') : 0);
  };
  const inForce = (now: number) =>
    [...limits].flatMap(([key, limit]) => {
      const [kind, period] = key.split(' ') as [LimitKind, LimitPeriod];
      const { most } = asOf(limit, now);
      return most === null ? [] : [{ kind, period, most }];
    });
  return {
    events,
    inForce,
    used,
    settle,
    add(kind: Event['kind'], sum: number, now: number): string {
      const isFull = inForce(now).some(
        (one) => (one.kind === 'deposit') === (kind === 'deposit') && used(one.kind, one.period, now) + sum > one.most,
      );
      if (isFull && kind !== 'win') return 'own_limit_reached';
      settle(now);
      events.push({ kind, amount: sum, at: now, undone: false });
      return 'ok';
    },
    set(kind: LimitKind, period: LimitPeriod, most: number | null, now: number) {
      settle(now);
      const key = `${kind} ${period}`;
      const limit = limits.get(key) ?? { most: null };
      if (limit.most === null || (most !== null && most <= limit.most)) limits.set(key, { most });
      else if (!limit.next || limit.next.most !== most) limit.next = { most, at: now + day };
    },
  };
}

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());

  describe('limits, whatever is staked, won, deposited, undone and set, in whatever order and period', () => {
    it('refuse exactly what would exceed them, and count exactly what stands', { timeout: 600_000 }, async () => {
      const property = fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 50 }), async (drawn) => {
        const member = await addLimited(gateway, 1_000_000);
        const expected = model();
        for (const [index, one] of drawn.entries()) {
          await step(member, expected, one, index);
          const now = gateway.clock();
          const counted = expected.inForce(now).map(({ kind, period }) => [kind, period] as const);
          const sums = counted.map(([kind, period]) => [`${kind} ${period}`, expected.used(kind, period, now)]);
          expect(await member.used(), `step ${index}`).toEqual(Object.fromEntries(sums));
        }
        await matchBooks(member, expected);
      });
      await fc.assert(property, { numRuns: runsOn[dialect], endOnFailure: true });
      expect(await checkLedger(gateway.db)).toEqual([]);
    });
  });

  type Member = Awaited<ReturnType<typeof addLimited>>;

  /** The model's sums are those of the books, in each day with an event. */
  async function matchBooks({ wallet }: Member, { events, used }: ReturnType<typeof model>) {
    for (const at of new Set(events.map((event) => windowOf(event.at, 'day', 'UTC').begun)))
      for (const kind of ['stake', 'loss'] as const) {
        const books = await gateway.db
          .transaction()
          .execute((trx) => playedIn(trx, wallet, kind, windowOf(at, 'day', 'UTC')));
        expect(books).toBe(used(kind, 'day', at));
      }
  }

  async function step(member: Member, expected: ReturnType<typeof model>, one: Operation, index: number) {
    const now = gateway.clock();
    const refs = expected.events.map((event, at) => ({ event, at }));
    if (one.what === 'wait') gateway.advance(one.ms);
    else if (one.what === 'set') {
      expected.set(one.kind, one.period, one.most, now);
      await member.set(one.kind, one.period, one.most);
    } else if (one.what === 'rollBack' || one.what === 'giveUp') {
      const kind = one.what === 'rollBack' ? 'bet' : 'deposit';
      const standing = refs.filter(({ event }) => event.kind === kind && !event.undone);
      const found = standing[one.which % Math.max(1, standing.length)];
      if (!found) return;
      found.event.undone = true;
      expected.settle(now);
      if (kind === 'bet') await member.rollBack(`${found.at}`, found.event.amount);
      else await member.giveUp(`${found.at}`);
    } else if ('amount' in one) {
      const at = now - one.late;
      const code = expected.add(one.what, one.amount, at);
      expect(await member[one.what](`${refs.length}`, one.amount, at), `step ${index}`).toBe(code);
    }
  }
});
