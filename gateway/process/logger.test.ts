import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import { createLogger } from './logger.ts';

it('writes the network of an address and never the whole, in the line of each request as well', async () => {
  const lines: string[] = [];
  const logger = createLogger('debug', { write: (line: string) => void lines.push(line) });
  logger.info({ memberId: 'm1', ip: '192.0.2.77' }, 'signed in');
  const base = await createTestGateway();
  const app = createApp({ ...base, logger, config: { ...base.config, trustedProxies: 1 } });
  await app.request('/healthz', { headers: { 'X-Forwarded-For': '198.51.100.66' } });
  await app.request('/wps/nothing', { headers: { 'X-Forwarded-For': '2001:db8:1:2::77' } });
  await base.close();
  const networks = lines.map((line) => (JSON.parse(line) as { network?: string }).network);
  expect(networks).toEqual(['192.0.2.0/24', '198.51.100.0/24', '2001:db8:1::/48']);
  expect(lines.join('')).not.toMatch(/\.77|\.66|:77|"ip"/);
});
