import { comeBackAs } from '../support/begin-session.ts';
import { changeLobby, withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForStart } from '../support/start.ts';

test('inviting friends is offered to visitors, and to members while the merchant runs the promotion: else it is announced [S1-150, S1-335, S1-336]', async ({
  page,
  gateway,
  request,
  say,
}) => {
  const ofMerchant = (db: Parameters<Parameters<typeof withDatabase>[1]>[0]) =>
    db.selectFrom('merchants').select('settings').where('code', '=', 'mare').executeTakeFirstOrThrow();
  const { settings } = await withDatabase(gateway, ofMerchant);
  const run = async (promotions: readonly string[]) => {
    const changed = JSON.stringify({ ...(JSON.parse(settings) as object), promotions });
    await changeLobby(gateway, 'status', (db) =>
      db.updateTable('merchants').set({ settings: changed }).where('code', '=', 'mare').execute(),
    );
    const said = `"promotions":${JSON.stringify(promotions)}`;
    for (const path of ['/wps/system/status', '/m/home'])
      await expect.poll(async () => (await request.get(path)).text()).toContain(said);
  };
  const menu = page.getByRole('navigation', { name: say('Main menu') });
  const invite = menu.getByRole('link', { name: say('Invite') });
  const home = async () => {
    await page.goto('/m/home');
    await waitForStart(page);
    await expect(menu.getByRole('link', { name: say('Account') })).toBeVisible();
  };
  await run(['mission']);
  try {
    await home();
    await expect(invite).toBeVisible();
    await comeBackAs(page, gateway, 'helena.prado');
    await expect(page.getByRole('banner')).toContainText('helena.prado');
    await expect(invite).toHaveCount(0);
    // A link in an announcement still opens it.
    await page.goto('/m/inviteFriends', { waitUntil: 'commit' });
    // It is visible for a second only: no other check may precede it.
    await page.waitForFunction(
      (text) => [...document.querySelectorAll('[role=status]')].some((toast) => toast.textContent?.includes(text)),
      say('Coming soon'),
      { polling: 'raf' },
    );
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('status').getByText(say('Coming soon'))).toHaveCount(0);
    await run(['mission', 'referral']);
    await home();
    await expect(page.getByRole('banner')).toContainText('helena.prado');
    await invite.click();
    await expect(page).toHaveURL(/\/m\/inviteFriends$/);
  } finally {
    // An open page would read again once the promotion ends, and be refused.
    await page.goto('about:blank');
    await run((JSON.parse(settings) as { promotions: string[] }).promotions);
  }
});
