import { afterAll, describe, expect, it } from 'vitest';
import { transact } from '#gateway/db/transact.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { fundMember } from '#gateway/testing/test-members.ts';
import { addWithdrawer, payOnce, setWithdrawRules } from '#gateway/testing/withdraw-scene.ts';
import { bookWithdrawal } from './create-withdrawal.ts';

const isSoak = process.env['SOAK'] === '1';
/** Rounds of fifty withdrawals at once. */
const rounds = { sqlite: isSoak ? 1000 : 6, postgres: isSoak ? 1000 : 3 } as const;

forEachDatabase((dialect) => {
  describe('a withdrawal', () => {
    const scene = depositScene(dialect);
    afterAll(() => setWithdrawRules(scene, { automatic: '0.00', free: 3, open: 3, day: '5000.00' }));

    it(
      `of the whole balance, asked for fifty times at once, is one and is paid once, in ${rounds[dialect]} rounds [S1-025]`,
      { timeout: 1_200_000 },
      async () => {
        await setWithdrawRules(scene, { open: 100, day: '999999.00', automatic: '500.00', free: 1000 });
        const book = (memberId: string, payeeId: string) =>
          transact(scene.gateway.db, (trx) =>
            bookWithdrawal(scene.gateway, trx, { memberId, payeeId, amount: 20_000, fee: 0 }),
          ).then(
            () => 'ok',
            (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
          );
        let one = await addWithdrawer(scene, 0);
        for (let round = 0; round < rounds[dialect]; round += 1) {
          if (round % 50 === 49) one = await addWithdrawer(scene, 0);
          await fundMember(scene.gateway.db, one.member.id, 20_000);
          const payeeId = await one.payeeId();
          const before = scene.bank.payouts.size;
          const answers = await Promise.all(Array.from({ length: 50 }, () => book(one.member.id, payeeId)));
          expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
          expect(new Set(answers)).toEqual(new Set(['ok', 'insufficient_balance']));
          expect([await one.balance(), await one.held()]).toEqual([0, 20_000]);
          await Promise.all([payOnce(scene), payOnce(scene, true)]);
          expect([await one.balance(), await one.held(), scene.bank.payouts.size - before]).toEqual([0, 0, 1]);
        }
      },
    );
  });
});
