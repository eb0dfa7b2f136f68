import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { sendLogin } from '../support/login-form.ts';
import { isSoak } from '../support/soak.ts';
import { go, waitForStart } from '../support/start.ts';

const day = 86_400_000;

/** A phone's clock that is wrong, after an empty battery or a manual change. */
for (const days of isSoak ? [-400, -3, 3, 400] : [-3, 400]) {
  test(`on a device whose clock is ${days} days off a member signs in, and no age or date is wrong`, async ({
    page,
    context,
    say,
    consoleWatch,
  }) => {
    // A first attempt may be encrypted with the device's own time: the response contains the right time.
    consoleWatch.allow(/status of 400 .*\/wps\/session\/login/);
    // Being read when the network is lost.
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/);
    await context.addInitScript((off) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + off;
    }, days * day);
    await page.goto('/');
    await waitForStart(page);
    const old = page.getByText(new RegExp(`^${say('Saved {age}', { age: '.*' })}$`));
    await expect(old).toHaveCount(0);
    await go(page, '/m/login');
    await sendLogin(page, say, demoAccount('helena.prado'));
    await expect(page.getByRole('banner')).toContainText('helena.prado');
    await expect(old).toHaveCount(0);
    await page.reload();
    await waitForStart(page);
    await expect(page.getByRole('banner')).toContainText('helena.prado');
    await expect(old).toHaveCount(0);
    await context.setOffline(true);
    await expect(old.first()).toBeVisible();
    for (const age of await old.allTextContents()) expect(age).not.toMatch(/dia|mês|ano/);
  });
}
