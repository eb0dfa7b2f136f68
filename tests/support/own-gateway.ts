/** Journeys with a gateway that no other file's journeys have written to: `import { expect, test } from '../support/own-gateway.ts'`. */
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { expect, test as journey } from './fixtures.ts';
import { withGateway } from './gateway.ts';

export const test = journey.extend<object, { gateway: GatewayProcess }>({
  gateway: [async ({}, use) => withGateway(use), { scope: 'worker', timeout: 90_000 }],
});
export { expect };
