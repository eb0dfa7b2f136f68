import type { Page } from '@playwright/test';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { madeUp, nonsense } from '../support/nonsense.ts';
import { servedPaths } from '../support/pages.ts';
import { go, waitForStart } from '../support/start.ts';

/** The gateway responds with errors for missing things, and the browser prints them. */
const notThere = /Failed to load resource.*status of 40[04].*\/(?:wps|lgw)\//;
/** Until the router is idle; where the page rewrites the URL, it differs from the requested one. */
const waitForRest = (page: Page) =>
  page.waitForFunction(
    () =>
      (window as unknown as { __TSR_ROUTER__: { state: { status: string } } }).__TSR_ROUTER__.state.status === 'idle',
  );

const worst = nonsense['values of other kinds'];

test('no page breaks on nonsensical parameters: the gateway responds, a document hydrates, and missing things are reported', async ({
  page,
  gateway,
  account,
  request,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(notThere);
  const broken: string[] = [];
  page.on('response', (answer) => void (answer.status() >= 500 && broken.push(`${answer.status()} ${answer.url()}`)));
  for (const path of servedPaths)
    for (const query of Object.values(nonsense))
      expect((await request.get(path + query)).status(), path + query).toBe(200);
  const addresses = [...['/', '/m/help', '/m/register'].map((path) => path + worst), '/m/activity/%E0%A4%A'];
  const expectPage = async (address: string) => {
    await waitForRest(page);
    const main = page.getByRole('main');
    await expect(main, address).not.toBeEmpty();
    await expect(main.getByText(say('This page did not open')), address).toHaveCount(0);
  };
  for (const address of addresses) {
    await page.goto(address);
    await waitForStart(page);
    await expectPage(address);
  }
  // A signed-in member is not sent to a login.
  await comeBackAs(page, gateway, account.userName);
  for (const [address, text] of Object.entries(madeUp)) {
    await go(page, address);
    await expect(page.getByRole('main').getByText(say(text)).first(), address).toBeVisible();
    await expectPage(address);
  }
  expect(broken).toEqual([]);
});
