import type { Page } from '@playwright/test';
import { gameList } from '#src/contract/lobby/games.ts';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { insertRounds } from '#gateway/testing/rounds.ts';
import { ask, askHotGames } from '../support/ask.ts';
import { changeLobby } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningGame } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import { go, waitForPage } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const query = { merchant: 'mare', platform: 'html5', clientType: 2, pageNo: 1, pageSize: 100, language: 'pt' } as const;

test.use({ account: demoAccount('helena.prado') });

/** The lottery is what runs, its page names it and is its own, and it is left by the button or by the phone's back. */
async function expectOpen(page: Page, say: Say, name: string, leave: 'button' | 'back') {
  const game = runningGame(page, say, name);
  await expect(game.dialog).toBeVisible();
  await expect(game.frame.getByRole('heading', { level: 1, name })).toBeAttached();
  await expect(game.dialog.locator('iframe')).toHaveAttribute('src', /\/lotto\/\?/);
  if (leave === 'back') await page.goBack();
  else await game.leave.click();
  await expect(game.dialog).toHaveCount(0);
}

test('a lottery is what opens by its tile, its star among the favourites, the hot list, a row of the winners, a suggestion and a link that was shared, and its closing leads back to each', async ({
  member,
  say,
  request,
  gateway,
}) => {
  const game = (await askHotGames(request, 'pt')).find(({ vassalage }) => vassalage === 'TCG_SEA') as Game;
  const { displayName: name, nodeId, vassalage } = game;
  const tile = (list: string) => member.getByRole('list', { name: say(list), exact: true });
  const opensFrom = async (tap: () => Promise<void>, leave: 'button' | 'back') => {
    await waitForPage(member);
    const address = member.url();
    await tap();
    await expectOpen(member, say, name, leave);
    await expect(member).toHaveURL(address);
  };
  const tapTile = (list: string) => () => tile(list).getByRole('button', { name }).first().click();
  const open = async (path: string) => go(member, path);

  await test.step('tile', async () => {
    await open(`/m/gameList?gameType=LOTT&vassalage=${vassalage}`);
    await opensFrom(tapTile('Lottery'), 'back');
  });
  await test.step('favourite', async () => {
    await tile('Lottery')
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: say('Save {name} to favourites', { name }) })
      .click();
    await expect(member.getByText(say('Saved to favourites')).first()).toBeVisible();
    await open('/m/gameList?gameType=FAV');
    await opensFrom(tapTile('Favourites'), 'button');
  });
  await test.step('hot list', async () => {
    await open(`/m/gameList?gameType=HOT&vassalage=${vassalage}`);
    await opensFrom(tapTile('Popular'), 'back');
  });
  await test.step('suggestion', async () => {
    await open('/m/gameList?gameType=LOTT');
    await member.getByRole('combobox', { name: say('Search for a game') }).pressSequentially(name);
    const suggestions = member.getByRole('listbox', { name: say('Suggestions') });
    await opensFrom(() => suggestions.getByRole('option').filter({ hasText: name }).first().click(), 'button');
  });
  await test.step('shared link', async () => {
    await open(`/m/launchGame?vendor=${vassalage}&game=${nodeId}`);
    const play = member.getByRole('main').getByRole('button', { name: say('Play'), exact: true });
    await opensFrom(() => play.click(), 'back');
  });
  await test.step('winners', async () => {
    await changeLobby(gateway, 'winners', async (db) => {
      const last = await db.selectFrom('rounds').selectAll().orderBy('ended_at', 'desc').executeTakeFirstOrThrow();
      const now = Date.now();
      const won = { round_id: 'won', node_id: nodeId, vendor: vassalage, win_minor: 900_000, ended_at: now };
      await insertRounds(db, [{ ...last, ...won, id: `${last.id}-won`, created_at: now }]);
    });
    await member.goto('/m/home');
    const rows = member.getByRole('group', { name: say('Latest winners') }).getByRole('button', { name });
    await expect(async () => {
      await member.reload();
      await expect(rows.first()).toBeAttached({ timeout: 2000 });
    }).toPass();
    await opensFrom(() => rows.first().click(), 'button');
  });
});

