import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Topic } from '../events.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { noteChange, watchChanges } from './changes.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());

  it('tells of what another process has committed, once, and not of what it has rolled back', async () => {
    await noteChange(gateway.db, 'help');
    const heard: [Topic, true | undefined][] = [];
    gateway.events.on('changed', (topic, remote) => heard.push([topic, remote]));
    const watch = await watchChanges(gateway, 3_600_000);
    await watch.look();
    expect(heard).toEqual([]);
    await noteChange(gateway.db, 'status');
    await noteChange(gateway.db, 'help');
    await noteChange(gateway.db, 'help');
    await gateway.db
      .transaction()
      .execute(async (trx) => {
        await noteChange(trx, 'games');
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await watch.look();
    await watch.look();
    expect(heard).toEqual([
      ['status', true],
      ['help', true],
    ]);
    watch.stop();
  });
});
