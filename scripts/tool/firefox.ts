import { existsSync } from 'node:fs';
import { aptInstall } from './apt.ts';

/** Debian's Firefox ESR. */
export const firefoxProgram = '/usr/bin/firefox-esr';

/** Finds Firefox or installs it. Returns the Debian packages that are still missing. */
export async function ensureFirefox(): Promise<string[]> {
  if (existsSync(firefoxProgram) || (await aptInstall('firefox-esr'))) return [];
  return ['firefox-esr'];
}
