import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { playRound, readAmount, runningGame } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import { readBalance } from '../support/session.ts';
import { journeyLanguages } from '../support/soak.ts';
import { go } from '../support/start.ts';
import { tabTo } from '../support/tab-to.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of journeyLanguages) {
  test.describe(`by keyboard alone, in ${language}`, () => {
    test.use({ language });

    test('a member signs in, plays a round, leaves and logs out', async ({ visitor, say }) => {
      const { userName, password } = demoAccount('rafael.lima');
      await tabTo(visitor, visitor.getByRole('banner').getByRole('link', { name: say('Log in') }));
      await visitor.keyboard.press('Enter');
      const field = visitor.getByLabel(say('Username'), { exact: true });
      await expect(field).toBeVisible();
      await tabTo(visitor, field);
      await visitor.keyboard.type(userName);
      await tabTo(visitor, visitor.getByLabel(say('Password'), { exact: true }));
      await visitor.keyboard.type(password);
      await visitor.keyboard.press('Enter');
      await expect(visitor.getByRole('banner')).toContainText(userName);

      const before = await readBalance(visitor);
      const name = language === 'pt' ? 'Rei Polvo' : 'King Octopus';
      await tabTo(
        visitor,
        visitor
          .getByRole('list', { name: say('Popular') })
          .getByRole('button', { name })
          .first(),
      );
      await visitor.keyboard.press('Enter');
      const game = runningGame(visitor, say, name);
      await expect(game.leave).toBeFocused();
      await expect(game.spin).toBeEnabled({ timeout: 20_000 });

      // From the app's bar into the frame, to its spin button.
      for (let presses = 0; presses < 20 && !(await isFocused(game.spin)); presses += 1)
        await visitor.keyboard.press('Tab');
      await expect(game.spin).toBeFocused();
      const { net } = await playRound(visitor, game, () => visitor.keyboard.press('Space'));
      await expect.poll(() => readBalance(visitor)).toBe(before + net);
      await expect.poll(() => readAmount(game.net)).toBe(net);

      await game.leave.focus();
      await visitor.keyboard.press('Enter');
      await expect(game.dialog).toHaveCount(0);
      await tabTo(visitor, visitor.getByRole('banner').getByRole('button', { name: say('Log out') }), 'Shift+Tab');
      await visitor.keyboard.press('Enter');
      const dialog = visitor.getByRole('alertdialog');
      await expect(dialog.getByRole('button', { name: say('Cancel') })).toBeFocused();
      await visitor.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: say('Log out') })).toBeFocused();
      await visitor.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: say('Cancel') })).toBeFocused();
      await visitor.keyboard.press('Shift+Tab');
      await visitor.keyboard.press('Enter');
      await expect(visitor.getByRole('link', { name: say('Register') })).toBeVisible();
    });

    test('a visitor searches and filters, and moves along tabs and choices with the arrow keys', async ({
      page,
      say,
    }) => {
      await page.goto('/m/gameList?gameType=RNG');
      const list = page.getByRole('list', { name: say('Slots') });
      await expect(list).toBeVisible();
      await tabTo(page, page.getByRole('combobox'));
      await page.keyboard.type(language === 'pt' ? 'polvo' : 'octopus');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/q=/);
      const opener = page.getByRole('button', { name: say('Filter games') });
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog');
      await expect(panel).toBeVisible();
      await tabTo(page, panel.getByRole('button', { name: 'Abissal' }));
      await page.keyboard.press('Space');
      await expect(panel.getByRole('button', { name: 'Abissal' })).toHaveAttribute('aria-pressed', 'true');
      await tabTo(page, panel.getByRole('button', { name: say('Show games') }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/vassalage=AB/);
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();

      await go(page, '/m/help');
      const tabs = page.getByRole('tab');
      await tabTo(page, tabs.first());
      await page.keyboard.press('ArrowRight');
      await expect(tabs.nth(1)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('End');
      await expect(tabs.last()).toBeFocused();
      await page.keyboard.press('Tab');
      const question = page.getByRole('tabpanel').locator('summary').first();
      await tabTo(page, question);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('tabpanel').locator('details[open]')).toHaveCount(1);
      await go(page, '/m/login');
      const [own, other, field] =
        language === 'pt' ? ['Português', 'English', 'Username'] : ['English', 'Português', 'Usuário'];
      await expect(page.getByLabel(say('Username'), { exact: true })).toBeVisible();
      await tabTo(page, page.getByRole('radio', { name: own }));
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: other })).toBeChecked();
      await expect(page.getByLabel(field, { exact: true })).toBeVisible();
    });
  });
}

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

test('the first Tab offers to skip to the content; the focused element is never hidden behind the header or the bottom menu, and has a visible focus [2.4.11]', async ({
  visitor,
  say,
}) => {
  const skip = visitor.getByRole('link', { name: say('Skip to content') });
  const seen = new Set<string>();
  for (let presses = 0; presses < 90; presses += 1) {
    await visitor.keyboard.press('Tab');
    if (presses === 0) {
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
    }
    const found = await visitor.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const box = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const places = [0.1, 0.3, 0.5, 0.7, 0.9].map(
        (part) => [box.left + box.width / 2, box.top + box.height * part] as const,
      );
      const visible = places.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (element.contains(top) || top.contains(element));
      });
      const style = getComputedStyle(element);
      const ring = style.outlineStyle !== 'none' || style.boxShadow !== 'none';
      return { name: name.trim().slice(0, 40), visible, ring };
    });
    if (!found) break;
    seen.add(found.name);
    expect.soft(found, `focus ${presses + 1}`).toMatchObject({ visible: true });
  }
  expect(seen.size).toBeGreaterThan(30);
  await skip.focus();
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('main')).toBeFocused();
});
