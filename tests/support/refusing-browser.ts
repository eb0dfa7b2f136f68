import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium-options.ts';

/** Chromium's setting 'block all cookies', as in its profile. */
const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };

/** Runs `use` with a Chromium that blocks all cookies in its settings; its profile is deleted afterwards. */
export async function withCookiesBlocked(
  options: BrowserContextOptions,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'mare-blocked-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  try {
    const context = await chromium.launchPersistentContext(profile, { ...chromiumLaunchOptions(), ...options });
    try {
      await use(context);
    } finally {
      await context.close();
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** For an init script: access to a refused feature throws. */
export function throwWhereRead(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const forbid = (owner: object, names: readonly string[]) => {
    for (const name of names) Object.defineProperty(owner, name, { get: refuse, set: refuse, configurable: true });
  };
  forbid(window, [
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
    'BroadcastChannel',
    'Notification',
    'matchMedia',
  ]);
  forbid(navigator, [
    'locks',
    'serviceWorker',
    'storage',
    'permissions',
    'clipboard',
    'share',
    'credentials',
    'wakeLock',
    'vibrate',
  ]);
  forbid(document, ['cookie']);
}
