import { expect, test } from '../support/fixtures.ts';
import { withGateway } from '../support/gateway.ts';
import { waitForStart } from '../support/start.ts';
import { waitForActiveWorker } from '../support/worker.ts';

test('when the gateway stops, the page stays, says so, and the shell opens without it', async ({
  page,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource|ERR_|Failed to fetch|service worker/i);
  await withGateway(async (gateway) => {
    await page.goto(gateway.url);
    await waitForStart(page);
    await waitForActiveWorker(page);
    await gateway.stop();
    await page
      .getByRole('group', { name: say('Categories') })
      .getByRole('button', { name: say('Lottery'), exact: true })
      .click();
    await expect(
      page.getByRole('alert').getByText(say('No internet. Check your connection and try again.')),
    ).toBeVisible();
    await expect(page.getByText(say('No internet. What you see is from before.'))).toBeVisible();
    await expect(page.getByRole('group', { name: say('Latest winners') })).toBeVisible();
    await page.reload();
    await waitForStart(page);
    await expect(page.getByRole('navigation', { name: say('Main menu') })).toBeVisible();
    await expect(page.getByRole('link', { name: say('Log in') })).toBeVisible();
  });
});
