/** Journeys of an agent with the team of the demonstration: `import { expect, test } from '../support/agents.ts'`. */
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { expect, test as journey } from './fixtures.ts';
import { withGateway } from './gateway.ts';

export const test = journey.extend<object, { gateway: GatewayProcess }>({
  gateway: [async ({}, use) => withGateway(use, { DEMO_TEAM: 'on' }), { scope: 'worker', timeout: 90_000 }],
});
export { expect };
