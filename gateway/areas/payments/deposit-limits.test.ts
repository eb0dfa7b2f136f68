import { describe, expect, it } from 'vitest';
import { cancelDeposit } from '#src/contract/payments/deposits.ts';
import { transact } from '#gateway/db/transact.ts';
import { openWallet, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { readLimits } from '#gateway/ledger/limits/current-limits.ts';
import { windowOf } from '#gateway/ledger/limits/limit-windows.ts';
import { setLimit } from '#gateway/ledger/limits/set-limit.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { bookPayment } from './book-payment.ts';
import { countRecord } from './count-record.ts';
import { endDeposit } from './end-deposit.ts';
import { expireDeposits } from './reconcile.ts';

forEachDatabase((dialect) => {
  describe('a deposit of a member with a limit', () => {
    const scene = depositScene(dialect);
    const limited = async (minor: number) => {
      const depositor = await scene.depositor();
      const { id: memberId } = depositor.member;
      await transact(scene.gateway.db, async (trx) => {
        const wallet = await openWallet(trx, memberId, 'BRL');
        const terms = {
          kind: 'deposit',
          period: 'week',
          madeBy: 'ana',
          timeZone: 'UTC',
          wait: 0,
          again: false,
        } as const;
        await setLimit(trx, { ...terms, wallet, memberId, minor }, scene.gateway.clock());
      });
      return depositor;
    };
    const refused = { status: 409, envelope: { message: 'own_limit_reached', value: { limit: 'deposit' } } };

    it('beyond it is refused with what is left, and its charge is taken back at the bank', async () => {
      const { begin } = await limited(6000);
      expect((await begin('50.00', 'the-first-key')).status).toBe(200);
      expect(await begin('10.01', 'the-second-key')).toMatchObject({
        status: 409,
        envelope: { value: { limit: 'deposit', period: 'week', left: '10.00' } },
      });
      expect([...scene.bank.charges.values()].map(({ status }) => status)).toEqual([
        'ATIVA',
        'REMOVIDA_PELO_USUARIO_RECEBEDOR',
      ]);
      expect((await begin('50.00', 'the-first-key')).status).toBe(200);
      expect((await begin('10.00', 'the-third-key')).status).toBe(200);
    });

    it('is begun as often as there is room for when many are at once', async () => {
      const { begin } = await limited(6000);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => begin('20.00', `one-of-many-${index}`)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    });

    it.each(['expired', 'cancelled'] as const)('that is %s leaves its room to another', async (state) => {
      const { begin, deposit, token } = await limited(5000);
      const { id } = await deposit();
      expect(await begin('10.00', 'while-it-waits')).toMatchObject(refused);
      if (state === 'cancelled') await valueOf(scene.app, cancelDeposit, { token, body: { id } });
      else scene.gateway.advance(1_800_000);
      await expireDeposits(scene.gateway);
      await expireDeposits(scene.gateway);
      expect((await deposit('50.00', 'once-it-has-ended')).id).toBeTruthy();
    });

    it('that has no room in its day once it is paid late does not count in its week either', async () => {
      const { member, deposit, txidOfDeposit, settle, payer } = await limited(20_000);
      const { db, clock } = scene.gateway;
      const wallet = walletId(member.id, 'BRL');
      const terms = { kind: 'deposit', period: 'day', madeBy: 'ana', timeZone: 'UTC', wait: 0, again: false } as const;
      await transact(db, (trx) => setLimit(trx, { ...terms, wallet, memberId: member.id, minor: 5000 }, clock()));
      const late = await deposit('50.00', 'the-late-one');
      scene.gateway.advance(1_800_000);
      await expireDeposits(scene.gateway);
      await deposit('50.00', 'the-other-one');
      scene.bank.pay(await txidOfDeposit(late.id), payer);
      await settle();
      const used = (await readLimits(db, wallet, clock())).map((row) => [row.period, row.used_minor]);
      expect(new Map(used as [string, number][])).toEqual(
        new Map([
          ['week', 5000],
          ['day', 5000],
        ]),
      );
    });

    it('that is paid late while its week ends counts in the week in which it is credited', async () => {
      const { member, deposit, txidOfDeposit, payer, balance, cpf } = await limited(5000);
      const { db, clock } = scene.gateway;
      const late = await deposit('50.00', 'the-late-one');
      scene.gateway.advance(1_800_000);
      await expireDeposits(scene.gateway);
      const txid = await txidOfDeposit(late.id);
      const endToEndId = scene.bank.pay(txid, payer);
      const begun = clock();
      scene.gateway.advance(7 * 86_400_000);
      // The time that is read first is of the week before.
      const times = [begun];
      const gateway = { ...scene.gateway, clock: () => times.shift() ?? clock() };
      await bookPayment(gateway, { endToEndId, txid, amountMinor: 5000, at: begun, payer: 'Ana Prado', cpf });
      expect(await balance()).toBe(5000);
      const [week] = await readLimits(db, walletId(member.id, 'BRL'), begun);
      expect(week).toMatchObject({ used_minor: 5000 });
    });

    it('has the time at which it counts, whatever time it was asked for at, and leaves its room there', async () => {
      const { member, deposit } = await limited(5000);
      const { db, clock } = scene.gateway;
      const wallet = walletId(member.id, 'BRL');
      const asked = clock();
      scene.gateway.advance(7 * 86_400_000);
      await deposit('10.00', 'of-the-next-week');
      const first = await db.selectFrom('deposits').selectAll().where('member_id', '=', member.id).executeTakeFirst();
      if (!first) throw new Error('no deposit');
      const late = { ...first, id: `${member.id}-late`, txid: `${member.id}-late`, created_at: asked };
      const at = await transact(db, async (trx) => {
        await trx.insertInto('deposits').values(late).execute();
        return countRecord(trx, 'deposits', late);
      });
      const { begun } = windowOf(clock(), 'week', 'UTC');
      const [row] = await db.selectFrom('deposits').selectAll().where('id', '=', late.id).execute();
      expect([at, row?.created_at]).toEqual([begun, begun]);
      const used = async () => (await readLimits(db, wallet, clock())).map((limit) => limit.used_minor);
      expect(await used()).toEqual([2000]);
      await transact(db, (trx) => endDeposit(trx, late.id, 'cancelled', clock()));
      expect(await used()).toEqual([1000]);
    });

    it('that goes back stays so, where another process books the same payment once there is room', async () => {
      const { deposit, read, txidOfDeposit, settle, payer, balance, cpf } = await limited(5000);
      const late = await deposit('50.00', 'the-late-one');
      scene.gateway.advance(1_800_000);
      await expireDeposits(scene.gateway);
      const other = await deposit('50.00', 'the-other-one');
      const txid = await txidOfDeposit(late.id);
      const { db, clock } = scene.gateway;
      const endToEndId = scene.bank.pay(txid, payer);
      const payment = { endToEndId, txid, amountMinor: 5000, at: clock(), payer: 'Ana Prado', cpf };
      const endOther = async () => {
        await db.selectFrom('meta').select('value').execute();
        await transact(db, (trx) => endDeposit(trx, other.id, 'cancelled', clock()));
      };
      await Promise.all([bookPayment(scene.gateway, payment), endOther(), bookPayment(scene.gateway, payment)]);
      await settle();
      const isCredited = (await read(late.id)).state === 'credited';
      expect([await balance(), scene.bank.returned.has(endToEndId)]).toEqual(isCredited ? [5000, false] : [0, true]);
    });

    it('that is paid after its end counts once more, or goes back where there is no room for it', async () => {
      const { deposit, read, txidOfDeposit, settle, payer, balance } = await limited(5000);
      const late = await deposit('50.00', 'the-late-one');
      scene.gateway.advance(1_800_000);
      await expireDeposits(scene.gateway);
      const other = await deposit('50.00', 'the-other-one');
      const paid = scene.bank.pay(await txidOfDeposit(late.id), payer);
      await settle();
      expect(await read(late.id)).toMatchObject({
        state: 'expired',
        returned: [{ id: paid, reason: 'over-limit', state: 'returned' }],
      });
      expect([await balance(), scene.bank.returned.get(paid)]).toEqual([0, '50.00']);
      scene.gateway.advance(1_800_000);
      await expireDeposits(scene.gateway);
      scene.bank.pay(await txidOfDeposit(other.id), payer);
      await settle();
      expect(await read(other.id)).toMatchObject({ state: 'credited' });
      scene.bank.pay(await txidOfDeposit(late.id), payer);
      await settle();
      expect(await balance()).toBe(5000);
    });
  });
});
