import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { go, waitForStart } from '../support/start.ts';

const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
/** The colours of an element's text and of its background, as they are and as the system paints a selection. */
const asChosen = (element: Locator) =>
  element.evaluate((node) => {
    const { color, backgroundColor } = getComputedStyle(node);
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.cssText = 'forced-color-adjust: none; color: HighlightText; background-color: Highlight';
    const system = getComputedStyle(sample);
    const wanted = [system.color, system.backgroundColor];
    sample.remove();
    return { is: [color, backgroundColor], wanted };
  });
async function expectChosen(element: Locator): Promise<void> {
  const wanted = (await asChosen(element)).wanted;
  await expect.poll(async () => (await asChosen(element)).is).toEqual(wanted);
}
const outline = (element: Locator) => element.evaluate((node) => getComputedStyle(node).outlineStyle);

test('in forced colours chosen, pressed and checked elements are recognisable', async ({ page, say }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await waitForStart(page);
  const categories = page.getByRole('group', { name: say('Categories') }).getByRole('button');
  const [chosen, other] = [categories.first(), categories.nth(1)];
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => outline(other)).toBe('solid');
  expect(await background(chosen)).not.toBe(await background(other));
  await expectChosen(chosen);
  const languages = page.getByRole('radiogroup', { name: say('Language') }).locator('span');
  expect(await background(languages.first())).not.toBe(await background(languages.nth(1)));
  const register = page.getByRole('banner').getByRole('link', { name: say('Register') });
  expect(await register.evaluate((node) => getComputedStyle(node).borderTopStyle)).toBe('solid');
  // Home's logo links to this very page, and is not one choice among others.
  const logo = await asChosen(page.getByRole('banner').getByRole('link').first());
  expect(logo.is).not.toEqual(logo.wanted);

  await go(page, '/m/gameList?gameType=RNG&vassalage=LS');
  const vendor = page.getByRole('button', { name: 'Lunar Sete', pressed: true });
  const tab = page.getByRole('navigation', { name: say('Categories') }).locator('[aria-current=page]');
  await expectChosen(vendor);
  await expectChosen(tab);
  const about = page.getByRole('button', { name: say('About {0}', { 0: 'Gato da Lua' }) });
  expect(await outline(about)).toBe('none');
  expect(await background(about.locator('svg'))).toBe('rgba(0, 0, 0, 0)');

  await go(page, '/m/login');
  const box = page.getByRole('checkbox').first();
  const tick = box.locator('xpath=following-sibling::span[1]/*');
  await expect(box).not.toBeChecked();
  await expect(tick).toBeHidden();
  await box.check();
  await expect(tick).toBeVisible();
});
