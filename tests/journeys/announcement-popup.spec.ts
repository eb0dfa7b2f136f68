import type { Page } from '@playwright/test';
import { readStores } from '../security/stores.ts';
import { expectAccessible } from '../support/axe.ts';
import { changeLobby } from '../support/database.ts';
import { expect, test } from '../support/popups.ts';
import { waitForStart } from '../support/start.ts';

const stored = async (page: Page, key: string) =>
  JSON.parse((await readStores(page.mainFrame())).databases[key] ?? 'null') as {
    value: { show: boolean; data: object[] };
  } | null;

async function goHome(page: Page): Promise<void> {
  await page.goto('/');
  await waitForStart(page);
}

test('a visitor sees the announcement for visitors once, and again when it is another one [S1-183, S1-182, S1-287, S1-290, S1-293, CARD-10]', async ({
  page,
  gateway,
  say,
}) => {
  await goHome(page);
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading', { name: 'Boas-vindas à Maré' })).toBeVisible();
  await expect(popup).toContainText('Mais de 1.500 jogos');
  await expect(page.locator('body')).toHaveClass(/popup-on/);
  await expect(popup.getByRole('button', { name: say('Next announcement') })).toHaveCount(0);
  await expectAccessible(page, '[role=dialog]');
  expect(await stored(page, 'mare-device/keyval/visitorPopup')).toMatchObject({ value: { show: true } });
  await popup.getByRole('button', { name: say('Close') }).click();
  await expect(popup).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/popup-on/);
  await expect
    .poll(() => stored(page, 'mare-device/keyval/visitorPopup'))
    .toMatchObject({ value: { show: false, data: [{ title: 'Boas-vindas à Maré' }] } });

  await goHome(page);
  await page.waitForTimeout(1500);
  await expect(popup).toHaveCount(0);
  await changeLobby(gateway, 'announcements', (db) =>
    db
      .updateTable('announcements')
      .set({ title_pt: 'Boas-vindas de novo' })
      .where('type', '=', 'PU')
      .where('execution', '=', 'B')
      .execute(),
  );
  await expect(async () => {
    await goHome(page);
    await expect(popup.getByRole('heading', { name: 'Boas-vindas de novo' })).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test('closing it is stored, then it goes with an animation, and then it is gone [S1-291]', async ({ page, say }) => {
  await goHome(page);
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading')).toBeVisible();
  await popup.evaluate(async (sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)));
  // The animation is stopped at its begin: what is stored by then was stored before it was gone.
  await popup.evaluate((sheet) =>
    sheet.addEventListener('animationstart', () => {
      for (const animation of sheet.getAnimations()) animation.pause();
      sheet.setAttribute('data-plays', '');
    }),
  );
  await popup.getByRole('button', { name: say('Close') }).click();
  const going = page.locator('[data-plays][data-state=closed]');
  await expect(going).toBeVisible();
  await expect.poll(() => stored(page, 'mare-device/keyval/visitorPopup')).toMatchObject({ value: { show: false } });
  await expect(going).toBeVisible();
  const far = (element: Element) => element.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration);
  expect(await going.evaluate(far)).not.toEqual([]);
  await going.evaluate((sheet) => sheet.getAnimations().forEach((animation) => animation.finish()));
  await expect(going).toHaveCount(0);
});

test('a link inside it leads to its page, and the popup is closed [S1-186, S1-184]', async ({ page, say }) => {
  await goHome(page);
  const popup = page.getByRole('dialog');
  await popup.getByRole('link', { name: 'Tirar dúvidas' }).click();
  await expect(page).toHaveURL(/\/m\/help$/);
  await expect(popup).toHaveCount(0);
  await page.context().clearCookies();
  await page.evaluate(() => indexedDB.deleteDatabase('mare-device'));
  await goHome(page);
  await popup.getByRole('button', { name: say('See my rewards') }).click();
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);
});

test('a member turns the pages of his, and closes what must be read from the last one [S1-119, S1-288, S1-292, S1-268]', async ({
  member,
  say,
}) => {
  const popup = member.getByRole('dialog');
  await expect(popup.getByText(say('{position} of {count}', { position: 1, count: 2 }))).toBeVisible();
  const first = await popup.getByRole('heading').first().textContent();
  await popup.getByRole('button', { name: say('Next announcement') }).click();
  await expect(popup.getByRole('heading').first()).not.toHaveText(first ?? '');
  await popup.getByRole('button', { name: say('Previous announcement') }).click();
  await expect(popup.getByRole('heading').first()).toHaveText(first ?? '');
  await expectAccessible(member, '[role=dialog]');
  await member.keyboard.press('Escape');
  await expect(popup.getByText(say('{position} of {count}', { position: 2, count: 2 }))).toBeVisible();
  await popup.getByRole('button', { name: say('Close') }).click();
  await expect(popup).toHaveCount(0);
  await expect.poll(() => stored(member, 'mare-member/keyval/memberPopup')).toMatchObject({ value: { show: false } });
  expect((await stored(member, 'mare-member/keyval/memberPopup'))?.value.data).toHaveLength(2);
});
