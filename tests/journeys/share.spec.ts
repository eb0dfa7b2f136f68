import type { Page } from '@playwright/test';
import { askHotGames } from '../support/ask.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a running game is shared by a link that opens its launch screen, for a member and for a guest, or by the device’s own sheet where there is one; a link to a removed game says so', async ({
  member,
  say,
  request,
  browser,
  gateway,
}) => {
  const game = (await askHotGames(request, 'pt')).find(({ gameType }) => gameType === 'RNG');
  const name = game?.displayName ?? '-';
  const running = await openGame(member, say, say('Popular'), name);
  await running.dialog.getByRole('button', { name: say('Share {name}', { name }) }).click();
  await expect(member.getByText(say('Address copied'))).toBeVisible();
  const link = await clipboard(member);
  expect(link).toBe(`${gateway.url}/m/launchGame?vendor=${game?.vassalage}&game=${game?.nodeId}`);
  await running.leave.click();

  await member.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = (data) => Promise.resolve(void shared.push(data ?? {}));
  });
  await member.goto(link);
  await expect(member.getByRole('heading', { level: 1, name })).toBeVisible();
  await member.getByRole('button', { name: say('Share {name}', { name }) }).click();
  await expect
    .poll(() => member.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
    .toEqual([{ title: name, url: member.url() }]);
  await member
    .getByRole('main')
    .getByRole('button', { name: say('Play'), exact: true })
    .click();
  await expect(member.getByRole('dialog', { name, exact: true })).toBeVisible();

  const context = await browser.newContext({ baseURL: gateway.url });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  await guest.getByRole('button', { name: say('Play the demo') }).click();
  await expect(guest.getByRole('dialog', { name, exact: true })).toBeVisible();
  await guest.goto('/m/launchGame?vendor=LS&game=nothing-1');
  await expect(guest.getByRole('heading', { name: say('This game is no longer available') })).toBeVisible();
  await context.close();
});
