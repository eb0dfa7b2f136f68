import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Half a megabyte of code takes longer to be read than the rules to be checked. */
const nothingMore = ';';

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  // Colours fade from one theme to the other; half-way they have the contrast of neither.
  await page.evaluate(async () => {
    const fades = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
}

/** Without frames a run need not be gathered in a page of its own, and finds the code of the run before in the document. */
async function startAxe(page: Page): Promise<AxeBuilder> {
  const isAlone = page.frames().length === 1;
  const isThere = isAlone && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder(isThere ? { page, axeSource: nothingMore } : { page });
  axe.options({ resultTypes: ['violations'] });
  return isAlone ? axe.setLegacyMode() : axe;
}

/**
 * Expects axe to find nothing on the page as it stands, in the light and in the dark theme, and puts the theme back.
 * @param only part of the page to look at, as a selector
 */
export async function expectAccessible(page: Page, only?: string): Promise<void> {
  // The header of an inner page, which has the heading, comes by itself; where there is none axe says so.
  const heading = page.locator('h1').first();
  if (!only) await heading.waitFor({ state: 'attached', timeout: 2000 }).catch(() => undefined);
  const before = await page.evaluate(() => document.documentElement.dataset['theme']);
  // Moving text has no contrast to measure.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    const axe = await startAxe(page);
    // Between the themes colours alone differ.
    if (theme === 'light') axe.withTags(rules);
    else axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await (only ? axe.include(only) : axe).analyze();
    const findings = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
    expect(findings, `axe findings in the ${theme} theme`).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: null });
  if (before === 'light' || before === 'dark') await setTheme(page, before);
}
