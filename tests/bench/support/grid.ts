import type { Page } from '@playwright/test';
import type { Phone } from './phone.ts';

const cpu = 4;
const listLink = 'a[href="/m/gameList?gameType=RNG"]';
/** Tiles in a block of the grid, which is either rendered as a whole or replaced by a placeholder. */
const blockSize = 240;

const tilesOf = (total: number) => `[role=listitem][aria-setsize="${total}"]`;

/** From home to the game list with all its games loaded, and back at home. */
export async function loadGrid({ page, cdp }: Phone, origin: string, total: number): Promise<void> {
  await page.goto(`${origin}/m/home`);
  await page.waitForFunction(() => 'mareStarted' in window);
  // Before hydration a link is followed by the browser, which would lose the loaded data.
  await page.waitForTimeout(2000);
  await page.locator(listLink).first().click();
  await page.waitForSelector(tilesOf(total));
  const blocks = Math.ceil(total / blockSize);
  await page.waitForFunction(
    (count) => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const grid = document.querySelector('[role=listitem][aria-setsize]')?.closest('[role=list]');
      return grid?.children.length === count && !document.querySelector('[aria-busy=true], [role=progressbar]');
    },
    blocks,
    { polling: 300 },
  );
  await page.waitForTimeout(2000);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(500);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await backHome(page);
}

export async function backHome(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await page.waitForURL('**/m/home');
  await page.waitForTimeout(1500);
}

/** From home forward to the grid: ms from the history's event to the paint that shows its tiles. */
export async function renderGrid(page: Page, total: number): Promise<number> {
  const time = await page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let start = NaN;
        window.addEventListener('popstate', (event) => (start = event.timeStamp), { once: true, capture: true });
        const watch = new MutationObserver(() => {
          if (!document.querySelector(selector)) return;
          watch.disconnect();
          // A message sent in an animation frame's callback arrives after that frame has been painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - start));
            port1.start();
            port2.postMessage(0);
          });
        });
        watch.observe(document.body, { childList: true, subtree: true });
        history.forward();
      }),
    tilesOf(total),
  );
  await page.waitForTimeout(1000);
  return time;
}

export const countElements = (page: Page) => page.evaluate(() => document.getElementsByTagName('*').length);

/** The largest number of elements at twenty positions from top to bottom. */
export async function mostElements(page: Page): Promise<number> {
  let most = await countElements(page);
  for (let place = 1; place <= 20; place += 1) {
    await page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), place / 20);
    await page.waitForTimeout(300);
    most = Math.max(most, await countElements(page));
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(500);
  return most;
}
