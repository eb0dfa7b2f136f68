import { expect, it } from 'vitest';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { seedDatabase } from '#gateway/demo/seed-database.ts';
import { forEachDatabase, openTestDatabase } from '#gateway/testing/databases.ts';
import { checkPays } from './check-pays.ts';

const now = Date.UTC(2026, 4, 2, 15);

forEachDatabase((dialect) => {
  it('the demonstration’s agent has salaries and dividends of days that can be computed again, and an offer', async () => {
    const { db, close } = await openTestDatabase(dialect);
    const source = { db, clock: () => now, masterSecret: 'a-secret-for-tests-alone-0123456789abcdef' };
    await seedDatabase(source, { team: true });
    const contracts = await db.selectFrom('agent_contracts').select(['kind', 'state']).orderBy('state').execute();
    expect(contracts.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      ...['dividend accepted', 'salary accepted', 'salary proposed'],
    ]);
    const pays = await db.selectFrom('contract_pays').select(['kind', 'state', 'amount_minor']).execute();
    const paid = (kind: string) => pays.filter((one) => one.kind === kind && one.state === 'paid').length;
    expect([paid('salary') > 20, paid('dividend') > 1, pays.filter(({ state }) => state === 'due').length]).toEqual([
      ...[true, true, 0],
    ]);
    const days = await db.selectFrom('contract_days').select('day').orderBy('day').execute();
    for (const { day } of days) expect([day, await checkPays(db, { merchant: 'mare', day })]).toEqual([day, []]);
    expect(await checkLedger(db)).toEqual([]);
    await close();
  }, 120_000);
});
