import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import lighthouse, { type Flags } from 'lighthouse';
import { ensureChromium } from '../../../scripts/tool/chromium.ts';
import { chromiumLaunchOptions } from '../../support/chromium-options.ts';

/** Times in ms; `score` from 0 to 100. Both are undefined when the page did not come to rest in time. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number | undefined;
  score: number | undefined;
};

export type Lighthouse = { visit: (url: string) => Promise<Visit>; stop: () => Promise<void> };

/** Starts a Chromium of its own, through whose debugging port Lighthouse visits pages. */
export async function startLighthouse(): Promise<Lighthouse> {
  const program = await ensureChromium();
  if (!program) throw new Error('there is no Chromium');
  const profile = mkdtempSync(join(tmpdir(), 'mare-lighthouse-'));
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
  return { visit: (url) => visit(url, port), stop };
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

const percent = (score: number | null | undefined) => (typeof score === 'number' ? Math.round(score * 100) : undefined);

/** A first visit with an empty cache: a phone by Lighthouse's mobile profile, with its slow network and CPU applied as it loads. */
async function visit(url: string, port: number): Promise<Visit> {
  const flags: Flags = {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
    disableFullPageScreenshot: true,
    maxWaitForLoad: 45_000,
  };
  let result = (await lighthouse(url, flags))?.lhr;
  // The recording has lost its beginning, which says nothing of the page: Lighthouse asks for another try.
  if (result?.runtimeError?.code === 'NO_NAVSTART') result = (await lighthouse(url, flags))?.lhr;
  if (!result || result.runtimeError)
    throw new Error(`Lighthouse could not visit ${url}: ${result?.runtimeError?.message ?? ''}`);
  const value = (audit: string) => {
    const found = result.audits[audit]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse has no ${audit} for ${url}`);
    return found;
  };
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blocking: result.audits['total-blocking-time']?.numericValue,
    score: percent(result.categories['performance']?.score),
  };
}
