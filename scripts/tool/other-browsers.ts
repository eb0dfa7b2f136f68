import { existsSync, globSync } from 'node:fs';
import { aptInstall } from './apt.ts';

/** Debian's Firefox ESR. */
export const firefoxProgram = '/usr/bin/firefox-esr';

/** Finds Firefox or installs it. Returns the Debian packages that are still missing. */
export async function ensureFirefox(): Promise<string[]> {
  if (existsSync(firefoxProgram) || (await aptInstall('firefox-esr'))) return [];
  return ['firefox-esr'];
}

/** Debian's WebKitGTK: its driver, its small browser, and a virtual screen. */
export const webKitDriver = '/usr/bin/WebKitWebDriver';
export const hiddenScreen = '/usr/bin/xvfb-run';
export const findWebKit = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

const missingPackages = (): string[] => [
  ...(existsSync(webKitDriver) && findWebKit() ? [] : ['webkit2gtk-driver']),
  ...(existsSync(hiddenScreen) ? [] : ['xvfb', 'xauth']),
];

/** Finds WebKitGTK or installs it. Returns the Debian packages that are still missing. */
export async function ensureWebKit(): Promise<string[]> {
  for (const name of missingPackages()) await aptInstall(name);
  return missingPackages();
}
