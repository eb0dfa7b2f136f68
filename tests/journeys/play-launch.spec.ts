import { askAgent, withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningGame } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';

/** Reels that do not turn show the same rounds in less time. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const king = { pt: 'Rei Polvo', en: 'King Octopus' };

test.describe('launching', () => {
  test.use({ account: demoAccount('bianca.souza') });

  test('a double tap launches once', async ({ member, say }) => {
    let launches = 0;
    member.on('request', (request) => (launches += request.url().includes('launchGame') ? 1 : 0));
    const tile = member
      .getByRole('list', { name: say('Popular') })
      .getByRole('button', { name: 'Gato da Lua' })
      .first();
    await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const place = await tile.boundingBox();
    const [x, y] = [(place?.x ?? 0) + 40, (place?.y ?? 0) + 40];
    await member.touchscreen.tap(x, y);
    await member.touchscreen.tap(x, y);
    const game = runningGame(member, say, 'Gato da Lua');
    await expect(game.spin).toBeEnabled({ timeout: 20_000 });
    await expect(member.locator('iframe')).toHaveCount(1);
    expect(launches).toBe(1);
  });

  test('a tab with a single vendor launches that vendor directly [S1-136]', async ({ member, say }) => {
    await member
      .getByRole('group', { name: say('Categories') })
      .getByRole('button', { name: say('Cockfight') })
      .click();
    await expect(member.getByRole('dialog').locator('iframe')).toBeVisible();
  });

  test("a vendor's play button opens its lobby", async ({ member, say }) => {
    await member
      .getByRole('region', { name: say('Providers') })
      .getByRole('button', { name: say('Play {name}', { name: 'Lunar Sete' }) })
      .click();
    await expect(member.getByRole('dialog').locator('iframe')).toBeVisible();
  });

  test('a game whose vendor refuses framing opens as a page of its own [S1-307]', async ({ member, gateway, say }) => {
    await member.goto('/m/gameList?gameType=RNG&vassalage=NEO');
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

  test('a game that is gone is told in words', async ({ member, gateway, say, consoleWatch }) => {
    consoleWatch.allow(/status of 409 .*\/wps\/game\/launchGame/);
    const tile = member
      .getByRole('list', { name: say('Popular') })
      .getByRole('button', { name: 'Uivo da Aurora' })
      .first();
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
      await expect(member.getByRole('dialog')).toHaveCount(0);
    } finally {
      await setActive(1);
    }
  });
});

test.describe('a member of another type than 0, 1 and 2', () => {
  test.use({ account: demoAccount('otavio.reis') });
  test.beforeEach(({ gateway }) => askAgent(gateway));

  test('is refused for two seconds, and nothing is asked of the gateway [S1-299, S1-298]', async ({ member, say }) => {
    let launches = 0;
    member.on('request', (request) => (launches += request.url().includes('launchGame') ? 1 : 0));
    await member
      .getByRole('list', { name: say('Popular') })
      .getByRole('button', { name: king.pt })
      .first()
      .click();
    const refusal = member.getByRole('alert').getByText(say('Free accounts cannot do this. Register to play.'));
    await expect(refusal).toBeVisible();
    const shownAt = Date.now();
    await expect(refusal).toBeHidden();
    expect(Date.now() - shownAt).toBeGreaterThan(1000);
    expect(Date.now() - shownAt).toBeLessThan(4000);
    expect(launches).toBe(0);
  });
});
