import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { sendLogin } from '../support/login-form.ts';
import { isSoak } from '../support/soak.ts';
import { go, waitForStart } from '../support/start.ts';

const day = 86_400_000;

/** The clock of the phone in a pocket that was empty for a while, or that a child has set. */
for (const days of isSoak ? [-400, -3, 3, 400] : [-3, 400]) {
  test(`on a device whose clock is ${days} days off a member signs in, and nothing looks old or new that is not`, async ({
    page,
    context,
    say,
    consoleWatch,
  }) => {
    // A first attempt may be sealed by the device's own clock: the answer to it says what time it is.
    consoleWatch.allow(/status of 400 .*\/wps\/session\/login/);
    // What is being read when the network goes away.
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
