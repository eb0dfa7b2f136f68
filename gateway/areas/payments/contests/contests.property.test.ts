import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelWithdrawal } from '#src/contract/payments/withdrawals.ts';
import { verifyLedger } from '#gateway/ledger/verify/verify-ledger.ts';
import { askApp } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { playRound } from '#gateway/testing/play-round.ts';
import { addWithdrawer, payOnce, setWithdrawRules } from '#gateway/testing/withdraw-scene.ts';

const runsOn = { sqlite: 40, postgres: 12 } as const;
const amounts = ['50.00', '20.00', '120.00'] as const;

/** Every run begins with money that was credited, a contest and a withdrawal. */
const start = [
  { act: 'pay', which: 0 },
  { act: 'pay', which: 2 },
  { act: 'look' },
  { act: 'withdraw', amount: '50.00' },
  { act: 'contest', which: 0 },
] as const;
const which = fc.nat(2);
const acts = fc.oneof(
  fc.record({ act: fc.constantFrom('pay' as const, 'contest' as const), which }),
  fc.record({
    act: fc.constant('play' as const),
    stake: fc.integer({ min: 1, max: 6000 }),
    win: fc.constantFrom(0, 0, 4000),
  }),
  fc.record({ act: fc.constant('withdraw' as const), amount: fc.constantFrom('20.00', '50.00') }),
  fc.record({ act: fc.constant('cancel' as const), which }),
  fc.record({
    act: fc.constant('decide' as const),
    which,
    status: fc.constantFrom('DEVOLVIDA' as const, 'DEVOLVIDA' as const, 'REJEITADA' as const),
    part: fc.constantFrom(undefined, '0.00', '13.37'),
  }),
  fc.record({
    act: fc.constant('payout' as const),
    status: fc.constantFrom('REALIZADO' as const, 'NAO_REALIZADO' as const),
  }),
  fc.record({
    act: fc.constantFrom(
      'look' as const,
      'notice' as const,
      'two-notices' as const,
      'pay-out' as const,
      'later' as const,
    ),
  }),
  // The process ends in the middle of what it does with the bank.
  fc.record({ act: fc.constant('crash' as const), calls: fc.integer({ min: 0, max: 6 }) }),
);

