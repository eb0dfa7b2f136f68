import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { GatewayRuns } from './testing/gateway-runs.ts';

const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'));
const runs = new GatewayRuns();

it.runIf(hasIpv6)('lets the demo vendor reach it when it listens on ::1', async () => {
  const gateway = runs.run({ HOST: '::1' });
  await runs.ready(gateway);
  const opened = await fetch(`http://[::1]:${runs.ports.GAMES_PORT}/api/session`, {
    method: 'POST',
    body: JSON.stringify({ code: 'A'.repeat(43), vendor: 'AB' }),
  });
  expect(await opened.json()).toMatchObject({ message: 'launch_refused' });
});
