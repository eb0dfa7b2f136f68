import type { Locator, Page } from '@playwright/test';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { operate } from '../support/operate.ts';
import { ownAccount } from '../support/own-account.ts';
import { go, goWhole, waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An overlay: its page, the element that opens it, and its content. */
type Opened = {
  readonly at: string;
  readonly opener: (page: Page, say: Say) => Locator;
  /** Its name, or its role where its name varies. */
  readonly shown: (page: Page, say: Say) => Locator;
};
const named = (name: string) => (page: Page, say: Say) => page.getByRole('dialog', { name: say(name) });
const button =
  (name: string, place: 'main' | 'banner' = 'main') =>
  (page: Page, say: Say) =>
    page
      .getByRole(place)
      .getByRole('button', { name: say(name) })
      .first();
const question = (page: Page) => page.getByRole('alertdialog');

const before = '/m/help';
const scrollOf = (page: Page) => page.evaluate(() => scrollY);

/** Opens a page of the app over another one, scrolled as far as the opener stays visible. */
async function openPage(page: Page, { at, opener }: Opened, say: Say): Promise<Locator> {
  await goWhole(page, before);
  await goWhole(page, at);
  const found = opener(page, say);
  await found.scrollIntoViewIfNeeded();
  return found;
}

/** Back closes it and nothing else; Escape returns the focus, and leaves no history entry; the next back leaves the page. */
async function expectBackCloses(page: Page, say: Say, opened: Opened): Promise<void> {
  const opener = await openPage(page, opened, say);
  const shown = opened.shown(page, say);
  await opener.click();
  await expect(shown).toBeVisible();
  const scroll = await scrollOf(page);
  await page.goBack();
  await expect(shown).toHaveCount(0);
  await expect(page).toHaveURL(opened.at);
  await expect(opener).toBeFocused();
  expect(await scrollOf(page)).toBe(scroll);
  await opener.click();
  await expect(shown).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(before);
  await page.goForward();
  await expect(page).toHaveURL(opened.at);
  await expect(shown).toHaveCount(0);
}

const ofVisitors: Record<string, Opened> = {
  'the side menu': { at: '/m/home', opener: button('Menu', 'banner'), shown: named('Menu') },
  'the offer to install': {
    at: '/m/home',
    opener: button('Get the app', 'banner'),
    shown: (page) => page.getByRole('dialog'),
  },
  'customer service': { at: '/m/login', opener: button('Support'), shown: named('How can we help?') },
  'a game’s details': {
    at: '/m/gameList?gameType=HOT',
    opener: (page, say) => page.getByRole('button', { name: say('About {0}', { 0: 'Rei Polvo' }) }),
    shown: (page) => page.getByRole('dialog', { name: 'Rei Polvo' }),
  },
  'the filter': { at: '/m/gameList?gameType=RNG', opener: button('Filter'), shown: named('Filter') },
  'the choice of a country': {
    at: '/m/forget?by=sms',
    opener: (page, say) =>
      page.getByRole('button', { name: say('Country code: +{dialingCode}', { dialingCode: '55' }) }),
    shown: (page) => page.getByRole('dialog'),
  },
};

const ofMembers: Record<string, Opened> = {
  'the log-out question': { at: '/m/home', opener: button('Log out', 'banner'), shown: question },
  'the code for the installed app': {
    at: '/m/set',
    opener: button('Continue in the installed app'),
    shown: named('Continue in the installed app'),
  },
  'a detail of the account': {
    at: '/m/set/profile',
    opener: button('Nickname'),
    shown: (page) => page.getByRole('dialog'),
  },
  'a new passkey': { at: '/m/set/passkeys', opener: button('Add passkey'), shown: (page) => page.getByRole('dialog') },
};

test('back closes an overlay of a visitor’s page, and the page stays as it was; Escape leaves no history entry, either', async ({
  visitor,
  say,
}) => {
  test.slow();
  for (const [name, opened] of Object.entries(ofVisitors))
    await test.step(name, () => expectBackCloses(visitor, say, opened));
});

test('back closes an overlay of a member’s page, and the page stays as it was; Escape leaves no history entry, either', async ({
  page,
  gateway,
  say,
}) => {
  test.slow();
  const { userName } = await ownAccount(gateway);
  await comeBackAs(page, gateway, userName);
  for (const [name, opened] of Object.entries(ofMembers))
    await test.step(name, () => expectBackCloses(page, say, opened));
});

test('the topmost overlay is closed first: the dialog over the side menu, and the one over a message', async ({
  page,
  gateway,
  say,
}) => {
  const { userName } = await ownAccount(gateway);
  await operate(gateway, ['messages', 'send', userName, '--title-pt', 'Olá', '--text-pt', '<p>Texto.</p>']);
  await comeBackAs(page, gateway, userName);
  await goWhole(page, before);
  await go(page, '/m/home');
  const menu = page.getByRole('dialog', { name: say('Menu') });
  await button('Menu', 'banner')(page, say).click();
  await menu.getByRole('button', { name: say('Log out') }).click();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL('/m/home');

  await go(page, '/m/webEmail');
  await page
    .getByRole('list', { name: say('Inbox') })
    .getByRole('button', { name: 'Olá' })
    .first()
    .click();
  const message = page.getByRole('dialog', { name: 'Olá' });
  await message.getByRole('button', { name: say('Delete') }).click();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  for (let tries = 0; tries < 2 && (await message.count()) > 0; tries += 1) await page.goBack();
  await expect(message).toHaveCount(0);
  await expect(page).toHaveURL('/m/webEmail');
  await page.goBack();
  await expect(page).toHaveURL('/m/home');
});

test('back closes the suggestions of a search, and the typed text stays', async ({ visitor, say }) => {
  await goWhole(visitor, before);
  await goWhole(visitor, '/m/gameList?gameType=RNG');
  const field = visitor.getByRole('combobox', { name: say('Search for a game') });
  const list = visitor.getByRole('listbox');
  await field.fill('polvo');
  await expect(list).toBeVisible();
  await visitor.goBack();
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue('polvo');
  await field.press('Enter');
  await expect(visitor).toHaveURL('/m/gameList?gameType=RNG&q=polvo');
  await field.fill('rei');
  await expect(list).toBeVisible();
  await list.getByRole('option').last().click();
  await expect(visitor).toHaveURL('/m/gameList?gameType=RNG&q=rei');
  await visitor.goBack();
  await expect(visitor).toHaveURL(before);
});

test('a link in the side menu opens its page, and back from there leads to home without the menu; a choice of the filter and a reload leave no history entry', async ({
  visitor,
  say,
}) => {
  await goWhole(visitor, before);
  await go(visitor, '/m/home');
  const menu = visitor.getByRole('dialog', { name: say('Menu') });
  await button('Menu', 'banner')(visitor, say).click();
  await menu.getByRole('link', { name: say('Promotions') }).click();
  await expect(visitor).toHaveURL('/m/activity');
  await visitor.goBack();
  await expect(visitor).toHaveURL('/m/home');
  await expect(button('Menu', 'banner')(visitor, say)).toBeVisible();
  await expect(menu).toHaveCount(0);
  await visitor.goForward();
  await expect(visitor).toHaveURL('/m/activity');

  await go(visitor, '/m/gameList?gameType=RNG');
  await button('Filter')(visitor, say).click();
  const filter = visitor.getByRole('dialog', { name: say('Filter') });
  await filter.getByRole('button', { name: 'Lunar Sete' }).click();
  await filter.getByRole('button', { name: say('Show games') }).click();
  await expect(filter).toHaveCount(0);
  await expect(visitor).toHaveURL(/gameType=RNG&vassalage=/);
  const chosen = visitor.url();
  await button('Filter')(visitor, say).click();
  await expect(filter).toBeVisible();
  await visitor.reload();
  await waitForStart(visitor);
  await expect(filter).toHaveCount(0);
  await expect.poll(() => visitor.evaluate(() => JSON.stringify(history.state))).not.toContain('overlays');
  await expect(visitor).toHaveURL(chosen);
  await visitor.goBack();
  await expect(visitor).toHaveURL('/m/activity');
});
