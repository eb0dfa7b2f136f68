import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './tests/support/fixtures.ts';
import { chromiumLaunchOptions } from './tests/support/chromium-options.ts';

/** Journeys on the built app and the real gateway, in a phone's window, in Portuguese unless a test says otherwise. */
export default defineConfig<JourneyOptions>({
  testDir: 'tests',
  testMatch: '{journeys,offline,faults,security}/**/*.spec.ts',
  // It takes a quarter of an hour: `npm run test:faults` runs it.
  ...(!process.env['FAULT_MATRIX'] && { testIgnore: 'faults/matrix.spec.ts' }),
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  // A real browser on two busy cores: what passes the second time is reported as flaky, not hidden.
  retries: process.env['CI'] ? 2 : 0,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    browserName: 'chromium',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: chromiumLaunchOptions(),
    screenshot: 'only-on-failure',
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
  },
});
