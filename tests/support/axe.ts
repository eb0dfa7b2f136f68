import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Parsing half a megabyte of code takes longer than checking the rules. */
const nothingMore = ';';

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  // Colours fade from one theme to the other; half-way they have the contrast of neither.
  await page.evaluate(async () => {
    const fades = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
}

/** Without frames a run needs no separate page, and finds the code of the previous run in the document. */
async function startAxe(page: Page): Promise<AxeBuilder> {
  const isAlone = page.frames().length === 1;
  const isThere = isAlone && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder(isThere ? { page, axeSource: nothingMore } : { page });
  axe.options({ resultTypes: ['violations'] });
  return isAlone ? axe.setLegacyMode() : axe;
}

/**
 * Expects axe to find nothing on the current page, in the light and in the dark theme, and restores the theme.
 * @param only part of the page to check, as a selector
 */
export async function expectAccessible(page: Page, only?: string): Promise<void> {
  // The header of an inner page, which contains the heading, loads separately; without one axe reports it.
  const heading = page.locator('h1').first();
  if (!only) await heading.waitFor({ state: 'attached', timeout: 2000 }).catch(() => undefined);
  const before = await page.evaluate(() => document.documentElement.dataset['theme']);
  // Moving text has no measurable contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    const axe = await startAxe(page);
    // Between the themes only colours differ.
    if (theme === 'light') axe.withTags(rules);
    else axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await (only ? axe.include(only) : axe).analyze();
    const findings = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
    expect(findings, `axe findings in the ${theme} theme`).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: null });
  if (before === 'light' || before === 'dark') await setTheme(page, before);
}
