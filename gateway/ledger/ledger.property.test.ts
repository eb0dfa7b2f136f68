import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../process/refusal.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { ledgerModel, type Operation, type Outcome } from '../testing/ledger-model.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { addMember, fundMember, openSession } from '../testing/test-members.ts';
import { checkLedger } from './ledger-check.ts';
import { walletId } from './ledger-accounts.ts';
import { issuePlayerToken } from '../areas/vendors/play-access.ts';
import { answerVendor } from '../areas/vendors/vendor-callbacks.ts';

const isSoak = process.env['SOAK'] === '1';
/** The soak tries more of them (npm run test:soak); both databases run the same bookings, and PostgreSQL is five times slower. */
const runsOn = { sqlite: isSoak ? 100 : 20, postgres: isSoak ? 100 : 6 };
const parallelRunsOn = { sqlite: 60, postgres: isSoak ? 60 : 20 };
/** Sequences of one run, each about a player of its own and all under way at once. */
const sequences = 100;

const transaction = fc.constantFrom('t1', 't2', 't3', 't4', 't5');
const round = fc.constantFrom('r1', 'r2');
/** Mostly what the wallets can bear, sometimes more. */
const amount = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 400 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 4000 }) },
);
const bet: fc.Arbitrary<Operation> = fc.record({ kind: fc.constant('bet' as const), transaction, round, amount });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: bet },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('win' as const), transaction, round, amount }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rollback' as const), transaction, round, bet: transaction }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end-round' as const), transaction, round }) },
);
/** A few operations in any order, two of three times after a bet, some of them delivered again later. */
const sequence = fc
  .tuple(
    fc.option(bet, { freq: 3 }),
    fc.array(operation, { minLength: 2, maxLength: 4 }),
    fc.array(fc.nat(4), { maxLength: 2 }),
  )
  .map(([opening, more, again]) => {
    const once = [...(opening ? [opening] : []), ...more];
    return [...once, ...again.flatMap((index) => once[index] ?? [])];
  });

