import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../db/transact.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { rewriteLedger } from '../testing/rewrite-ledger.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { addMember, balanceOf, fundMember } from '../testing/test-members.ts';
import { houseAccountId, vendorAccountId, walletId } from './ledger-accounts.ts';
import { checkLedger } from './ledger-check.ts';
import { balanceLimit, type Journal, postJournal } from './ledger.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let counter = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());

  const newMember = async (minor: number) => {
    const { id } = await addMember(gateway.db, `member${(counter += 1)}`);
    await fundMember(gateway.db, id, minor);
    return id;
  };
  const post = (postings: Journal['postings'], ref = `ref${(counter += 1)}`) =>
    transact(gateway.db, (trx) => postJournal(trx, { kind: 'test', ref, postings }, gateway.clock()));
  const pay = (from: string, to: string, amount: number) => [
    { accountId: walletId(from, 'BRL'), amount: -amount },
    { accountId: walletId(to, 'BRL'), amount },
  ];

  describe('a journal', () => {
    it('moves money between accounts and answers their balances', async () => {
      const [a, b] = [await newMember(500), await newMember(0)];
      const balances = await post(pay(a, b, 200));
      expect([balances.get(walletId(a, 'BRL')), balances.get(walletId(b, 'BRL'))]).toEqual([300, 200]);
      expect([await balanceOf(gateway.db, a), await balanceOf(gateway.db, b)]).toEqual([300, 200]);
    });

    it('may have more than two postings', async () => {
      const a = await newMember(100);
      await post([
        { accountId: walletId(a, 'BRL'), amount: -100 },
        { accountId: vendorAccountId('COR', 'BRL'), amount: 70 },
        { accountId: houseAccountId('BRL'), amount: 30 },
      ]);
      expect(await checkLedger(gateway.db)).toEqual([]);
    });

    it.each([
      ['does not sum to zero', [-100, 99]],
      ['has a posting of nothing', [0, 0]],
      ['has fractions', [-0.5, 0.5]],
      ['has one posting', [0]],
      ['has none', []],
    ])('that %s is not booked [S1-024]', async (_what, amounts) => {
      const a = await newMember(500);
      const accounts = [walletId(a, 'BRL'), houseAccountId('BRL')];
      await expect(
        post(amounts.map((amount, index) => ({ accountId: accounts[index] ?? '', amount }))),
      ).rejects.toThrow('does not balance');
      expect(await balanceOf(gateway.db, a)).toBe(500);
    });

    it('that names an account twice, or one that is not there, is not booked', async () => {
      const a = await newMember(500);
      await expect(post(pay(a, a, 1))).rejects.toThrow('does not balance');
      await expect(post(pay(a, 'nobody', 1))).rejects.toMatchObject({ code: 'limit_reached' });
      await expect(
        post([
          { accountId: walletId(a, 'BRL'), amount: -1 },
          { accountId: 'elsewhere:x:BRL', amount: 1 },
        ]),
      ).rejects.toThrow('no account');
      expect(await balanceOf(gateway.db, a)).toBe(500);
    });

    it('of the same cause is booked once', async () => {
      const [a, b] = [await newMember(500), await newMember(0)];
      await post(pay(a, b, 100), 'one cause');
      await expect(post(pay(a, b, 100), 'one cause')).rejects.toThrow();
      expect(await balanceOf(gateway.db, b)).toBe(100);
    });

    it('takes no wallet below zero, and does nothing at all then [S1-025]', async () => {
      const [a, b, c] = [await newMember(100), await newMember(0), await newMember(50)];
      await expect(
        post([
          ...pay(a, b, 100),
          { accountId: walletId(c, 'BRL'), amount: -51 },
          { accountId: houseAccountId('BRL'), amount: 51 },
        ]),
      ).rejects.toMatchObject({
        code: 'insufficient_balance',
      });
      expect([await balanceOf(gateway.db, a), await balanceOf(gateway.db, b), await balanceOf(gateway.db, c)]).toEqual([
        100, 0, 50,
      ]);
    });

    it('takes no balance beyond what stays an exact number', async () => {
      const a = await newMember(1);
      const credit = (amount: number) => [
        { accountId: walletId(a, 'BRL'), amount },
        { accountId: vendorAccountId('NOR', 'BRL'), amount: -amount },
      ];
      await expect(post(credit(balanceLimit))).rejects.toMatchObject({ code: 'limit_reached' });
      await post(credit(balanceLimit - 1));
      expect(await balanceOf(gateway.db, a)).toBe(balanceLimit);
      await post(credit(-(balanceLimit - 1)));
    });

    it('below zero is refused by the database itself [S1-025]', async () => {
      const a = await newMember(100);
      const force = gateway.db.updateTable('accounts').set({ balance_minor: -1 }).where('member_id', '=', a).execute();
      await expect(force).rejects.toThrow(/accounts_balance|CHECK/);
    });
  });

  describe('many journals at once', () => {
    it('in circles between members never lock each other out, and lose nothing [S1-025]', async () => {
      const members = await Promise.all(Array.from({ length: 6 }, () => newMember(1000)));
      const moves = Array.from({ length: 120 }, (_, index) => {
        const [from = '', to = ''] = [members[index % 6], members[(index * 5 + 1) % 6]];
        return from === to ? Promise.resolve() : post(pay(from, to, 7));
      });
      const settled = await Promise.allSettled(moves);
      expect(settled.filter((one) => one.status === 'rejected')).toEqual([]);
      const balances = await Promise.all(members.map((member) => balanceOf(gateway.db, member)));
      expect(balances.reduce((sum, one) => sum + one, 0)).toBe(6000);
      expect(await checkLedger(gateway.db)).toEqual([]);
    });
  });

  describe('the check of the ledger', () => {
    it('finds a balance that was changed by hand, and a posting that was', async () => {
      const a = await newMember(100);
      await gateway.db.updateTable('accounts').set({ balance_minor: 101 }).where('member_id', '=', a).execute();
      expect(await checkLedger(gateway.db)).toEqual([
        { what: 'balance differs from its postings', id: walletId(a, 'BRL') },
      ]);
      await rewriteLedger(gateway.db, dialect, () =>
        gateway.db
          .updateTable('postings')
          .set({ amount_minor: 101 })
          .where('account_id', '=', walletId(a, 'BRL'))
          .execute(),
      );
      expect((await checkLedger(gateway.db)).map(({ what }) => what)).toEqual([
        'journal does not sum to zero',
        'balances before and after postings do not follow each other',
        'journals were rewritten or removed, first seen at',
      ]);
    });
  });
});
