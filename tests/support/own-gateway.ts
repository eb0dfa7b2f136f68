import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { test } from './fixtures.ts';
import { withGateway } from './gateway.ts';

/** Journeys of one file on a gateway that no other file's journeys have written to, with these variables of its environment. */
export const journeysOn = (environment: NodeJS.ProcessEnv = {}) =>
  test.extend<object, { gateway: GatewayProcess }>({
    gateway: [async ({}, use) => withGateway(use, environment), { scope: 'worker', timeout: 90_000 }],
  });
