import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../../scripts/tool/chromium.ts';
import { chromiumLaunchOptions } from '../../support/chromium-options.ts';

/** A page on a phone's screen; `cdp` is its DevTools session. */
export type Phone = { context: BrowserContext; page: Page; cdp: CDPSession };

type Options = {
  /** Slowdown of the page's main thread compared with this machine. */
  cpu?: number;
  /** With reduced motion a page changes at once instead of fading in. */
  reducedMotion?: 'reduce' | 'no-preference';
  serviceWorkers?: 'allow' | 'block';
  prepare?: (context: BrowserContext) => Promise<void>;
};

/** Runs `use` with a new phone in a separate Chromium. */
export async function withPhone<T>(options: Options, use: (phone: Phone) => Promise<T>): Promise<T> {
  await ensureChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      locale: 'pt-BR',
      reducedMotion: options.reducedMotion ?? 'no-preference',
      serviceWorkers: options.serviceWorkers ?? 'allow',
    });
    await options.prepare?.(context);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    if (options.cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: options.cpu });
    return await use({ context, page, cdp });
  } finally {
    await browser.close();
  }
}