type Player = { readonly id: string; readonly token: string; readonly vendor: string; readonly nodeId: string };
/** Players share the accounts of four vendors. */
const tables = ['COR-2', 'NOR-1', 'DS88-1', 'TCG_LOTTO_VN-1'].map((nodeId) => ({
  nodeId,
  vendor: nodeId.slice(0, nodeId.indexOf('-')),
}));

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  const players: Player[] = [];
  const runs = runsOn[dialect];
  let run = 0;

  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    const { db } = gateway;
    for (let index = 0; index < sequences; index += 1) {
      const member = await openSession(db, await addMember(db, `player${index}`), gateway.clock());
      const table = tables[index % tables.length] ?? { nodeId: '', vendor: '' };
      const token = await issuePlayerToken(
        db,
        { memberId: member.id, sessionId: member.sessionId, vassalage: table.vendor, demo: false },
        gateway.clock(),
      );
      await fundMember(db, member.id, 1500);
      players.push({ id: member.id, token, ...table });
    }
  });
  afterAll(() => gateway.close());

  const send = async (player: Player, prefix: string, sent: Operation): Promise<Outcome> => {
    const name = (id: string) => `${prefix}-${player.id}-${id}`;
    const move = { playerId: player.id, roundId: name(sent.round), transactionId: name(sent.transaction) };
    const money = () => ({
      ...move,
      amount: fromMinor(sent.kind === 'bet' || sent.kind === 'win' ? sent.amount : 0),
      currency: 'BRL',
      nodeId: player.nodeId,
    });
    const answer = () => {
      if (sent.kind === 'bet')
        return answerVendor.bet(gateway, player.vendor, { ...money(), playerToken: player.token });
      if (sent.kind === 'win') return answerVendor.win(gateway, player.vendor, money());
      if (sent.kind === 'rollback')
        return answerVendor.rollback(gateway, player.vendor, { ...move, betTransactionId: name(sent.bet) });
      return answerVendor['end-round'](gateway, player.vendor, move);
    };
    try {
      return { code: 'ok', balance: toMinor((await answer()).balance) };
    } catch (error) {
      if (error instanceof Refusal) return { code: error.code };
      throw error;
    }
  };

  const balances = async () => {
    const rows = await gateway.db
      .selectFrom('accounts')
      .select(['id', 'balance_minor'])
      .where('kind', '=', 'wallet')
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row.balance_minor]));
    return players.map(({ id }) => byId.get(walletId(id, 'BRL')) ?? Number.NaN);
  };
  /** Every player starts a run with money: refused bets alone would prove little. */
  const topUp = async (held: readonly number[]) => {
    for (const [index, player] of players.entries())
      if ((held[index] ?? 0) < 200) await fundMember(gateway.db, player.id, 1500);
  };

  describe(`${runs * sequences} random sequences of bet, win, rollback and end of round`, () => {
    it(
      'answer and end as the model does, in journals that sum to zero [S1-024] [S1-025]',
      { timeout: 300_000 },
      async () => {
        const property = fc.asyncProperty(
          fc.array(sequence, { minLength: sequences, maxLength: sequences }),
          async (drawn) => {
            run += 1;
            await topUp(await balances());
            const models = (await balances()).map(ledgerModel);
            await Promise.all(
              players.map(async (player, index) => {
                for (const sent of drawn[index] ?? []) {
                  const expected = models[index]?.apply(sent);
                  expect(await send(player, `run${run}`, sent), JSON.stringify(drawn[index])).toEqual(expected);
                }
              }),
            );
            expect(await balances()).toEqual(models.map((model) => model.balance()));
          },
        );
        await fc.assert(property, { numRuns: runs, endOnFailure: true });
        expect(await checkLedger(gateway.db)).toEqual([]);
        const { count } = await gateway.db
          .selectFrom('journals')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        expect(count).toBeGreaterThan(runs * sequences);
      },
    );
  });

  describe('operations of one player all at once', () => {
    it('leave the balance that their own answers add up to [S1-024] [S1-025]', { timeout: 120_000 }, async () => {
      const [player] = players;
      if (!player) throw new Error('no player');
      const property = fc.asyncProperty(fc.array(operation, { minLength: 8, maxLength: 16 }), async (drawn) => {
        run += 1;
        await topUp(await balances());
        const [before = 0] = await balances();
        const sent = [...drawn, ...drawn.slice(0, 4)];
        const answers = await Promise.all(sent.map((one) => send(player, `run${run}`, one)));
        const [after = 0] = await balances();
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after - before).toBe(await netOf(player, `run${run}`, sent, answers));
      });
      await fc.assert(property, { numRuns: parallelRunsOn[dialect], endOnFailure: true });
      expect(await checkLedger(gateway.db)).toEqual([]);
    });
  });

  /** The vendor's view, from the answers alone: bets accepted and not rolled back, wins paid, each id once. */
  const netOf = async (player: Player, prefix: string, sent: readonly Operation[], answers: readonly Outcome[]) => {
    const taken = new Map<string, number>();
    const paid = new Map<string, number>();
    for (const [index, one] of sent.entries()) {
      if (answers[index]?.code !== 'ok') continue;
      if (one.kind === 'bet') taken.set(one.transaction, -one.amount);
      if (one.kind === 'win') paid.set(one.transaction, one.amount);
    }
    const back = await gateway.db
      .selectFrom('vendor_transactions')
      .select('transaction_id')
      .where('state', '=', 'rolled-back')
      .where('transaction_id', 'like', `${prefix}-%`)
      .execute();
    for (const { transaction_id: id } of back) taken.delete(id.slice(`${prefix}-${player.id}-`.length));
    return [...taken.values(), ...paid.values()].reduce((sum, value) => sum + value, 0);
  };
});
