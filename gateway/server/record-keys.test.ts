import { expect, it } from 'vitest';
import { recordChangedKeys } from './record-keys.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

forEachDatabase((dialect) => {
  it('a start with another master secret or push key than the one before is a security event', async () => {
    const gateway = await createTestGateway({ dialect });
    const events = async () =>
      (await gateway.db.selectFrom('security_events').select(['kind', 'detail']).orderBy('id').execute()).map(
        ({ kind, detail }) => `${kind} ${detail}`,
      );
    await recordChangedKeys(gateway);
    await recordChangedKeys(gateway);
    expect(await events()).toEqual([]);
    const secret = 'another-secret-for-tests-0123456789abcdef';
    await recordChangedKeys({ ...gateway, masterSecret: secret });
    await recordChangedKeys({ ...gateway, masterSecret: secret });
    expect((await events()).toSorted()).toEqual(['key_changed master secret', 'key_changed push key']);
    expect(JSON.stringify(await gateway.db.selectFrom('meta').selectAll().execute())).not.toContain(secret);
    await gateway.close();
  });
});
