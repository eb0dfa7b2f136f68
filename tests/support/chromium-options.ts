import type { LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../../scripts/tool/chromium.ts';

type ChromiumOptions = {
  /** Lets pages ask for notifications: denied except in tests about them. */
  notifications?: boolean;
  /** The engine alone is enough. The whole browser also installs apps, has windows and receives pushes. */
  shell?: boolean;
};

/** The browser that the tests found (scripts/tool/chromium.ts), quiet: it connects only to our gateway. */
export function chromiumLaunchOptions({ notifications = false, shell = false }: ChromiumOptions = {}): LaunchOptions {
  const executablePath = (shell ? findHeadlessShell() : undefined) ?? findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(notifications ? [] : ['--disable-notifications']),
    ],
  };
}
