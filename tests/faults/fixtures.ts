/** Fixtures of the fault tests: the journeys' fixtures, and a network between app and gateway that can be made to fail. */
import { type BrowserContext, expect } from '@playwright/test';
import { watchConsole } from '../support/console-watch.ts';
import { test as base } from '../support/fixtures.ts';
import { withGateway } from '../support/gateway.ts';
import { type Network, startNetwork } from './network.ts';
import { newPhone, visit, wipe } from './visited.ts';

type WorkerFixtures = {
  network: Network;
  /** One for each worker: installing the service worker takes longer than a test. */
  visited: BrowserContext;
};
type TestFixtures = {
  /** How far the clock of the new device is ahead of the gateway's; ms. */
  clock: number;
  /** A phone without data of the site. */
  newcomer: BrowserContext;
};

/** Printed by the browser itself about failed requests, and about a portal that the policy blocks. */
const printed =
  /Failed to load (?:resource|module script)|Refused to apply style|ERR_|(?:Connecting to|Framing|Loading the image) '[^']+' violates|Fetch API cannot load|blocked by CORS|error occurred when fetching the script/;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  network: [
    // Playwright parses the names in the pattern: an empty one requests no other fixture.
    async ({}, use) => {
      const network = await startNetwork();
      await use(network);
      await network.close();
    },
    { scope: 'worker' },
  ],
  gateway: [
    async ({ network }, use) =>
      withGateway(
        async (gateway) => {
          network.connect(gateway);
          await use({ ...gateway, url: network.url, gamesUrl: network.gamesUrl });
        },
        { PUBLIC_ORIGIN: network.url, GAMES_ORIGIN: network.gamesUrl },
      ),
    { scope: 'worker', timeout: 90_000 },
  ],
  visited: [
    async ({ browser, gateway }, use) => {
      const context = await newPhone(browser, gateway.url);
      await visit(context);
      await use(context);
      await context.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // A hook of this file would belong to the first suite that reads it, in each process.
  consoleWatch: async ({ consoleWatch }, use) => {
    consoleWatch.allow(printed);
    await use(consoleWatch);
  },
  context: async ({ visited, language, gateway }, use) => {
    await wipe(visited);
    await visited.addCookies([{ name: 'language', value: language, url: gateway.url }]);
    await use(visited);
  },
  clock: [0, { option: true }],
  newcomer: async ({ browser, gateway, clock, network }, use) => {
    network.turnWorkers(clock);
    const context = await newPhone(browser, gateway.url);
    const watch = watchConsole(context);
    watch.allow(printed);
    if (clock !== 0) await context.clock.install({ time: Date.now() + clock });
    await use(context);
    network.turnWorkers(0);
    await context.close();
    expect(watch.complaints(), 'unexpected lines in the console').toEqual([]);
  },
});
