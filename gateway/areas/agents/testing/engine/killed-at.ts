import type { KyselyPlugin } from 'kysely';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

/** A process that dies at a statement, the `count`-th from now on, wherever that is: it says no other. */
export function killedAt(gateway: TestGateway, count: number): TestGateway {
  let left = count;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return node;
    },
    transformResult: ({ result }) => (left < 0 ? Promise.reject(new Error('killed')) : Promise.resolve(result)),
  };
  return { ...gateway, db: gateway.db.withPlugin(plugin) };
}
