import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/tool/chromium.ts';

/** The browser that the tests found (scripts/tool/chromium.ts), quiet: it talks to nobody but our gateway. */
export function chromiumLaunchOptions({ notifications = false } = {}): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Nobody is asked about notifications but where a test is about them.
      ...(notifications ? [] : ['--disable-notifications']),
    ],
  };
}
