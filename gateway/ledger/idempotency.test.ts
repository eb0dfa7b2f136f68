import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../process/refusal.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { addMember, balanceOf, fundMember } from '../testing/test-members.ts';
import { runOnce } from './idempotency.ts';
import { houseAccountId, walletId } from './ledger-accounts.ts';
import { postJournal } from './ledger.ts';
import { newId } from '../process/new-id.ts';
import { sweepPlay } from '../areas/vendors/sweep.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let memberId: string;
  let counter = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    memberId = (await addMember(gateway.db, `member${(counter += 1)}`)).id;
    await fundMember(gateway.db, memberId, 1000);
  });

  /** A money write like a withdrawal: takes an amount and answers the balance. */
  const take = (key: string | undefined, body: { amount: number; note?: string }, scope = memberId) =>
    runOnce(gateway, { scope, key, body }, async (trx) => {
      const postings = [
        { accountId: walletId(memberId, 'BRL'), amount: -body.amount },
        { accountId: houseAccountId('BRL'), amount: body.amount },
      ];
      const balances = await postJournal(trx, { kind: 'test', ref: newId(gateway.clock()), postings }, gateway.clock());
      return { balance: balances.get(walletId(memberId, 'BRL')) };
    });
  const balance = () => balanceOf(gateway.db, memberId);

  describe('a write with an idempotency key', () => {
    it('gives the first answer again for the same body, in whatever order its fields come', async () => {
      expect(await take('key-0001', { amount: 300, note: 'a' })).toEqual({ balance: 700 });
      await fundMember(gateway.db, memberId, 5);
      expect(await take('key-0001', { note: 'a', amount: 300 })).toEqual({ balance: 700 });
      expect(await balance()).toBe(705);
    });

    it('is refused with 409 for another body [S1-027]', async () => {
      await take('key-0002', { amount: 300 });
      await expect(take('key-0002', { amount: 301 })).rejects.toMatchObject({
        code: 'idempotency_conflict',
        status: 409,
      });
      expect(await balance()).toBe(700);
    });

    it('runs again for another key, another member, or no key at all', async () => {
      await take('key-0003', { amount: 100 });
      await take('key-0004', { amount: 100 });
      await take('key-0003', { amount: 100 }, 'somebody else');
      await take(undefined, { amount: 100 });
      await take(undefined, { amount: 100 });
      expect(await balance()).toBe(500);
    });

    it('takes effect once when it is sent many times at once', async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => take('key-0005', { amount: 10 })));
      expect(new Set(answers.map((answer) => answer.balance))).toEqual(new Set([990]));
      expect(await balance()).toBe(990);
    });

    it('stays refused under its key, also when it could succeed later', async () => {
      await expect(take('key-0006', { amount: 5000 })).rejects.toMatchObject({ code: 'insufficient_balance' });
      await fundMember(gateway.db, memberId, 9000);
      await expect(take('key-0006', { amount: 5000 })).rejects.toMatchObject({ code: 'insufficient_balance' });
      await expect(take('key-0006', { amount: 1 })).rejects.toMatchObject({ code: 'idempotency_conflict' });
      expect(await take('key-0007', { amount: 5000 })).toEqual({ balance: 5000 });
    });

    it('may run again after a failure that says nothing about the request', async () => {
      const asked = { scope: memberId, key: 'key-0008', body: {} };
      const fail = (error: Error) =>
        runOnce(gateway, asked, async () => {
          throw error;
        });
      await expect(fail(new Error('the connection broke'))).rejects.toThrow('the connection broke');
      await expect(fail(new Refusal('rate_limited'))).rejects.toMatchObject({ code: 'rate_limited' });
      expect(await runOnce(gateway, asked, () => Promise.resolve('done'))).toBe('done');
    });

    it('stores its answer for a week', async () => {
      await take('key-0009', { amount: 100 });
      gateway.advance(7 * 86_400_000 - 1);
      await sweepPlay(gateway);
      await take('key-0009', { amount: 100 });
      expect(await balance()).toBe(900);
      gateway.advance(1);
      await sweepPlay(gateway);
      await take('key-0009', { amount: 100 });
      expect(await balance()).toBe(800);
    });
  });
});
