import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

/** A process that is killed at the end of each of its transactions, before it is committed. */
export function killed(gateway: TestGateway): TestGateway {
  const transaction = () => ({
    execute: (work: (trx: Transaction<Tables>) => Promise<unknown>) =>
      gateway.db.transaction().execute(async (trx) => {
        await work(trx);
        throw new Error('killed');
      }),
  });
  const db = new Proxy(gateway.db, {
    get(target, key) {
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { ...gateway, db };
}
