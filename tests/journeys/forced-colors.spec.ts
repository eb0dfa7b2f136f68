import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { waitForStart } from '../support/start.ts';

const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
const outline = (element: Locator) => element.evaluate((node) => getComputedStyle(node).outlineStyle);

test('in the system’s own colours one sees what is chosen, pressed and checked', async ({ page, say }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await waitForStart(page);
  const categories = page.getByRole('group', { name: say('Categories') }).getByRole('button');
  const [chosen, other] = [categories.first(), categories.nth(1)];
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => outline(other)).toBe('solid');
  expect(await background(chosen)).not.toBe(await background(other));
  const languages = page.getByRole('radiogroup', { name: say('Language') }).locator('span');
  expect(await background(languages.first())).not.toBe(await background(languages.nth(1)));

  await page.goto('/m/login');
  await waitForStart(page);
  const box = page.getByRole('checkbox').first();
  const tick = box.locator('xpath=following-sibling::span[1]/*');
  await expect(box).not.toBeChecked();
  await expect(tick).toBeHidden();
  await box.check();
  await expect(tick).toBeVisible();
});
