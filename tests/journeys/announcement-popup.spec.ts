import type { APIRequestContext, Page } from '@playwright/test';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { readStores } from '../security/stores.ts';
import { expectAccessible } from '../support/axe.ts';
import { changeLobby } from '../support/database.ts';
import { expect } from '../support/fixtures.ts';
import { journeysOn } from '../support/own-gateway.ts';
import { go, waitForPage, waitForStart } from '../support/start.ts';

/** With announcements that pop up. */
const test = journeysOn({ DEMO_POPUPS: 'on' });

const stored = async (page: Page, key: string) =>
  JSON.parse((await readStores(page.mainFrame())).databases[key] ?? 'null') as {
    value: { show: boolean; data: object[] };
  } | null;

async function goHome(page: Page): Promise<void> {
  await page.goto('/');
  await waitForStart(page);
}

/** Sets the title of the announcement for visitors, and waits until the gateway serves it. */
async function rename(gateway: GatewayProcess, request: APIRequestContext, title: string): Promise<void> {
  await changeLobby(gateway, 'announcements', (db) =>
    db
      .updateTable('announcements')
      .set({ title_pt: title })
      .where('type', '=', 'PU')
      .where('execution', '=', 'B')
      .execute(),
  );
  await expect.poll(async () => (await request.get('/')).text()).toContain(title);
}

test('a visitor sees the announcement for visitors once, which is stored before it closes, and again when it is another one, but not in another language; links inside open their page, its action a game [S1-182, S1-183, S1-186, S1-287, S1-290, S1-291, S1-293, CARD-10]', async ({
  page,
  gateway,
  request,
  say,
}) => {
  await goHome(page);
  const popup = page.getByRole('dialog');
  await test.step('shown', async () => {
    await expect(popup.getByRole('heading', { name: 'Boas-vindas à Maré' })).toBeVisible();
    await expect(popup).toContainText('Mais de 1.500 jogos');
    await expect(page.locator('body')).toHaveClass(/popup-on/);
    await expect(popup.getByRole('button', { name: say('Next announcement') })).toHaveCount(0);
    await expectAccessible(page, '[role=dialog]');
    expect(await stored(page, 'mare-device/keyval/visitorPopup')).toMatchObject({ value: { show: true } });
  });
  await test.step('closed', async () => {
    await popup.evaluate(async (sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)));
    // The animation is paused at its start: anything stored by then was stored before it closed.
    await popup.evaluate((sheet) =>
      sheet.addEventListener('animationstart', () => {
        for (const animation of sheet.getAnimations()) animation.pause();
        sheet.setAttribute('data-plays', '');
      }),
    );
    await popup.getByRole('button', { name: say('Close') }).click();
    const going = page.locator('[data-plays][data-state=closed]');
    await expect(going).toBeVisible();
    await expect
      .poll(() => stored(page, 'mare-device/keyval/visitorPopup'))
      .toMatchObject({ value: { show: false, data: [{ title: 'Boas-vindas à Maré' }] } });
    await expect(going).toBeVisible();
    const far = (element: Element) => element.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration);
    expect(await going.evaluate(far)).not.toEqual([]);
    await going.evaluate((sheet) => sheet.getAnimations().forEach((animation) => animation.finish()));
    await expect(popup).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/popup-on/);
  });
  await test.step('not again', async () => {
    await goHome(page);
    await page.waitForTimeout(1500);
    await expect(popup).toHaveCount(0);
  });
  await rename(gateway, request, 'Boas-vindas de novo');
  try {
    await goHome(page);
    await expect(popup.getByRole('heading', { name: 'Boas-vindas de novo' })).toBeVisible();
    await popup.getByRole('link', { name: 'Tirar dúvidas' }).click();
    await expect(page).toHaveURL(/\/m\/help$/);
    await expect(popup).toHaveCount(0);
  } finally {
    await rename(gateway, request, 'Boas-vindas à Maré');
  }
  await goHome(page);
  await expect(popup.getByRole('button', { name: say('Create account') })).toBeVisible();
  await popup.getByRole('button', { name: say('Try a game') }).click();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=HOT$/);
  await expect(page.getByRole('list', { name: say('Popular') })).toBeVisible();
  await go(page, '/m/home');
  // The game list has the same switch.
  await waitForPage(page);
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.waitForTimeout(1500);
  await expect(popup).toHaveCount(0);
});

test('a member turns the pages of the popup, and closes mandatory ones on the last page; an internal link in an announcement stays in the app and an external one opens separately; one about rewards links to them [S1-119, S1-184, S1-185, S1-186, S1-268, S1-288, S1-292]', async ({
  member,
  context,
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
  await expect(popup.getByRole('button', { name: say('See my rewards') })).toHaveCount(0);
  await member.keyboard.press('Escape');
  await expect(popup.getByText(say('{position} of {count}', { position: 2, count: 2 }))).toBeVisible();
  await popup.getByRole('button', { name: say('See my rewards') }).click();
  await expect(member).toHaveURL(/\/m\/rewardCenter$/);
  await expect(popup).toHaveCount(0);
  await expect.poll(() => stored(member, 'mare-member/keyval/memberPopup')).toMatchObject({ value: { show: false } });
  expect((await stored(member, 'mare-member/keyval/memberPopup'))?.value.data).toHaveLength(2);

  await context.route('https://www.cvv.org.br/**', (route) => route.fulfill({ body: 'CVV' }));
  await go(member, '/m/notice');
  await member.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const opened = member.waitForEvent('popup');
  await member.getByRole('link', { name: 'cvv.org.br' }).first().click();
  await expect(await opened).toHaveURL(/^https:\/\/www\.cvv\.org\.br\/?$/);
  await expect(member).toHaveURL(/\/m\/notice$/);
  await member.getByRole('main').getByRole('link', { name: 'Ver os jogos da Cristal Sul' }).first().click();
  await expect(member).toHaveURL(/\/m\/gameList\?gameType=RNG&vassalage=CS$/);
  await expect(member.locator('body')).toHaveAttribute('data-same-page');
});
