import { expect, it } from 'vitest';
import { createApp } from '#gateway/app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  it('is ready only while it serves and the database answers; it lives all the time', async () => {
    const gateway = await createTestGateway({ dialect });
    const app = createApp(gateway);
    const status = async (path: string) => (await app.request(path)).status;
    gateway.lifecycle.phase = 'starting';
    expect(await status('/readyz')).toBe(503);
    gateway.lifecycle.phase = 'ready';
    expect(await status('/readyz')).toBe(200);
    gateway.lifecycle.phase = 'stopping';
    expect(await status('/readyz')).toBe(503);
    gateway.lifecycle.phase = 'ready';
    await gateway.close();
    expect(await status('/readyz')).toBe(503);
    expect(await status('/healthz')).toBe(200);
  });
});
