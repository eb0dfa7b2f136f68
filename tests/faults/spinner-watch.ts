import type { Page } from '@playwright/test';

type Watching = { longestSpinner?: number };

/** Checks twenty times a second; runs in the page. */
function watch(words: readonly string[]): void {
  let since: number | undefined;
  const look = () => {
    const spins = [...document.querySelectorAll('[role=status], [aria-busy=true]')].some(
      (part) =>
        (part.ariaBusy === 'true' || words.includes((part.ariaLabel ?? part.textContent).trim())) &&
        part.checkVisibility(),
    );
    if (!spins) since = undefined;
    else since ??= performance.now();
    const seen = since === undefined ? 0 : performance.now() - since;
    const page: Watching = globalThis as Watching;
    page.longestSpinner = Math.max(page.longestSpinner ?? 0, seen);
  };
  setInterval(look, 50);
}

/** Measures in this page, from now on, how long a status of one of these words, or a busy button, is on the screen. */
export async function watchSpinners(page: Page, words: readonly string[]): Promise<void> {
  await page.addInitScript(watch, words);
  await page.evaluate(watch, words);
}

/** The longest time that one was shown without a pause, in the current document; ms. */
export const longestSpinner = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Watching).longestSpinner ?? 0);
