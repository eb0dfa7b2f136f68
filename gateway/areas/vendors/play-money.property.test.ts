import { fromMinor } from '#src/contract/core/amount.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPlayMoney } from '#gateway/db/play-tables.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, fundMember, openSession } from '#gateway/testing/test-members.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { issuePlayerToken } from './play-access.ts';
import { openPlaySession } from './play-players.ts';
import { answerVendor } from './vendor-callbacks.ts';

/** Everything that money is counted from. */
const tablesOfMoney = [
  'accounts',
  'journals',
  'postings',
  'rounds',
  'vendor_transactions',
  'vendor_days',
  'recent_games',
] as const satisfies readonly (keyof Tables)[];

type Sent = {
  kind: 'bet' | 'win' | 'rollback' | 'end-round';
  /** Whose id the vendor names, and whose token it has: it may mix them up. */
  player: 'member' | 'chips';
  token: 'member' | 'chips';
  transaction: string;
  round: string;
  amount: number;
};
const sent: fc.Arbitrary<Sent> = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'win', 'rollback', 'end-round'),
  player: fc.constantFrom('chips', 'chips', 'chips', 'member'),
  token: fc.constantFrom('chips', 'chips', 'chips', 'member'),
  transaction: fc.constantFrom('t1', 't2', 't3', 't4'),
  round: fc.constantFrom('r1', 'r2'),
  amount: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 250_000 })),
});

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let run = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());

  const stands = async () => {
    const rows: [string, unknown][] = [];
    for (const table of tablesOfMoney) rows.push([table, await gateway.db.selectFrom(table).selectAll().execute()]);
    return JSON.stringify(rows);
  };

  describe('random demonstration bets while a member plays for money in the same game', () => {
    it('never touch an account, a journal or a round of money, and leave both ledgers sound [S1-024]', async () => {
      const { db, clock } = gateway;
      await fc.assert(
        fc.asyncProperty(fc.array(sent, { minLength: 3, maxLength: 8 }), async (sequence) => {
          run += 1;
          const row = await addMember(db, `member${run}`);
          await fundMember(db, row.id, 5000);
          const member = await openSession(db, row, clock());
          const { id: chips } = await openPlaySession(db, { cookie_hash: `seat ${run}` }, 'mare', clock());
          const seat = (memberId: string, sessionId: string, demo: boolean) =>
            issuePlayerToken(demo ? inPlayMoney(db) : db, { memberId, sessionId, vassalage: 'COR', demo }, clock());
          const tokens = {
            member: await seat(member.id, member.sessionId, false),
            chips: await seat(chips, '', true),
          };
          const ids = { member: member.id, chips };
          for (const { kind, player, token, transaction, round, amount } of sequence) {
            const before = await stands();
            const move = {
              playerId: ids[player],
              roundId: `${run}${round}`,
              transactionId: `${run}${kind}${transaction}`,
            };
            const money = {
              ...move,
              amount: fromMinor(amount),
              currency: player === 'chips' ? 'XTS' : 'BRL',
              nodeId: 'COR-1',
            };
            const asking = {
              bet: () => answerVendor.bet(gateway, 'COR', { ...money, playerToken: tokens[token] }),
              win: () => answerVendor.win(gateway, 'COR', money),
              rollback: () =>
                answerVendor.rollback(gateway, 'COR', { ...move, betTransactionId: `${run}bet${transaction}` }),
              'end-round': () => answerVendor['end-round'](gateway, 'COR', move),
            };
            const value = await asking[kind]().catch(() => undefined);
            if (player === 'chips') {
              expect(await stands()).toBe(before);
              if (value) expect(value.currency).toBe('XTS');
            }
            if (kind === 'bet' && player !== token) expect(value).toBeUndefined();
          }
        }),
        { numRuns: 60 },
      );
      expect(await checkLedger(db)).toEqual([]);
      expect(await checkLedger(inPlayMoney(db))).toEqual([]);
      const booked = await db.selectFrom('play_rounds').select('id').execute();
      expect(booked.length).toBeGreaterThan(10);
    });
  });
});
