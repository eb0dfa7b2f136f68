import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { playRound, runningGame } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import type { Say } from '../support/texts.ts';

test.use({ account: demoAccount('bianca.souza'), contextOptions: { reducedMotion: 'reduce' } });

const name = 'Gato da Lua';
/** The game's page with an inline script, truncated as if its second half was lost. */
const halve = async (route: Route) => {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.indexOf('<script')) });
};
/** Requests aborted between the tap and the game. */
const stages = [
  { what: 'its page does not come', path: '/slot/', cut: (route: Route) => route.abort('failed') },
  { what: 'half of its page comes, without its script', path: '/slot/', cut: halve },
  { what: 'its server does not open it', path: '/api/session', cut: (route: Route) => route.abort('failed') },
];

/** Counts the pending calls of a page: a leap of the clock would let them time out, as if offline. */
function countCalls(page: Page): () => number {
  const calls = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'fetch' && calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return () => calls.size;
}

const tapGame = (page: Page, say: Say) =>
  page
    .getByRole('list', { name: say('Popular') })
    .getByRole('button', { name })
    .first()
    .click();

test('a game whose page does not arrive or is truncated, or whose server fails is covered by an error within ten seconds, and a new launch opens it', async ({
  member,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_FAILED|Failed to load resource/);
  await member.clock.install();
  const calls = countCalls(member);
  const game = runningGame(member, say, name);
  const frame = game.dialog.locator('iframe');
  const words = game.dialog.getByRole('alert');
  for (const { what, path, cut } of stages) {
    await test.step(what, async () => {
      const lost = (url: URL) => url.origin === gateway.gamesUrl && url.pathname === path;
      await member.route(lost, cut);
      await tapGame(member, say);
      await expect(frame).toHaveCount(1);
      const address = await frame.getAttribute('src');
      await expect(game.dialog).toContainText('R$ 0,00');
      await expect.poll(calls).toBe(0);
      await member.clock.fastForward(10_000);
      await expect(words.getByRole('heading', { name: say('The game did not open') })).toBeVisible();
      // The error covers the whole frame.
      const [cover, under] = await Promise.all([words.locator('xpath=..').boundingBox(), frame.boundingBox()]);
      expect(cover).toEqual(under);

      await member.unroute(lost);
      await words.getByRole('button', { name: say('Try again') }).click();
      await expect(game.spin).toBeEnabled({ timeout: 20_000 });
      await expect(words).toHaveCount(0);
      expect(await frame.getAttribute('src')).not.toBe(address);
      if (what !== stages.at(-1)?.what) {
        await game.leave.click();
        await expect(game.dialog).toHaveCount(0);
      }
    });
  }
  await playRound(member, game);
});

test('a game that loses the network says so at once, and can be left', async ({
  member,
  gateway,
  context,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_|Failed to load resource/);
  await member.route(`${gateway.gamesUrl}/slot/**`, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  const address = member.url();
  await tapGame(member, say);
  const { dialog } = runningGame(member, say, name);
  const words = dialog.getByRole('alert');
  await expect(words.getByRole('heading', { name: say('No internet') })).toBeVisible();
  await words.getByRole('button', { name: say('Leave') }).click();
  await expect(dialog).toHaveCount(0);
  await context.setOffline(false);
  expect(member.url()).toBe(address);
});
