import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningGame } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import { go } from '../support/start.ts';

/** With reduced motion the reels show the same rounds in less time. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, account: demoAccount('bianca.souza') });

test('a removed or closed game is reported by a text; a double tap launches once, a tab with a single vendor that vendor, its play button a vendor’s lobby [S1-136]', async ({
  member,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 409 .*\/wps\/game\/launchGame/);
  const popular = member.getByRole('list', { name: say('Popular') });
  const running = member.getByRole('dialog');
  const leave = async () => {
    await running.getByRole('button', { name: say('Leave the game') }).click();
    await expect(running).toHaveCount(0);
  };

  await test.step('a game that is gone', async () => {
    const tile = popular.getByRole('button', { name: 'Uivo da Aurora' }).first();
    await expect(tile).toBeVisible();
    const setActive = (active: 0 | 1) =>
      withDatabase(gateway, (db) =>
        db.updateTable('games').set({ active }).where('node_id', '=', 'en-uivo-da-aurora').execute(),
      );
    await setActive(0);
    try {
      await tile.click();
      await expect(
        member.getByRole('alert').getByText(say('This game cannot be opened right now. Try another one.')),
      ).toBeVisible();
      await expect(running).toHaveCount(0);
    } finally {
      await setActive(1);
    }
  });

  await test.step('a double tap', async () => {
    let launches = 0;
    member.on('request', (request) => (launches += request.url().includes('launchGame') ? 1 : 0));
    const tile = popular.getByRole('button', { name: 'Gato da Lua' }).first();
    await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const place = await tile.boundingBox();
    const [x, y] = [(place?.x ?? 0) + 40, (place?.y ?? 0) + 40];
    await member.touchscreen.tap(x, y);
    await member.touchscreen.tap(x, y);
    await expect(runningGame(member, say, 'Gato da Lua').spin).toBeEnabled({ timeout: 20_000 });
    await expect(member.locator('iframe')).toHaveCount(1);
    expect(launches).toBe(1);
    await leave();
  });

  await test.step('the lobby of a vendor', async () => {
    await member
      .getByRole('region', { name: say('Providers') })
      .getByRole('button', { name: say('Play {name}', { name: 'Lunar Sete' }) })
      .click();
    await expect(running.locator('iframe')).toBeVisible();
    await leave();
  });

  await test.step('a tab with a single vendor', async () => {
    await member
      .getByRole('group', { name: say('Categories') })
      .getByRole('button', { name: say('Cockfight') })
      .click();
    await expect(running.locator('iframe')).toBeVisible();
    await leave();
  });

  await test.step('a vendor that is closed', async () => {
    await go(member, '/m/gameList?gameType=FISH&vassalage=RF');
    await member
      .getByRole('list', { name: say('Fishing') })
      .getByRole('button')
      .first()
      .click();
    await expect(
      member.getByRole('alert').getByText(say('This provider is closed right now. Try again later.')),
    ).toBeVisible();
    await expect(running).toHaveCount(0);
  });
});

test('a game whose vendor refuses framing opens as a separate page [S1-307]', async ({ member, gateway, say }) => {
  await go(member, '/m/gameList?gameType=RNG&vassalage=NEO');
  await member
    .getByRole('list', { name: say('Slots') })
    .getByRole('button')
    .first()
    .click();
  await member.waitForURL((url) => url.origin === gateway.gamesUrl);
  await expect(member.getByRole('button', { name: 'Girar' })).toBeEnabled();
  await expect(member.getByText('Saldo', { exact: true })).toBeVisible();
  await member.goBack();
  await expect(member.getByRole('list', { name: say('Slots') })).toBeVisible();
});
