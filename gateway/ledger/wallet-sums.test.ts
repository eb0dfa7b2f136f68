import { expect, it, onTestFinished } from 'vitest';
import { transact } from '../db/transact.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import { addMember } from '../testing/test-members.ts';
import { houseAccountId, openWallet } from './ledger-accounts.ts';
import { moveMoney } from './ledger.ts';
import { sumSpans } from './wallet-sums.ts';

const minute = 60_000;

forEachDatabase((dialect) => {
  it('sums of spans that follow one another have a key of a span each, and none of what lies before or beyond', async () => {
    const gateway = await createTestGateway({ dialect });
    onTestFinished(gateway.close);
    const { id } = await addMember(gateway.db, 'spans');
    const start = gateway.clock();
    const wallet = await transact(gateway.db, (trx) => openWallet(trx, id, 'BRL'));
    for (const [index, after] of [10, 20, 40, 50, 70, 100].entries())
      await transact(gateway.db, (trx) =>
        moveMoney(
          trx,
          { kind: 'deposit', ref: `span-${index}`, wallet, other: houseAccountId('BRL', id), amount: 10 ** index },
          start + after * minute,
        ),
      );
    const sums = async (...moments: number[]) =>
      (
        await sumSpans(
          gateway.db,
          wallet,
          moments.map((at) => start + at * minute),
        )
      )
        .map((one) => [one.key, one.in])
        .toSorted();
    expect(await sums(15, 45)).toEqual([['0', 110]]);
    expect(await sums(15, 45, 75)).toEqual([
      ['0', 110],
      ['1', 11_000],
    ]);
    expect(await sums(0, 60, 120)).toEqual([
      ['0', 1111],
      ['1', 110_000],
    ]);
    expect(await sums(15, 15)).toEqual([]);
  });
});
