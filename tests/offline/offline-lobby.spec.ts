import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { withGateway } from '../support/gateway.ts';
import { journeyLanguages } from '../support/soak.ts';
import { waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';
import { visitUntilCached } from '../support/worker.ts';

test.beforeEach(({ consoleWatch }) =>
  consoleWatch.allow(/Failed to load resource|ERR_|Failed to fetch|service worker/i),
);

async function expectLobby(page: Page, say: Say) {
  const tiles = page.getByRole('list', { name: say('Popular') }).getByRole('listitem');
  await expect(tiles).toHaveCount(9);
  await expect(page.getByRole('region', { name: say('Providers') }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: say('Announcements'), exact: false }).first()).not.toHaveText(
    say('No announcement'),
  );
  await expect(page.getByRole('group', { name: say('Latest winners') }).getByRole('button')).not.toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => {
            const { top, bottom } = image.getBoundingClientRect();
            return bottom > 0 && top < innerHeight && (!image.complete || image.naturalWidth === 0);
          })
          .map((image) => image.src),
      ),
    )
    .toEqual([]);
}

for (const language of journeyLanguages) {
  test.describe(`after one visit in ${language}`, () => {
    test.use({ language });

    test('when the gateway stops, the page stays and says so, and a reload and a new tab show the lobby [CARD-14]', async ({
      page,
      context,
      say,
    }) => {
      await withGateway(async (gateway) => {
        await context.addCookies([{ name: 'language', value: language, url: gateway.url }]);
        await visitUntilCached(page, gateway.url);
        await gateway.stop();
        await page
          .getByRole('group', { name: say('Categories') })
          .getByRole('button', { name: say('Lottery'), exact: true })
          .click();
        const refused = page.getByRole('alert').getByText(say('Open this page once while online to see it here.'));
        await expect(refused).toBeVisible();
        await expect(page.getByText(say('No internet. Showing the last saved version.'))).toBeVisible();
        await expect(page.getByRole('group', { name: say('Latest winners') })).toBeVisible();
        await page.reload();
        await waitForStart(page);
        await expect(page.getByRole('navigation', { name: say('Main menu') })).toBeVisible();
        await expect(page.getByRole('link', { name: say('Log in') })).toBeVisible();
        await expectLobby(page, say);
        await page.close();
        const tab = await context.newPage();
        await tab.goto(`${gateway.url}/m/home`);
        await waitForStart(tab);
        await expectLobby(tab, say);
      });
    });
  });
}
