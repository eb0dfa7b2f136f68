import { endDeposit } from '../areas/payments/end-deposit.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { vendorAccountId, walletId } from '../ledger/ledger-accounts.ts';
import { moveMoney } from '../ledger/ledger.ts';
import { countDeposit } from '../ledger/limits/count-limits.ts';
import { readLimits } from '../ledger/limits/current-limits.ts';
import { type LimitChange, setLimit } from '../ledger/limits/set-limit.ts';
import { Refusal } from '../process/refusal.ts';
import type { TestGateway } from './test-gateway.ts';
import { addMember, fundMember } from './test-members.ts';

let counter = 0;

/** A member with money and actions on it; every action returns `ok` or the code of its refusal. */
export async function addLimited({ db, clock }: Pick<TestGateway, 'db' | 'clock'>, minor: number) {
  counter += 1;
  const { id: memberId } = await addMember(db, `limited${counter}`);
  await fundMember(db, memberId, minor);
  const wallet = walletId(memberId, 'BRL');
  const other = vendorAccountId('COR', 'BRL');
  type Trx = Parameters<Parameters<typeof transact>[1]>[0];
  const act = async (work: (trx: Trx) => Promise<unknown>) => {
    try {
      await transact(db, work);
      return 'ok';
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };
  const move = (kind: string, ref: string, amount: number, at = clock()) =>
    act((trx) => moveMoney(trx, { kind, ref: `${memberId} ${ref}`, wallet, other, amount }, at));
  return {
    memberId,
    wallet,
    /** `at` is a time read before, where the booking comes later; epoch ms. */
    bet: (ref: string, amount: number, at?: number) => move('bet', ref, -amount, at),
    win: (ref: string, amount: number, at?: number) => move('win', ref, amount, at),
    rollBack: (ref: string, amount: number) => move('rollback', ref, amount),
    deposit: (ref: string, amount: number, _at?: number) =>
      act(async (trx) => {
        await trx
          .insertInto('deposits')
          .values(depositOf(memberId, ref, amount, clock()))
          .execute();
        await countDeposit(trx, { wallet, amount }, clock());
      }),
    giveUp: (ref: string) => act((trx) => endDeposit(trx, `${memberId} ${ref}`, 'cancelled', clock())),
    set: (kind: LimitChange['kind'], period: LimitChange['period'], most: number | null, rest = {}) =>
      transact(db, (trx) =>
        setLimit(
          trx,
          {
            ...{ wallet, memberId, kind, period, minor: most, madeBy: 'ana', timeZone: 'UTC' },
            ...{ wait: 86_400_000, again: false, ...rest },
          },
          clock(),
        ),
      ),
    /** The counted amounts, by kind and period. */
    used: async () =>
      Object.fromEntries(
        (await readLimits(db, wallet, clock())).map((row: Tables['money_limits']) => [
          `${row.kind} ${row.period}`,
          row.used_minor,
        ]),
      ),
  };
}

const depositOf = (memberId: string, ref: string, amount: number, now: number): Tables['deposits'] => ({
  ...{ id: `${memberId} ${ref}`, member_id: memberId, currency: 'BRL', amount_minor: amount },
  ...{ txid: `${memberId} ${ref}`, code: '', state: 'waiting', payer: '', reference: '' },
  ...{ created_at: now, expires_at: now + 1_800_000, credited_at: null },
});
