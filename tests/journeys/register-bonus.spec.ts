import { changeLobby } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForStart } from '../support/start.ts';

test('the bonus of a merchant whose currency is a peso is named in Peso in English [S2-047]', async ({
  page,
  gateway,
}) => {
  const pays = (currency: string, currency_symbol: string) =>
    changeLobby(gateway, 'status', (db) =>
      db.updateTable('merchants').set({ currency, currency_symbol }).where('code', '=', 'mare').execute(),
    );
  await pays('MXN', '$');
  try {
    await page.goto('/m/register');
    await waitForStart(page);
    await page.getByRole('radio', { name: 'English' }).click();
    // A reload before the texts are there would forget the choice.
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('New member welcome bonus: 20.00 Peso')).toBeVisible({ timeout: 2000 });
    }).toPass();
  } finally {
    await pays('BRL', 'R$');
  }
});
