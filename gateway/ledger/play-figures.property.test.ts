import { fromMinor } from '#src/contract/core/amount.ts';
import { recordsOnPage, roundStates } from '#src/contract/records/records.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPoints } from '../areas/mall/points.ts';
import { readDailyTasks } from '../areas/lobby/daily-tasks.ts';
import { readTurnover } from '../areas/promotions/turnover.ts';
import { readAccountRecord } from '../areas/records/account-record.ts';
import { readBettingRecord } from '../areas/records/betting-record.ts';
import { readProfitAndLoss } from '../areas/records/profit-and-loss.ts';
import { issuePlayerToken } from '../areas/vendors/play-access.ts';
import { answerVendor } from '../areas/vendors/vendor-callbacks.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { plainRecords } from '../testing/plain-records.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { addMember, fundMember, openSession } from '../testing/test-members.ts';
import { checkSums } from './check-sums.ts';

const hour = 3_600_000;
const isSoak = process.env['SOAK'] === '1';
const runsOn = { sqlite: isSoak ? 400 : 50, postgres: isSoak ? 80 : 12 };
const games = { COR: ['COR-1', 'COR-2', 'COR-101'], DS88: ['DS88-1'] } as const;

const call = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'bet', 'bet', 'win', 'rollback', 'end-round', 'end-round'),
  transaction: fc.nat(119),
  amount: fc.integer({ min: 1, max: 9000 }),
  /** Minutes until the next call. */
  pause: fc.oneof(fc.constant(0), fc.nat(9), fc.nat(59), fc.constantFrom(0, 60, 24 * 60, 26 * 60 + 7)),
});
/** Two moments, in minutes before now; some are the beginning of an hour or of a day. */
const moment = fc.tuple(
  fc.oneof(fc.nat(90), fc.nat(90_000)),
  fc.constantFrom(0, 1, -1),
  fc.constantFrom(1, 1, hour, 24 * hour),
);
const asked = fc.record({
  from: moment,
  to: moment,
  state: fc.constantFrom(undefined, ...roundStates),
  category: fc.constantFrom(undefined, undefined, 'RNG' as const, 'FISH' as const, 'SPORTS' as const),
  group: fc.constantFrom(undefined, 'games' as const, 'bonuses' as const, 'other' as const),
  pageNo: fc.constantFrom(1, 1, 2, 3),
});

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let run = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());

  describe('figures of hours and days, whatever order bets, wins, ends and rollbacks come in, and at whatever time', () => {
    it(
      'are what all rounds and postings come to: points, turnover, tasks and records',
      { timeout: 300_000 },
      async () => {
        const { db, clock } = gateway;
        const calls = fc.array(call, { minLength: 120, maxLength: 160 });
        const property = fc.asyncProperty(
          calls,
          fc.array(asked, { minLength: 8, maxLength: 8 }),
          async (sent, questions) => {
            run += 1;
            const row = await addMember(db, `member${run}`);
            await fundMember(db, row.id, 200_000);
            const begun = clock();
            const member = await openSession(db, row, begun);
            const tokenOf = (vassalage: string) =>
              issuePlayerToken(
                db,
                { memberId: member.id, sessionId: member.sessionId, vassalage, demo: false },
                clock(),
              );
            for (const { kind, transaction, amount, pause } of sent) {
              const vendor = transaction % 7 === 0 ? 'DS88' : 'COR';
              const round = Math.floor(transaction / 2);
              const nodeId = games[vendor][round % games[vendor].length] ?? '';
              const move = {
                playerId: member.id,
                roundId: `${run}r${round}`,
                transactionId: `${run}${kind}${transaction}`,
              };
              const money = { ...move, amount: fromMinor(amount), currency: 'BRL', nodeId };
              const ways = {
                bet: async () => answerVendor.bet(gateway, vendor, { ...money, playerToken: await tokenOf(vendor) }),
                win: () => answerVendor.win(gateway, vendor, money),
                rollback: () =>
                  answerVendor.rollback(gateway, vendor, { ...move, betTransactionId: `${run}bet${transaction}` }),
                'end-round': () => answerVendor['end-round'](gateway, vendor, move),
              };
              await ways[kind]().catch(() => undefined);
              gateway.advance(pause * 60_000);
            }
            expect(await checkSums(db)).toEqual([]);
            const plain = await plainRecords(db, member.id);
            const whose = { memberId: member.id, currency: 'BRL' };
            expect((await readPoints(db, whose)).earned).toBe(
              Math.floor(plain.staked({ from: 0, to: clock() + 1 }) / 100),
            );
            const { tasks } = await readDailyTasks(gateway, member.id);
            expect(tasks.map(({ done }) => done)).toEqual(plain.tasks(clock(), 'America/Sao_Paulo'));
            for (const { from: a, to: b, state, category, group, pageNo } of questions) {
              const momentOf = ([minutes, off, unit]: typeof a) => {
                const at = clock() - minutes * 60_000;
                return Math.max(1, at - (at % unit) + off);
              };
              const [from, to] = [momentOf(a), momentOf(b)].toSorted((x, y) => x - y) as [number, number];
              const until = to + 1;
              const turnover = await readTurnover(db, { ...whose, since: from, until, category: category ?? '' });
              expect(turnover.reduce((sum, { minor }) => sum + minor, 0)).toBe(
                plain.staked({ from, to: until }, category),
              );
              const books = { db, playerId: member.id, currency: 'BRL' };
              const page = { from, to: until, pageNo, language: 'en' as const };
              const bets = await readBettingRecord(books, { ...page, state, category });
              const wanted = plain.rounds({ from, to: until }, state, category);
              const of = (list: readonly unknown[]) => list.slice((pageNo - 1) * recordsOnPage, pageNo * recordsOnPage);
              expect(bets.items.map(({ id }) => id)).toEqual(of(wanted.ids));
              expect(bets.totals).toEqual({ currency: 'BRL', ...wanted.totals });
              const account = await readAccountRecord(books, { ...page, group });
              const entries = plain.entries({ from, to: until }, group);
              expect(account.items.map(({ id, balance }) => [id, balance])).toEqual(of(entries.list));
              expect(account.totals).toEqual({ currency: 'BRL', ...entries.totals });
              const third = Math.floor((until - from) / 3);
              const days = third > 0 ? [from, from + third, from + 2 * third, until] : [from, until];
              const { items, totals } = await readProfitAndLoss(books, days);
              expect([items, totals]).toEqual(plain.profit(days));
            }
          },
        );
        await fc.assert(property, { numRuns: runsOn[dialect], endOnFailure: true });
      },
    );
  });
});