forEachDatabase((dialect) => {
  describe('whatever is paid, played, withdrawn and contested, in any order', () => {
    const scene = depositScene(dialect);
    beforeAll(() => setWithdrawRules(scene, { automatic: '500.00', open: 100, day: '999999.00', depositTurnover: 0 }));

    /** The withdrawals that the bank has, or had. */
    const sentBy = async (memberId: string) => {
      const rows = await scene.gateway.db
        .selectFrom('withdrawals')
        .select('id')
        .where('member_id', '=', memberId)
        .where('sent_at', 'is not', null)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    };

    it(
      'no wallet is below zero, each contest is booked once, and wallet, held money, debt and house add up [S1-024, S1-025, S1-030]',
      { timeout: 240_000 },
      async () => {
        let round = 0;
        const property = fc.asyncProperty(
          fc.array(acts, { minLength: 12, maxLength: 30, size: 'max' }),
          async (drawn) => {
            const list = [...start, ...drawn];
            round += 1;
            Object.assign(scene.bank, { callsLeft: Infinity, payoutMode: 'made' });
            const one = await addWithdrawer(scene, 0);
            const payments: string[] = [];
            const contests: string[] = [];
            const withdrawals: string[] = [];
            let played = 0;
            const money = async () => {
              const [wallet, held, owed] = [await one.balance(), await one.held(), await one.owed()];
              expect(Math.min(wallet, held, owed), JSON.stringify(list)).toBeGreaterThanOrEqual(0);
              return wallet + held - owed;
            };
            const quietly = (work: Promise<unknown>) => work.catch(() => undefined);
            for (const step of list) {
              if (step.act === 'pay') {
                const begun = await one.begin(amounts[step.which] ?? '50.00', `pay-${round}-${payments.length}-key`);
                if (!begun.envelope.success) continue;
                const { id } = begun.envelope.value as { id: string };
                payments.push(scene.bank.pay(await one.txidOfDeposit(id), one.payer));
              } else if (step.act === 'contest') {
                const payment = pick(payments, step.which);
                const isNew =
                  payment !== undefined && ![...scene.bank.contests.values()].some((c) => c.endToEndId === payment);
                if (isNew) contests.push(scene.bank.contest(payment));
              } else if (step.act === 'play') {
                const stake = Math.min(step.stake, await one.balance());
                if (stake === 0) continue;
                await playRound(scene.gateway, one.member.id, { stake, win: step.win });
                played += step.win - stake;
              } else if (step.act === 'withdraw') {
                const asked = await one.ask(step.amount, {});
                if (asked.success) withdrawals.push((asked.value as { id: string }).id);
              } else if (step.act === 'cancel') {
                const id = pick(withdrawals, step.which);
                if (id !== undefined)
                  await askApp(scene.app, cancelWithdrawal, { token: await one.sign(), body: { id } });
              } else if (step.act === 'decide')
                scene.bank.decide(pick(contests, step.which) ?? '', step.status, step.part);
              else if (step.act === 'payout') {
                scene.bank.payoutMode = 'pending';
                for (const id of withdrawals) scene.bank.settlePayout(id, step.status);
              } else if (step.act === 'look') await quietly(one.settle());
              else if (step.act === 'notice') await quietly(one.settleContests());
              else if (step.act === 'two-notices')
                await Promise.all([quietly(one.settleContests()), quietly(one.settleContests())]);
              else if (step.act === 'pay-out') {
                const [before, waits] = [await sentBy(one.member.id), (await one.standing()) > 0];
                await payOnce(scene, true);
                if (waits) expect(await sentBy(one.member.id), JSON.stringify(list)).toEqual(before);
              } else if (step.act === 'later') scene.gateway.advance(60_000);
              else if (step.act === 'crash') scene.bank.callsLeft = step.calls;
              if (step.act !== 'crash' && scene.bank.callsLeft < 0) scene.bank.callsLeft = Infinity;
              await money();
            }
            Object.assign(scene.bank, { callsLeft: Infinity, payoutMode: 'made' });
            for (const id of contests) scene.bank.decide(id, 'DEVOLVIDA');
            for (const id of withdrawals) scene.bank.settlePayout(id, 'REALIZADO');
            for (let times = 0; times < 2; times += 1) {
              scene.gateway.advance(600_000);
              await one.settle();
              await one.settleContests();
              await payOnce(scene, true);
            }
            const paidIn = scene.bank.payments.filter(({ endToEndId }) => payments.includes(endToEndId));
            const back = contests.reduce((sum, id) => {
              const { endToEndId } = scene.bank.contests.get(id) ?? { endToEndId: '' };
              return sum + minorOf(scene.bank.returned.get(`${endToEndId} of ${id}`) ?? '0.00');
            }, 0);
            const out = [...scene.bank.payouts].reduce(
              (sum, [id, { valor, status }]) =>
                sum + (withdrawals.includes(id) && status === 'REALIZADO' ? minorOf(valor) : 0),
              0,
            );
            const sumIn = paidIn.reduce((sum, { valor }) => sum + minorOf(valor), 0);
            expect(await money(), JSON.stringify(list)).toBe(sumIn - back - out + played);
            const open = await scene.gateway.db
              .selectFrom('contests')
              .select(['id', 'state', 'taken_minor', 'wallet_minor', 'owed_minor'])
              .where('member_id', '=', one.member.id)
              .execute();
            expect(open.map(({ id }) => id).toSorted()).toEqual(contests.toSorted());
            for (const contest of open) {
              expect(contest.state).not.toBe('open');
              expect(contest.wallet_minor + contest.owed_minor).toBe(contest.taken_minor);
            }
          },
        );
        await fc.assert(property, { numRuns: runsOn[dialect], endOnFailure: true });
        expect(await verifyLedger(scene.gateway.db)).toEqual([]);
      },
    );
  });
});

const minorOf = (valor: string) => Math.round(Number(valor) * 100);
const pick = (list: readonly string[], at: number) => list[at % list.length];
