/** Fixtures of the journeys: `import { expect, test } from './fixtures.ts'`. */
import { test as base, expect, type Page } from '@playwright/test';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { comeBackAs } from './begin-session.ts';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { withGateway } from './gateway.ts';
import { demoMember } from './members.ts';
import type { Account, Language } from './sign-in.ts';
import { waitForStart } from './start.ts';
import { type Say, textsIn } from './texts.ts';

export type JourneyOptions = {
  /** The language the site was last used in: `test.use({ language: 'en' })`. */
  language: Language;
  /** The account of `member`. */
  account: Account;
};

type JourneyFixtures = {
  /** The app's text, in the test's language, by the text in the code. */
  say: Say;
  /** A hydrated page at home, signed out. */
  visitor: Page;
  /** A page at home, signed in on an earlier visit. */
  member: Page;
  /** Fails the test on anything unexpected in the console; `consoleWatch.allow(…)` expects a line. */
  consoleWatch: ConsoleWatch;
};

type WorkerFixtures = {
  /** The real gateway, one for each worker: a journey that changes a balance does not disturb another's. */
  gateway: GatewayProcess;
};

export const test = base.extend<JourneyOptions & JourneyFixtures, WorkerFixtures>({
  language: ['pt', { option: true }],
  account: [demoMember, { option: true }],
  gateway: [
    // Playwright parses the names in the pattern: an empty one requests no other fixture.
    async ({}, use) => withGateway(use),
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ gateway }, use) => use(gateway.url),
  consoleWatch: [
    async ({ context }, use) => {
      const watch = watchConsole(context);
      await use(watch);
      expect(watch.complaints(), 'unexpected lines in the console').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, language, gateway }, use) => {
    await context.addCookies([{ name: 'language', value: language, url: gateway.url }]);
    await use(context);
  },
  say: async ({ language }, use) => use(textsIn(language)),
  visitor: async ({ page }, use) => {
    await page.goto('/');
    await waitForStart(page);
    await use(page);
  },
  member: async ({ page, account, gateway }, use) => {
    await comeBackAs(page, gateway, account.userName);
    await use(page);
  },
});

export { expect };