test('the tile of a lottery of any other vendor leads to its launch screen, whose prize mode and way of playing reach the frame [S1-240, S1-302, S1-308]', async ({
  member,
  say,
  request,
}) => {
  for (const [gameType, list, leave] of [
    ['LOTT', 'Lottery', 'button'],
    ['ELOTT', 'E-lottery', 'back'],
  ] as const) {
    const { games } = await ask(request, gameList, { ...query, gameType, vassalage: 'BAZ' });
    const game = games[1] as Game;
    await go(member, `/m/gameList?gameType=${gameType}`);
    await member
      .getByRole('list', { name: say(list), exact: true })
      .getByRole('button', { name: game.displayName })
      .first()
      .click();
    const asked = { playType: 'trad', prize_mode: 'Elott', code: game.gameCode, pageBack: 'home' };
    await expect.poll(() => Object.fromEntries(new URL(member.url()).searchParams)).toEqual(asked);
    expect(new URL(member.url()).pathname).toBe('/m/launchGame');
    await expect(member.getByRole('heading', { level: 1, name: game.displayName })).toBeVisible();
    await member
      .getByRole('main')
      .getByRole('button', { name: say('Play'), exact: true })
      .click();
    const running = runningGame(member, say, game.displayName);
    const src = new URL((await running.dialog.locator('iframe').getAttribute('src')) ?? '');
    expect(Object.fromEntries(src.searchParams)).toMatchObject({
      vendor: 'BAZ',
      play_type: 'trad',
      prize_mode: 'Elott',
      mui: 'mare',
      css: 'light',
    });
    // Its prizes in that mode, which the vendor reads from the gateway.
    await expect(running.frame.getByRole('cell', { name: '20.000×' })).toBeAttached();
    await expectOpen(member, say, game.displayName, leave);
    await expect(member).toHaveURL(new RegExp(`/m/gameList\\?gameType=${gameType}$`));
  }
});

test('the own entry of TCG_LOTTO_VN and TCG_SEA is their lobby, whose lotteries open in its prize mode, and leaving one leads back to it step by step [S1-300, S1-301]', async ({
  member,
  say,
}) => {
  for (const { vendor, code, mode, pays } of [
    { vendor: 'Sorte Hanói', code: 'TCG_LOTTO_VN', mode: 'Elott', pays: '20.000×' },
    { vendor: 'Sorte do Mar', code: 'TCG_SEA', mode: 'SEA', pays: '10.000×' },
  ]) {
    await go(member, '/m/game');
    await member
      .getByRole('button', { name: say('Play {name}', { name: vendor }) })
      .first()
      .click();
    const lobby = `/m/startLottery?vendor=${code}&code=lobby&prize_mode=${mode}`;
    await expect(member).toHaveURL(lobby);
    await expect(member.getByRole('heading', { name: vendor })).toBeVisible();
    const rows = member.getByRole('list', { name: say('Lottery'), exact: true }).getByRole('link');
    await expect(rows).toHaveCount(18);
    const name = (await rows.nth(2).locator('b').textContent()) ?? '-';
    await rows.nth(2).click();
    await expect(member.getByRole('heading', { name })).toBeVisible();
    await expect(member.getByRole('cell', { name: pays })).toBeVisible();
    await waitForPage(member);
    const start = member.url();
    await member.getByRole('link', { name: say('Play'), exact: true }).click();
    const inside = runningGame(member, say, name).frame;
    await expect(inside.getByRole('cell', { name: pays })).toBeAttached();
    await expectOpen(member, say, name, 'button');
    await expect(member).toHaveURL(start);
    await member.goBack();
    await expect(member).toHaveURL(lobby);
    await member.goBack();
    await expect(member).toHaveURL(/\/m\/game$/);
  }
});
