import type { Page } from '@playwright/test';

/** Contentful paints, in ms since the navigation began. */
export type Paints = { first: number; largest: number };

/** The first and the largest paint so far. Throws when there has been none. */
export async function readPaints(page: Page): Promise<Paints> {
  const { first, largest } = await page.evaluate(async () => {
    const times = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const watch = new PerformanceObserver((list) => {
          watch.disconnect();
          resolve(list.getEntries());
        });
        watch.observe({ type, buffered: true });
      });
    return {
      first: (await times('paint')).find(({ name }) => name === 'first-contentful-paint')?.startTime,
      largest: (await times('largest-contentful-paint')).at(-1)?.startTime,
    };
  });
  if (first === undefined || largest === undefined) throw new Error(`${page.url()} painted nothing`);
  return { first, largest };
}
