import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../db/transact.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { addMember, balanceOf, fundMember } from '../testing/test-members.ts';
import { type Hold, holdMoney, postHold, timeOutHolds, voidHold } from './holds.ts';
import { heldAccountId, houseAccountId } from './ledger-accounts.ts';
import { checkLedger } from './ledger-check.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let counter = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());

  const newHold = async (balance = 1000, rest: Partial<Hold> = {}): Promise<Hold> => {
    const { id } = await addMember(gateway.db, `member${(counter += 1)}`);
    await fundMember(gateway.db, id, balance);
    const cause = { kind: 'withdrawal', ref: `ref${(counter += 1)}` };
    return {
      ...cause,
      memberId: id,
      currency: 'BRL',
      amount: 400,
      to: houseAccountId('BRL'),
      expiresAt: null,
      ...rest,
    };
  };
  const held = (hold: Hold, now = gateway.clock()) => transact(gateway.db, (trx) => holdMoney(trx, hold, now));
  const posted = (hold: Hold, now = gateway.clock()) => transact(gateway.db, (trx) => postHold(trx, hold, now));
  const voided = (hold: Hold, now = gateway.clock()) => transact(gateway.db, (trx) => voidHold(trx, hold, now));
  const timedOut = (now: number) => timeOutHolds({ db: gateway.db, clock: () => now });
  /** In the wallet and in the held account. */
  const money = async ({ memberId, currency }: Hold) => {
    const account = await gateway.db
      .selectFrom('accounts')
      .select('balance_minor')
      .where('id', '=', heldAccountId(memberId, currency))
      .executeTakeFirst();
    return [await balanceOf(gateway.db, memberId), account?.balance_minor ?? 0];
  };

  describe('a hold', () => {
    it('takes the money from the wallet and keeps it until it is paid', async () => {
      const hold = await newHold();
      expect(await held(hold)).toBe('pending');
      expect(await money(hold)).toEqual([600, 400]);
      await posted(hold);
      expect(await money(hold)).toEqual([600, 0]);
      expect(await checkLedger(gateway.db)).toEqual([]);
    });

    it('returns the money when it is voided', async () => {
      const hold = await newHold();
      await held(hold);
      await voided(hold);
      expect(await money(hold)).toEqual([1000, 0]);
    });

    it('returns the money when its time is over, and is not paid from that moment on', async () => {
      const hold = await newHold(1000, { expiresAt: 5000 });
      await held(hold, 1000);
      expect(await timedOut(4999)).toBe(0);
      await expect(posted(hold, 5000)).rejects.toMatchObject({ code: 'transaction_conflict' });
      expect(await money(hold)).toEqual([600, 400]);
      expect(await timedOut(5000)).toBe(1);
      expect(await money(hold)).toEqual([1000, 0]);
    });

    it('of one cause is made once, and ends once', async () => {
      const hold = await newHold();
      expect([await held(hold), await held(hold)]).toEqual(['pending', 'pending']);
      await expect(held({ ...hold, amount: 1 })).rejects.toMatchObject({ code: 'idempotency_conflict' });
      for (const pay of [posted, posted]) await pay(hold);
      await expect(voided(hold)).rejects.toMatchObject({ code: 'transaction_conflict' });
      expect(await held(hold)).toBe('posted');
      expect(await money(hold)).toEqual([600, 0]);
      await expect(posted({ ...hold, ref: 'unknown' })).rejects.toMatchObject({ code: 'not_found' });
    });

    it('of more than the wallet holds is refused and leaves nothing [S1-025]', async () => {
      const hold = await newHold(399);
      await expect(held(hold)).rejects.toMatchObject({ code: 'insufficient_balance' });
      await expect(posted(hold)).rejects.toMatchObject({ code: 'not_found' });
      expect(await money(hold)).toEqual([399, 0]);
    });

    it.each([
      ['is of nothing', { amount_minor: 0 }],
      ['is in no known state', { state: sql<'pending'>`'lost'` }],
      ['is pending and has ended', { ended_at: 1 }],
    ])('that %s is refused by the database itself', async (_what, set) => {
      const hold = await newHold();
      await held(hold);
      const force = gateway.db.updateTable('holds').set(set).where('ref', '=', hold.ref).execute();
      await expect(force).rejects.toThrow(/CHECK|holds_/);
    });

    it('that the held account does not cover is named by the check', async () => {
      const hold = await newHold();
      await held(hold);
      const set = (amount: number) =>
        gateway.db.updateTable('holds').set({ amount_minor: amount }).where('ref', '=', hold.ref).execute();
      await set(401);
      const fault = { what: 'held account differs from its holds', id: heldAccountId(hold.memberId, 'BRL') };
      expect(await checkLedger(gateway.db)).toEqual([fault]);
      await set(400);
    });
  });

  describe('many at once', () => {
    it('of the whole balance: one of fifty holds is made [S1-025]', async () => {
      const hold = await newHold(1000, { amount: 1000 });
      const all = await Promise.allSettled(
        Array.from({ length: 50 }, (_, index) => held({ ...hold, ref: `${hold.ref} ${index}` })),
      );
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await money(hold)).toEqual([0, 1000]);
    });

    it('end one hold once, in one way', async () => {
      const hold = await newHold(1000, { expiresAt: gateway.clock() + 1 });
      await held(hold);
      const ends = Array.from({ length: 30 }, (_, index) => {
        if (index % 3 === 0) return timedOut(gateway.clock() + 1);
        return index % 3 === 1 ? posted(hold) : voided(hold);
      });
      await Promise.allSettled(ends);
      const [wallet, waiting] = await money(hold);
      expect(waiting).toBe(0);
      expect([600, 1000]).toContain(wallet);
      expect(await checkLedger(gateway.db)).toEqual([]);
    });
  });
});
