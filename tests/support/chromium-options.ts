import type { LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../../scripts/tool/chromium.ts';

type ChromiumOptions = {
  /** Lets pages ask about notifications: nobody is asked but where a test is about them. */
  notifications?: boolean;
  /** The engine alone will do. The whole browser also installs apps, has windows and receives pushes. */
  shell?: boolean;
};

/** The browser that the tests found (scripts/tool/chromium.ts), quiet: it talks to nobody but our gateway. */
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
