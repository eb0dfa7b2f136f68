import { expect } from '@playwright/test';
import { playRound, runningGame } from '../support/game.ts';
import * as effects from './effects.ts';
import { calls, type Journey, type Scene, troubleIn } from './journey.ts';
import { account, enter, signedIn } from './member-journeys.ts';
import { comeBack } from './visitor-journeys.ts';

const played = 'Rei Polvo';

/**
 * A game can be played, and a round moves money once. `opened`: the maximum number of started games, each with its own URL: one
 * that was interrupted after its start is followed by another.
 */
async function checkPlay(scene: Scene, launches: number, opened: number): Promise<void> {
  const { page, say, gateway } = scene;
  const game = runningGame(page, say, played);
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(game.spin).toBeEnabled();
  const begun = await effects.playedBy(gateway, account.userName, scene.since);
  expect(begun, 'no money has moved').toMatchObject({ bets: 0, postings: 0 });
  expect(begun.opened, 'a game is running').toBeGreaterThan(0);
  expect(begun.opened, 'games begun').toBeLessThanOrEqual(opened);
  expect(begun.launches, 'addresses given out, one for a tap').toBeLessThanOrEqual(launches);
  const { win } = await playRound(page, game);
  const after = await effects.playedBy(gateway, account.userName, scene.since);
  expect(after, 'one bet, booked once, and its win').toMatchObject({ bets: 1, postings: win > 0 ? 2 : 1 });
}

/** The first of the three steps to a game: the call. */
export const launch: Journey = {
  name: 'launch',
  paths: calls,
  member: account.userName,
  prepare: enter,
  act: ({ page, say }) =>
    page
      .getByRole('list', { name: say('Popular'), exact: true })
      .getByRole('button', { name: played })
      .first()
      .click(),
  done: ({ page, say }) => runningGame(page, say, played).spin,
  told: troubleIn,
  again: (scene) => launch.act(scene),
  check: (scene, tries) => checkPlay(scene, tries, 1),
  stands: signedIn,
};

/** The following steps are the game's own: errors are shown by our cover over the frame, which offers a new launch. */
const step = (name: string, paths: RegExp): Journey => ({
  ...launch,
  name,
  paths,
  door: 'games',
  told: ({ page, say }) =>
    runningGame(page, say, played)
      .dialog.getByRole('alert')
      .getByRole('heading', { name: new RegExp(`^(${say('The game did not open')}|${say('No internet')})$`) }),
  again: ({ page, say }) =>
    runningGame(page, say, played)
      .dialog.getByRole('button', { name: say('Try again') })
      .click(),
  check: (scene, tries) => checkPlay(scene, tries, tries),
});

export const openGamePage = step("launch, the game's page", /^\/slot\/$/);
export const openGameSession = step("launch, the game's first call", /^\/api\/session$/);

const popular = ({ page, say }: Scene) => page.getByRole('list', { name: say('Popular'), exact: true });

/**
 * The same without an account: the login that opens it is sent once for each tap, and creates one player however often that is.
 */
export const demonstration: Journey = {
  name: 'demonstration',
  paths: calls,
  prepare: (scene) => comeBack(scene),
  act: (scene) => popular(scene).getByRole('button', { name: played }).first().click(),
  done: ({ page, say }) => runningGame(page, say, played).spin,
  told: troubleIn,
  again: (scene) => demonstration.act(scene),
  check: async ({ page, say, gateway, since }, tries) => {
    const game = runningGame(page, say, played);
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(game.spin).toBeEnabled();
    await playRound(page, game);
    const { players, launches, bets } = await effects.playedForFun(gateway, since);
    expect(players, 'one player').toBe(1);
    expect(launches, 'addresses given out, one for a tap').toBeLessThanOrEqual(tries);
    expect(bets, 'one bet, booked once').toBe(1);
  },
  stands: popular,
};
