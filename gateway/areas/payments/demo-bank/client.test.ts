import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { findDemoBank, noteDemoBank } from './client.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());

  it('is noted by gateways that start at the same time, and forgotten by one that has none', async () => {
    const urls = Array.from({ length: 8 }, (_, index) => `http://127.0.0.1:${7000 + index}`);
    await Promise.all(urls.map((url) => noteDemoBank(gateway.db, url)));
    expect(urls).toContain(await findDemoBank(gateway.db));
    await noteDemoBank(gateway.db, null);
    expect(await findDemoBank(gateway.db)).toBeUndefined();
  });
});
