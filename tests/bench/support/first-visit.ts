import { chromium } from '@playwright/test';
import { throttling, userAgents } from 'lighthouse/core/config/constants.js';
import { ensureChromium } from '../../../scripts/tool/chromium.ts';
import { chromiumLaunchOptions } from '../../support/chromium-options.ts';
import { type Paints, readPaints } from './paints.ts';

/** A first visit has finished painting by then; ms. */
const painted = 2500;
const { mobileSlow4G: slow } = throttling;
/** Slowdown of that phone compared with this machine. */
export const cpu = slow.cpuSlowdownMultiplier;
/** Lighthouse's phone, a Moto G Power. */
export const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const inBytes = (kilobits: number) => Math.floor((kilobits * 1024) / 8);

/** Lighthouse's settings for a browser that is throttled by DevTools. */
export const network = {
  offline: false,
  latency: slow.requestLatencyMs,
  downloadThroughput: inBytes(slow.downloadThroughputKbps),
  uploadThroughput: inBytes(slow.uploadThroughputKbps),
};

/**
 * First visits of Lighthouse's phone, with its network and its processor, without Lighthouse: one takes five seconds instead of
 * 25, so that enough of them can be made for a ratio accurate to a few hundredths.
 */
export async function withFirstVisits<T>(use: (visit: (url: string) => Promise<Paints>) => Promise<T>): Promise<T> {
  await ensureChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const visit = async (url: string): Promise<Paints> => {
    const context = await browser.newContext({ ...screen, userAgent: userAgents.mobile });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(painted);
    const paints = await readPaints(page);
    await context.close();
    return paints;
  };
  try {
    return await use(visit);
  } finally {
    await browser.close();
  }
}
