import { calls } from '#src/contract/calls.ts';
import { vendorCallbacks } from '#src/contract/vendors/vendor.ts';
import { expect, it } from 'vitest';
import { createApp } from './app.ts';
import { createTestGateway } from './testing/test-gateway.ts';

it('serves every call of the contract and every vendor callback once', async () => {
  const gateway = await createTestGateway();
  const served = createApp(gateway).routes.map(({ method, path }) => `${method} ${path}`);
  const wanted = [
    ...calls.map(({ method, path }) => `${method} ${path}`),
    ...Object.keys(vendorCallbacks).map((name) => `POST /vendor/v1/${name}`),
  ];
  for (const one of wanted) expect(served.filter((route) => route === one)).toEqual([one]);
  await gateway.close();
});
