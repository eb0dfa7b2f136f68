/** Journeys through the demonstration with announcement popups: `import { expect, test } from './popups.ts'`. */
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { expect, test as journey } from './fixtures.ts';
import { withGateway } from './gateway.ts';

export const test = journey.extend<object, { gateway: GatewayProcess }>({
  gateway: [async ({}, use) => withGateway(use, { DEMO_POPUPS: 'on' }), { scope: 'worker', timeout: 90_000 }],
});
export { expect };
