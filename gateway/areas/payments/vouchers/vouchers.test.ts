import { describe, expect, it } from 'vitest';
import { groupVoucherCode } from '#src/contract/payments/vouchers.ts';
import { transact } from '#gateway/db/transact.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { setLimit } from '#gateway/ledger/limits/set-limit.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { oweContest } from '#gateway/testing/owe-contest.ts';
import { voucherScene } from '#gateway/testing/voucher-scene.ts';

const refused = { success: false, message: 'voucher_refused', value: { fields: ['code'] } };
const unknown = 'ZZZZ-ZZZZ-ZZZZ-ZZZZ';

forEachDatabase((dialect) => {
  describe('a voucher', () => {
    const scene = voucherScene(dialect);

    it('is a deposit: in the balance at once and in the history, however its code is written [S1-049]', async () => {
      const { codes } = await scene.create('50.00');
      const one = await scene.holder();
      const { deposit, usedBefore } = await one.redeem(` ${codes[0]?.toLowerCase().replaceAll('-', ' ')} `);
      expect(usedBefore).toBe(false);
      expect(deposit).toMatchObject({ method: 'VOUCHER', amount: '50.00', state: 'credited' });
      expect(await one.balance()).toBe(5000);
      expect((await one.history()).list).toEqual([deposit]);
      expect(await one.read(deposit.id)).toEqual(deposit);
    });

    it('is credited once for a key, and once for a member and a code; the second time it says so', async () => {
      const { codes } = await scene.create('50.00', '1', '5');
      const [code = ''] = codes;
      const one = await scene.holder();
      const first = await one.redeem(code, 'the-first-key');
      expect(await one.redeem(code, 'the-first-key')).toEqual(first);
      const again = await one.redeem(code);
      expect(again).toEqual({ deposit: first.deposit, usedBefore: true });
      expect(await one.balance()).toBe(5000);
      const other = await scene.holder();
      expect((await other.redeem(code)).usedBefore).toBe(false);
    });

    it('answers a stranger alike where it does not exist, is used up, has expired or was closed', async () => {
      const { codes: usedUp } = await scene.create();
      const { codes: closed, batch } = await scene.create();
      const [one, other] = [await scene.holder(), await scene.holder()];
      await one.redeem(usedUp[0] ?? '');
      await scene.type('voucher', 'close', batch);
      const told = [await other.ask(unknown), await other.ask(usedUp[0] ?? ''), await other.ask(closed[0] ?? '')];
      const { codes: expired } = await scene.create();
      scene.gateway.advance(3_600_000);
      told.push(await other.ask(expired[0] ?? ''));
      for (const answer of told) expect(answer).toMatchObject(refused);
      expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await other.balance()).toBe(0);
    });

    it('is guessed ten times in an hour by a member; right codes do not count', async () => {
      const { codes } = await scene.create('1.00', '12');
      const one = await scene.holder();
      for (const code of codes) await one.redeem(code);
      for (let times = 0; times < 10; times += 1) expect(await one.ask(unknown)).toMatchObject(refused);
      expect(await one.ask(unknown)).toMatchObject({ message: 'rate_limited' });
      expect(await one.ask(codes[0] ?? '')).toMatchObject({ message: 'rate_limited' });
    });

    it('is stored as a keyed hash alone', async () => {
      const { codes, batch } = await scene.create('5.00', '3');
      const rows = await scene.gateway.db.selectFrom('vouchers').selectAll().where('batch_id', '=', batch).execute();
      expect(rows).toHaveLength(3);
      const stored = JSON.stringify([rows, await scene.gateway.db.selectFrom('security_events').selectAll().execute()]);
      for (const code of codes) {
        expect(stored).not.toContain(code);
        expect(stored).not.toContain(code.replaceAll('-', ''));
        expect(groupVoucherCode(code.replaceAll('-', ''))).toBe(code);
      }
    });

    it('counts towards the deposit limit of the member; refused by it, its code stays good', async () => {
      const { codes } = await scene.create('50.00');
      const one = await scene.holder();
      const { db, clock } = scene.gateway;
      const terms = { kind: 'deposit', period: 'day', madeBy: 'ana', timeZone: 'UTC', wait: 0, again: false } as const;
      const limit = { ...terms, wallet: walletId(one.member.id, 'BRL'), memberId: one.member.id, minor: 4000 };
      await transact(db, (trx) => setLimit(trx, limit, clock()));
      expect(await one.ask(codes[0] ?? '')).toMatchObject({ message: 'own_limit_reached' });
      const other = await scene.holder();
      expect((await other.redeem(codes[0] ?? '')).deposit.amount).toBe('50.00');
    });

    it('pays first what its member owes', async () => {
      const { codes } = await scene.create('50.00');
      const one = await scene.holder();
      const { db, clock } = scene.gateway;
      await oweContest(db, one.member.id, 3000, clock());
      await one.redeem(codes[0] ?? '');
      expect([await one.owed(), await one.balance()]).toEqual([0, 2000]);
    });

    it('is there where the place allows it', async () => {
      const { codes } = await scene.create();
      const one = await scene.holder();
      await scene.type('profile', 'set', 'br');
      scene.gateway.events.emit('changed', 'status');
      expect(await one.ask(codes[0] ?? '')).toMatchObject({ message: 'no_permission' });
      await expect(scene.create()).rejects.toThrow('The place allows no vouchers.');
      await scene.type('profile', 'set', 'open');
      scene.gateway.events.emit('changed', 'status');
      expect((await one.redeem(codes[0] ?? '')).deposit.amount).toBe('50.00');
    });
  });
});
