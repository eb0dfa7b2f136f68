import type { Page } from '@playwright/test';
import { percentile } from '../bench/support/numbers.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { payCharge, validCpf } from '../support/demo-bank.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownAccount } from '../support/own-account.ts';
import { operate } from '../support/operate.ts';
import { isSoak } from '../support/soak.ts';
import { waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

/** Payments that are timed. A member may begin twenty deposits an hour. */
const [members, payments] = isSoak ? [4, 15] : [1, 4];

/** Begins a deposit of R$ 20 on a page that is signed in. */
async function begin(page: Page, say: Say, cpf: string) {
  const heard = page.waitForResponse(/\/wps\/payments\/stream/);
  await page.goto('/m/voucherCenter');
  await waitForStart(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '20', exact: true }).click();
  const asked = main.getByLabel(say('Your CPF'));
  if (await asked.isVisible()) await asked.fill(cpf);
  await main.getByRole('button', { name: say('Continue with Pix') }).click();
  await expect(main.getByText(say('Waiting for the payment'))).toBeVisible();
  await heard;
  return {
    bank: new URL((await main.getByRole('link', { name: say('Pay at the demo bank') }).getAttribute('href')) ?? ''),
    credited: main.getByRole('heading', { name: say('Money in your account') }),
  };
}

/** Notes when a text comes to the screen; resolves with its time, epoch ms. */
const shownAt = (page: Page, text: string) =>
  page.evaluate(
    (awaited) =>
      new Promise<number>((resolve) => {
        const look = () => document.querySelector('main')?.textContent.includes(awaited) && resolve(Date.now());
        new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
        look();
      }),
    text,
  );

/** Makes the page believe that the app goes to the background, or comes back. */
const show = (page: Page, visibility: 'hidden' | 'visible') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

test('an open page says within two seconds of the bank’s payment that the money is there [S1-030]', async ({
  page,
  gateway,
  say,
}) => {
  test.setTimeout(60_000 + members * payments * 10_000);
  const times: number[] = [];
  for (let member = 0; member < members; member += 1) {
    const { userName } = await ownAccount(gateway);
    await comeBackAs(page, gateway, userName);
    for (let payment = 0; payment < payments; payment += 1) {
      const { bank, credited } = await begin(page, say, validCpf(userName));
      const shown = shownAt(page, say('Money in your account'));
      const paid = await payCharge(bank);
      times.push((await shown) - paid);
      await expect(credited).toBeVisible();
    }
  }
  const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(`from the bank's payment to the screen: ${times.length} payments, median ${median} ms, p95 ${p95} ms`);
  if (isSoak) expect(p95).toBeLessThanOrEqual(2000);
});

test('a page that comes back to the foreground, or to the network, says at once what has become of the payment', async ({
  page,
  gateway,
  consoleWatch,
  say,
}) => {
  // What was asked for when the network went.
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/);
  const { userName } = await ownAccount(gateway);
  await comeBackAs(page, gateway, userName);
  for (const away of ['hidden', 'offline'] as const) {
    const { bank, credited } = await begin(page, say, validCpf(userName));
    const leave = (gone: boolean) =>
      away === 'hidden' ? show(page, gone ? 'hidden' : 'visible') : page.context().setOffline(gone);
    await leave(true);
    if (away === 'offline') await expect(page.getByText(say('Connecting again…'))).toBeVisible();
    await payCharge(bank);
    await expect(async () =>
      expect(await operate(gateway, ['deposit', 'list', userName])).not.toContain('waiting'),
    ).toPass();
    await expect(credited).toBeHidden();
    const back = Date.now();
    const shown = shownAt(page, say('Money in your account'));
    await leave(false);
    console.log(`back from ${away} to the screen: ${(await shown) - back} ms`);
    await expect(credited).toBeVisible();
  }
});

test('what one device begins, another shows as it changes [S1-030]', async ({ page, gateway, say, browser }) => {
  const { userName } = await ownAccount(gateway);
  await comeBackAs(page, gateway, userName);
  const other = await browser.newContext({ baseURL: gateway.url, locale: 'pt-BR' });
  const second = await other.newPage();
  await comeBackAs(second, gateway, userName);
  await second.goto('/m/voucherCenter');
  await waitForStart(second);
  const list = second.getByRole('main').getByRole('list', { name: say('Your deposits') });
  const { bank, credited } = await begin(page, say, validCpf(userName));
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText(say('Waiting for the payment'));
  await payCharge(bank);
  await expect(credited).toBeVisible();
  await expect(list).toContainText(say('In your balance'));
  await other.close();
});
