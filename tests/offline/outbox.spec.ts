import type { BrowserContext, Page } from '@playwright/test';
import { startGateway } from '../../scripts/tool/gateway-process.ts';
import { builtFile } from '../support/built-file.ts';
import { favouritesOf } from '../support/favourites.ts';
import { expect, test } from '../support/fixtures.ts';
import { withGateway } from '../support/gateway.ts';
import { demoAccount } from '../support/members.ts';
import { memberKeys } from '../support/session.ts';
import { signIn } from '../support/sign-in.ts';
import { waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';
import { sendLogin } from '../support/login-form.ts';

const account = demoAccount('rafael.lima');
test.use({ account });
test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/Failed to load resource|ERR_/));

const starOf = (page: Page, say: Say, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('Keep {name} in the favourites', { name }) })
    .first();
const markOf = (page: Page, say: Say) => page.getByRole('main').getByText(say('Not sent yet'));

/** Every write of a favourite that got an answer, as `METHOD game`. */
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

const starCode = ['shared', 'src/components/unsent-mark.tsx'].map(builtFile);
/** Until the page has what a star needs without a network. */
async function settle(page: Page): Promise<void> {
  const here = (files: string[]) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return files.every((file) => loaded.includes(file));
  };
  await page.waitForFunction(here, starCode);
  await page.waitForLoadState('networkidle');
}

test('a star tapped without a network shows at once, marked, and is sent once when the network is back [S1-279]', async ({
  member,
  context,
  gateway,
  say,
}) => {
  const star = starOf(member, say, 'Rei Polvo');
  await settle(member);
  const writes = countWrites(context);
  await context.setOffline(true);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(markOf(member, say)).toHaveCount(1);
  await expect(
    member.getByRole('status').getByText(say('Kept here, and sent when the internet is back.')),
  ).toBeVisible();
  expect(await favouritesOf(gateway, account.userName)).not.toContain('ab-rei-polvo');
  await context.setOffline(false);
  await expect(markOf(member, say)).toHaveCount(0);
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(await favouritesOf(gateway, account.userName)).toContain('ab-rei-polvo');
  await settle(member);
  expect(writes).toEqual(['POST ab-rei-polvo']);
});

test('one that was tapped without a network is sent by the next visit [S1-279]', async ({
  member,
  context,
  gateway,
  say,
}) => {
  await settle(member);
  const writes = countWrites(context);
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
  expect(writes).toEqual(['POST ls-gato-da-lua']);
});

test('what two tabs want counts as it was chosen last [S1-279]', async ({ member, context, gateway, say }) => {
  const other = await openTab(context);
  await Promise.all([settle(member), settle(other)]);
  const writes = countWrites(context);
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
  expect(writes).toEqual(['DELETE amb-farao-da-areia']);
  expect(await favouritesOf(gateway, account.userName)).not.toContain('amb-farao-da-areia');
});

test('who logs out is told what would be lost, and it is never sent as the next one [S1-281]', async ({
  member,
  context,
  gateway,
  say,
}) => {
  await member.goto('/m/member/home');
  await waitForStart(member);
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
  await signIn(home, next);
  await settle(home);
  expect(writes).toEqual([]);
  expect(await favouritesOf(gateway, account.userName)).not.toContain('fsc-vulcao-7');
  expect(await favouritesOf(gateway, next.userName)).toEqual([]);
});

test('while the gateway is down a star is queued, and sent when it is back and the page is looked at [S1-279]', async ({
  page,
  context,
  say,
}) => {
  await withGateway(async (gateway) => {
    await context.addCookies([{ name: 'language', value: 'pt', url: gateway.url }]);
    await page.goto(`${gateway.url}/m/login`);
    await sendLogin(page, say, account);
    await expect(page).not.toHaveURL(/login/);
    const star = starOf(page, say, 'Rei Polvo');
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await settle(page);
    const writes = countWrites(context);
    await gateway.stop();
    await star.click();
    await expect(markOf(page, say)).toHaveCount(1, { timeout: 12_000 });
    await expect(star).toHaveAttribute('aria-pressed', 'true');

    const ports = { PORT: new URL(gateway.url).port, GAMES_PORT: new URL(gateway.gamesUrl).port };
    const again = await startGateway({
      dataFolder: gateway.dataFolder,
      env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn', ...ports },
    });
    try {
      // The window gets the focus back.
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(markOf(page, say)).toHaveCount(0);
      expect(await favouritesOf(gateway, account.userName)).toContain('ab-rei-polvo');
      expect(writes).toEqual(['POST ab-rei-polvo']);
    } finally {
      await again.stop();
    }
  });
});
