import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../scripts/tool/chromium.ts';

const screen = '/usr/bin/Xvfb';
const quiet = [
  '--no-sandbox',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--password-store=basic',
  '--lang=pt-BR',
  '--accept-lang=pt-BR',
  '--window-size=420,800',
];

/** Whether this machine has a virtual screen and a browser for it. */
export const hasBareChromium = (): boolean => existsSync(screen) && findChromium() !== undefined;

/** Starts the screen; returns its name once it is ready. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const process = spawn(screen, ['-displayfd', '3', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = process.stdio[3];
  if (!told) throw new Error('the screen has no way to say its name');
  const [name] = await Promise.race([
    once(told, 'data'),
    once(process, 'exit').then(() => Promise.reject(new Error('Xvfb did not start'))),
  ]);
  return { process, display: `:${String(name).trim()}` };
}

/**
 * A whole Chromium with windows and without a debugger, which would affect the end of a worker: no Playwright, no DevTools, no
 * WebDriver. `open` opens a URL in a new window.
 */
export async function startBareChromium(): Promise<{ open: (url: string) => void; close: () => Promise<void> }> {
  const screenOfIts = await startScreen();
  const profile = mkdtempSync(join(tmpdir(), 'mare-chromium-'));
  const started: ChildProcess[] = [screenOfIts.process];
  const kill = () => {
    for (const child of started) if (child.exitCode === null) child.kill('SIGTERM');
  };
  process.once('exit', kill);
  return {
    open: (url) => {
      const args = [...quiet, `--user-data-dir=${profile}`, '--new-window', url];
      // Every further process passes its URL to the first and exits.
      const env = { ...process.env, DISPLAY: screenOfIts.display };
      started.unshift(spawn(findChromium() ?? 'chromium', args, { stdio: 'ignore', env }));
    },
    close: async () => {
      const running = started.filter((child) => child.exitCode === null && child.signalCode === null);
      const ended = running.map((child) => once(child, 'exit'));
      kill();
      await Promise.all(ended);
      process.off('exit', kill);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
