import { expectAccessible } from '../support/axe.ts';
import { changeLobby } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';

const texts = {
  pt: { title: 'Clube VIP', gold: 'Clube Maré Ouro', turnover: /R\$\s50\.000,00/, back: 'Voltar aos jogos' },
  en: { title: 'VIP club', gold: 'Maré Club Gold', turnover: /R\$50,000\.00/, back: 'Back to the games' },
} as const;

for (const language of ['pt', 'en'] as const) {
  test.describe(`the VIP page in ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 740 } });

    test('shows the levels without the app, and links back to it [S1-086]', async ({ page }) => {
      const { title, gold, turnover, back } = texts[language];
      const answer = await page.goto('/vip/vip.html');
      expect(answer?.headers()['content-type']).toBe('text/html; charset=utf-8');
      await expect(page).toHaveTitle(`${title} · Maré`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const level = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: gold }) });
      await expect(level).toContainText(turnover);
      expect(await page.evaluate(() => document.querySelector('script[src], #root'))).toBeNull();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expectAccessible(page);
      await page.getByRole('link', { name: back }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  });
}

test('the VIP page has the theme that was chosen in the app; a level that the operator changes is shown at the next visit', async ({
  visitor: page,
  gateway,
}) => {
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/vip/vip.html');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 22, 29)');
  await expect(page.getByRole('heading', { name: 'Clube Maré Prata' })).toBeVisible();
  await changeLobby(gateway, 'vip', (db) =>
    db.updateTable('vip_levels').set({ name_pt: 'Clube Maré Pérola' }).where('id', '=', 'prata').execute(),
  );
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Clube Maré Pérola' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});
