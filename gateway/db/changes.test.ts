import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Topic } from '#src/contract/core/topics.ts';
import { createEvents } from '../process/events.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { announceChange } from './announce-change.ts';
import { recordChange, watchChanges } from './changes.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());

  it('reports another process’s commit once, and no rollback', async () => {
    await recordChange(gateway.db, 'help');
    const heard: [Topic, true | undefined][] = [];
    gateway.events.on('changed', (topic, remote) => heard.push([topic, remote]));
    const watch = await watchChanges(gateway, 3_600_000);
    await watch.look();
    expect(heard).toEqual([]);
    await recordChange(gateway.db, 'status');
    await recordChange(gateway.db, 'help');
    await recordChange(gateway.db, 'help');
    await gateway.db
      .transaction()
      .execute(async (trx) => {
        await recordChange(trx, 'games');
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

  it('emitted by a gateway arrive there at once, and at others of a PostgreSQL database soon after', async () => {
    const other = { db: gateway.db, logger: gateway.logger, events: createEvents() };
    const [own, others]: [Topic[], Topic[]] = [[], []];
    gateway.events.on('changed', (topic) => own.push(topic));
    other.events.on('changed', (topic) => others.push(topic));
    const watch = await watchChanges(other, 20);
    for (const topic of ['winners', 'winners', 'games'] as const) announceChange(gateway, topic);
    expect(own).toEqual(['winners', 'winners', 'games']);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(others.sort()).toEqual(dialect === 'postgres' ? ['games', 'winners'] : []);
    watch.stop();
  });
});
