import lighthouse, { type Flags } from 'lighthouse';
import { startChromium } from './chromium.ts';

/** Times in ms; `score` from 0 to 100. Both are undefined when the page did not become idle in time. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number | undefined;
  score: number | undefined;
};

export type Lighthouse = { visit: (url: string) => Promise<Visit>; stop: () => Promise<void> };

/** Starts a Chromium through whose debugging port Lighthouse visits pages. */
export async function startLighthouse(): Promise<Lighthouse> {
  const { port, stop } = await startChromium();
  return { visit: (url) => visit(url, port), stop };
}

const percent = (score: number | null | undefined) => (typeof score === 'number' ? Math.round(score * 100) : undefined);

/**
 * A first visit with an empty cache: a phone by Lighthouse's mobile profile, with its slow network and CPU applied as it loads.
 */
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
  // The recording has lost its beginning, which is no fault of the page: Lighthouse recommends a retry.
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
