import { test } from '../support/fixtures.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { demoMember } from '../support/members.ts';
const paths = { bets: '/m/gameRecord', account: '/m/transaction/record', profit: '/m/profitandloss' };
for (const [language, theme] of [['pt', 'light'], ['en', 'dark']] as const)
  test.describe(language, () => {
    test.use({ language });
    test('shots', async ({ page, gateway }) => {
      test.setTimeout(120_000);
      await page.addInitScript((t) => localStorage.setItem('theme', t), theme);
      await comeBackAs(page, gateway, demoMember.userName);
      for (const [name, path] of Object.entries(paths)) {
        await page.goto(path);
        await page.waitForTimeout(1200);
        await page.screenshot({ path: `/tmp/shots/${name}-${language}.png` });
        await page.screenshot({ path: `/tmp/shots/${name}-${language}-full.png`, fullPage: true });
        await page.goto(`${path}?from=2026-09-01&to=2026-09-02`);
        await page.waitForTimeout(800);
        await page.screenshot({ path: `/tmp/shots/${name}-${language}-empty.png`, fullPage: true });
      }
    });
  });
