import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { walletsAtRest } from './wallets-at-rest.ts';

// PostgreSQL reads a table without rows whole, whatever its indexes.
it('the sweeps read those wallets at vendors alone that have money, by an index of them', async () => {
  const gateway = await createTestGateway({ dialect: 'sqlite' });
  const all = walletsAtRest(gateway.db).select('vendor_wallets.member_id');
  for (const read of [all, all.where('changed_at', '<', gateway.clock())]) {
    const { sql, parameters } = read.compile();
    const { rows } = await gateway.db.executeQuery(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]));
    expect(JSON.stringify(rows)).toMatch(/vendor_wallets USING (COVERING )?INDEX vendor_wallets_with_money/);
  }
  await gateway.close();
});
