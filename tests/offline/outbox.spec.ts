import type { BrowserContext, Page } from '@playwright/test';
import { builtFile } from '../support/built-file.ts';
import { favouritesOf } from '../support/favourites.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { memberKeys } from '../support/session.ts';
import { signIn } from '../support/sign-in.ts';
import { go, waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const account = demoAccount('rafael.lima');
test.use({ account });
test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/Failed to load resource|ERR_/));

const starOf = (page: Page, say: Say, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('Save {name} to favourites', { name }) })
    .first();
const markOf = (page: Page, say: Say) => page.getByRole('main').getByText(say('Not sent yet'));

/** Every write of a favourite that got a response, as `METHOD game`. */
function countWrites(context: BrowserContext): string[] {
  const writes: string[] = [];
  context.on('response', (response) => {
    const request = response.request();
    if (!/(?:add|remove)FavoriteGameV2$/.test(new URL(response.url()).pathname)) return;
    writes.push(`${request.method()} ${(request.postDataJSON() as { nodeId: string }).nodeId}`);
  });
  return writes;
}

/** One more tab of the same member, at home. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await waitForStart(page);
  return page;
}

const starCode = ['shared', 'src/components/kit/unsent-mark.tsx'].map(builtFile);
/** Until the page has loaded the code that a star needs offline. */
async function settle(page: Page): Promise<void> {
  const here = (files: string[]) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return files.every((file) => loaded.includes(file));
  };
  await page.waitForFunction(here, starCode);
  await page.waitForLoadState('networkidle');
}

test('a star tapped offline shows at once, marked, and is sent once: when the network is back, by the next visit, and as it was chosen last in two tabs [S1-279]', async ({
  member,
  context,
  gateway,
  say,
}) => {
  const writes = countWrites(context);
  await test.step('sent when the network is back', async () => {
    const star = starOf(member, say, 'Rei Polvo');
    await settle(member);
    await context.setOffline(true);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(markOf(member, say)).toHaveCount(1);
    await expect(
      member.getByRole('status').getByText(say('Saved here. We will send it when you are back online.')),
    ).toBeVisible();
    expect(await favouritesOf(gateway, account.userName)).not.toContain('ab-rei-polvo');
    await context.setOffline(false);
    await expect(markOf(member, say)).toHaveCount(0);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(await favouritesOf(gateway, account.userName)).toContain('ab-rei-polvo');
    await settle(member);
    expect(writes).toEqual(['POST ab-rei-polvo']);
  });
  const other = await openTab(context);
  await test.step('two tabs with different choices', async () => {
    await settle(other);
    await context.setOffline(true);
    await starOf(member, say, 'Faraó da Areia').click();
    const there = starOf(other, say, 'Faraó da Areia');
    await expect(there).toHaveAttribute('aria-pressed', 'true');
    await expect(markOf(other, say)).toHaveCount(1);
    await there.click();
    await expect(starOf(member, say, 'Faraó da Areia')).toHaveAttribute('aria-pressed', 'false');
    await context.setOffline(false);
    await expect(markOf(member, say)).toHaveCount(0);
    await expect(markOf(other, say)).toHaveCount(0);
    await settle(member);
    expect(writes.slice(1)).toEqual(['DELETE amb-farao-da-areia']);
    expect(await favouritesOf(gateway, account.userName)).not.toContain('amb-farao-da-areia');
  });
  await test.step('sent by the next visit', async () => {
    await other.close();
    await context.setOffline(true);
    await starOf(member, say, 'Gato da Lua').click();
    await expect(markOf(member, say)).toHaveCount(1);
    await member.close();
    await context.setOffline(false);
    const next = await openTab(context);
    await expect(starOf(next, say, 'Gato da Lua')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => favouritesOf(gateway, account.userName)).toContain('ls-gato-da-lua');
    await expect(markOf(next, say)).toHaveCount(0);
    await settle(next);
    expect(writes.slice(2)).toEqual(['POST ls-gato-da-lua']);
  });
});

test('logout warns about unsent changes, and they are never sent for the next member [S1-281]', async ({
  member,
  context,
  gateway,
  say,
}) => {
  await go(member, '/m/member/home');
  await member
    .getByRole('main')
    .getByRole('button', { name: say('Log out') })
    .click();
  const dialog = member.getByRole('alertdialog');
  await expect(dialog).toContainText(say('Are you sure you want to log out?'));
  await dialog.getByRole('button', { name: say('Cancel') }).click();
  const home = await openTab(context);
  await settle(home);
  const writes = countWrites(context);
  await context.setOffline(true);
  await starOf(home, say, 'Vulcão 7').click();
  await expect(markOf(home, say)).toHaveCount(1);
  await member
    .getByRole('main')
    .getByRole('button', { name: say('Log out') })
    .click();
  await expect(dialog).toContainText('1 mudança nos seus favoritos ainda não foi enviada e vai se perder.');
  await dialog.getByRole('button', { name: say('Log out') }).click();
  await expect(markOf(home, say)).toHaveCount(0);
  expect(await memberKeys(home)).toEqual([]);
  await context.setOffline(false);
  const next = demoAccount('bianca.souza');
  // By the page, which first sends the pending logout.
  await signIn(home, next);
  await expect(home.getByRole('banner')).toContainText(next.userName);
  await home.waitForLoadState('networkidle');
  expect(writes).toEqual([]);
  expect(await favouritesOf(gateway, account.userName)).not.toContain('fsc-vulcao-7');
  expect(await favouritesOf(gateway, next.userName)).toEqual([]);
});
