import { chromium, type Page } from '@playwright/test';
import { throttling, userAgents } from 'lighthouse/core/config/constants.js';
import { ensureChromium } from '../../../scripts/tool/chromium.ts';
import { chromiumLaunchOptions } from '../../support/chromium-options.ts';

const { mobileSlow4G: slow } = throttling;
/** Lighthouse's phone, a Moto G Power. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const inBytes = (kilobits: number) => Math.floor((kilobits * 1024) / 8);

/** What Lighthouse sends to a browser whose network it slows down by DevTools. */
const network = {
  offline: false,
  latency: slow.requestLatencyMs,
  downloadThroughput: inBytes(slow.downloadThroughputKbps),
  uploadThroughput: inBytes(slow.uploadThroughputKbps),
};

/**
 * First visits of Lighthouse's phone, with its network and its processor, without Lighthouse: one takes five seconds in
 * place of 25, so that enough of them can be made for a ratio of a few hundredths to mean something. `read` says what a visit
 * was like, `after` so many ms.
 */
export async function withFirstVisits<T, V>(
  use: (visit: (url: string) => Promise<V>) => Promise<T>,
  { after, read }: { after: number; read: (page: Page) => Promise<V> },
): Promise<T> {
  await ensureChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const visit = async (url: string): Promise<V> => {
    const context = await browser.newContext({ ...screen, userAgent: userAgents.mobile });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.cpuSlowdownMultiplier });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(after);
    const found = await read(page);
    await context.close();
    return found;
  };
  try {
    return await use(visit);
  } finally {
    await browser.close();
  }
}
