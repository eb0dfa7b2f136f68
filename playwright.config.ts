import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './tests/support/fixtures.ts';
import { isSoak } from './tests/support/soak.ts';
import { chromiumLaunchOptions } from './tests/support/chromium-options.ts';

/** Journeys on the built app and the real gateway, in a phone's window, in Portuguese unless a test says otherwise. */
export default defineConfig<JourneyOptions>({
  testDir: 'tests',
  // It takes three quarters of an hour: `npm run test:faults` runs it.
  ...(!process.env['FAULT_MATRIX'] && { testIgnore: 'faults/matrix.spec.ts' }),
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  // Two browsers keep two cores busy: one more makes each test slower, and the run no shorter.
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  // A busy machine costs nobody a day: `npm test` lists every second try as a defect.
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 10_000 },
  // A first visit has no worker yet, and to install one takes longer than most journeys: those about it are in tests/offline.
  projects: [
    { name: 'first visit', testMatch: 'journeys/**/*.spec.ts', use: { serviceWorkers: isSoak ? 'allow' : 'block' } },
    { name: 'with the worker', testMatch: '{offline,faults,security}/**/*.spec.ts' },
  ],
  reporter: 'list',
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    browserName: 'chromium',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // The soak takes the whole browser, and so do the tests of what only that can do.
    launchOptions: chromiumLaunchOptions({ shell: !isSoak }),
    screenshot: 'only-on-failure',
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
  },
});
