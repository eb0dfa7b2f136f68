import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureFirefox, ensureWebKit } from './other-browsers.ts';
import { projectRoot } from './launch.mjs';
import type { TestResult } from './test-report.ts';

/** The tested browsers besides Chromium, and a function that finds or installs each; it returns the missing packages. */
export const smokeBrowsers = { WebKitGTK: ensureWebKit, Firefox: ensureFirefox };
export type SmokeBrowser = keyof typeof smokeBrowsers;
export const smokeBrowserNames = Object.keys(smokeBrowsers) as SmokeBrowser[];

/**
 * Runs tests/browsers/smoke.ts on the build, prints its output, and returns a result per step: none where the browser is not
 * available.
 */
export async function runBrowserSmoke(name: SmokeBrowser): Promise<TestResult[]> {
  const missing = await smokeBrowsers[name]();
  if (missing.length > 0) {
    console.log(`skipped: ${name} wants the Debian packages ${missing.join(' and ')}, which cannot be installed here`);
    return [];
  }
  // Its types belong to the tests' project.
  const file = pathToFileURL(join(projectRoot, 'tests/browsers/smoke.ts')).href;
  const { smoke }: { smoke: (name: SmokeBrowser, tell: (title: string) => void) => Promise<void> } = await import(file);
  const results: TestResult[] = [];
  let begun = performance.now();
  const note = (title: string, outcome: 'passed' | 'failed') => {
    const duration = performance.now() - begun;
    begun += duration;
    console.log(`${outcome === 'passed' ? 'ok    ' : 'FAILED'} ${name}: ${title} (${(duration / 1000).toFixed(1)} s)`);
    results.push({ title: `${name}: ${title}`, outcome, duration, retried: false });
  };
  try {
    await smoke(name, (title) => note(title, 'passed'));
  } catch (error) {
    note(error instanceof Error ? error.message : String(error), 'failed');
  }
  return results;
}
