import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact } from '../db/transact.ts';
import { Refusal } from '../process/refusal.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { addMember, balanceOf, fundMember } from '../testing/test-members.ts';
import { holdMoney, postHold, timeOutHolds, voidHold } from './holds.ts';
import { houseAccountId } from './ledger-accounts.ts';
import { checkLedger } from './ledger-check.ts';

const runsOn = { sqlite: 150, postgres: 25 } as const;

/** `ref` is one of few, so that most operations meet a hold that is there; `times` sends it so often at once. */
type Operation = { what: 'hold' | 'post' | 'void' | 'wait'; ref: number; times: number };
const operation: fc.Arbitrary<Operation> = fc.record({
  what: fc.constantFrom('hold', 'hold', 'post', 'void', 'wait'),
  ref: fc.nat(4),
  times: fc.integer({ min: 1, max: 3 }),
});
/** A hold of this many minor units, for this long. */
const amounts = [300, 500, 700, 200, 1000];
const lives = [null, 2000, 3000, null, 1000];

/** The rules of a hold, without a database: the state of each and the balance. */
function model(balance: number) {
  const states = new Map<number, { state: string; until: number }>();
  const amount = (ref: number) => amounts[ref] ?? 0;
  return {
    balance: () => balance,
    paid: () => [...states].reduce((sum, [ref, { state }]) => sum + (state === 'posted' ? amount(ref) : 0), 0),
    apply({ what, ref }: Operation, now: number): string {
      const one = states.get(ref);
      if (what === 'wait') {
        for (const [name, hold] of states)
          if (hold.state === 'pending' && hold.until <= now) {
            hold.state = 'returned';
            balance += amount(name);
          }
        return 'ok';
      }
      if (what === 'hold') {
        if (one) return 'ok';
        if (balance < amount(ref)) return 'insufficient_balance';
        balance -= amount(ref);
        states.set(ref, { state: 'pending', until: now + (lives[ref] ?? Infinity) });
        return 'ok';
      }
      if (!one) return 'not_found';
      const aim = what === 'post' ? 'posted' : 'returned';
      if (one.state === aim) return 'ok';
      if (one.state !== 'pending' || (what === 'post' && one.until <= now)) return 'transaction_conflict';
      one.state = aim;
      if (what === 'void') balance += amount(ref);
      return 'ok';
    },
  };
}

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let run = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());

  const send = async ({ what, ref }: Operation, memberId: string, now: number): Promise<string> => {
    const cause = { kind: 'withdrawal', ref: `${memberId} ${ref}` };
    const life = lives[ref] ?? null;
    const hold = { memberId, currency: 'BRL', amount: amounts[ref] ?? 0, to: houseAccountId('BRL') };
    try {
      if (what === 'wait') await timeOutHolds({ db: gateway.db, clock: () => now });
      else
        await transact(gateway.db, async (trx) => {
          if (what === 'hold')
            await holdMoney(trx, { ...cause, ...hold, expiresAt: life === null ? null : now + life }, now);
          else await (what === 'post' ? postHold : voidHold)(trx, cause, now);
        });
      return 'ok';
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };

  it(
    'holds in any order and any number of times lose nothing, double nothing and end as the model does [S1-024] [S1-025]',
    { timeout: 120_000 },
    async () => {
      const property = fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 15 }), async (drawn) => {
        const { id } = await addMember(gateway.db, `member${(run += 1)}`);
        await fundMember(gateway.db, id, 1000);
        const expected = model(1000);
        let now = 1_000_000 * run;
        for (const one of drawn) {
          if (one.what === 'wait') now += 1000;
          const code = expected.apply(one, now);
          const answers = await Promise.all(Array.from({ length: one.times }, () => send(one, id, now)));
          expect(new Set(answers), JSON.stringify(drawn)).toEqual(new Set([code]));
          expect(await balanceOf(gateway.db, id)).toBe(expected.balance());
        }
        expect(await paidOf(id)).toBe(expected.paid());
      });
      await fc.assert(property, { numRuns: runsOn[dialect], endOnFailure: true });
      expect(await checkLedger(gateway.db)).toEqual([]);
    },
  );

  /** What the house was paid of a member's holds. */
  const paidOf = async (memberId: string) => {
    const { paid } = await gateway.db
      .selectFrom('holds')
      .innerJoin('journals', (join) => join.onRef('journals.ref', '=', 'holds.id').on('journals.kind', '=', 'payout'))
      .innerJoin('postings', (join) =>
        join.onRef('postings.journal_id', '=', 'journals.id').on('postings.account_id', '=', houseAccountId('BRL')),
      )
      .where('holds.member_id', '=', memberId)
      .select(({ fn }) => fn.sum<number | null>('postings.amount_minor').as('paid'))
      .executeTakeFirstOrThrow();
    return Number(paid ?? 0);
  };
});
