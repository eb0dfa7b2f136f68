import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt.ts';
import { binary, run } from './process.ts';

const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return existsSync(path);
  } catch {
    return false;
  }
}

/** A Chromium to test with: CHROMIUM_PATH, else the system's, else Playwright's own. Undefined when there is none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = ['/usr/bin', ...(environment['PATH'] ?? '').split(delimiter).filter(Boolean)];
  const candidates = [
    environment['CHROMIUM_PATH'],
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...elsewhere,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== undefined && path !== '' && isProgram(path));
}

/**
 * The headless shell next to the Chromium, if there is one: the same engine without the browser around it, which loads a page in
 * two thirds of the time.
 */
export function findHeadlessShell(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const shell = `${findChromium(environment)}-headless-shell`;
  return isProgram(shell) ? shell : undefined;
}

/** Finds a Chromium or installs one: Playwright's where the network allows, Debian's where apt and root allow. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found) return found;
  console.log('no Chromium here: installing one …');
  await run(binary('playwright'), ['install', 'chromium']);
  return findChromium() ?? ((await aptInstall('chromium')) ? findChromium() : undefined);
}

/** Installs Debian's headless shell next to Debian's Chromium. Journeys run without it, but take longer. */
export async function ensureHeadlessShell(): Promise<void> {
  if (findChromium() === '/usr/bin/chromium' && !findHeadlessShell()) await aptInstall('chromium-headless-shell');
}
