import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureChromium } from '../../../scripts/tool/chromium.ts';
import { chromiumLaunchOptions } from '../../support/chromium-options.ts';

/** Starts a separate Chromium, controlled through its debugging port. */
export async function startChromium(): Promise<{ port: number; stop: () => Promise<void> }> {
  const program = await ensureChromium();
  if (!program) throw new Error('there is no Chromium');
  const profile = mkdtempSync(join(tmpdir(), 'mare-bench-'));
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(program, [...(chromiumLaunchOptions().args ?? []), ...own], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => browser.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(browser, 'exit');
  const port = await debuggingPort(createInterface(browser.stderr), ended);
  const stop = async () => {
    browser.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  return { port, stop };
}

function debuggingPort(lines: NodeJS.EventEmitter, ended: Promise<unknown>): Promise<number> {
  const found = new Promise<number>((resolve) => {
    lines.on('line', (line: string) => {
      const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
      if (port) resolve(Number(port));
    });
  });
  return Promise.race([found, ended.then(() => Promise.reject(new Error('Chromium ended before it listened')))]);
}
