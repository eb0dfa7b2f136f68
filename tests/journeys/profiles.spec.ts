import { profiles, rule } from '#src/contract/core/profiles.ts';
import { registerSettings } from '#src/contract/identity/registration.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame, playRound } from '../support/game.ts';
import { operate } from '../support/operate.ts';
import { fillInRegistration, freshName, submitOf } from '../support/register-form.ts';
import { readBalance } from '../support/session.ts';
import { waitForStart } from '../support/start.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const profile of profiles) {
  test(`under the profile ${profile} home, registration and a round have what the place allows`, async ({
    page,
    gateway,
    say,
  }) => {
    await operate(gateway, ['profile', 'set', profile]);
    const idle = rule(profile, 'idleMinutes');
    await expect
      .poll(async () => {
        const { info } = await ask(page.request, systemStatus, undefined);
        return [info.legal?.length, info.idleMinutes ?? 0, info.freePlayModule !== undefined];
      })
      .toEqual([1, idle, rule(profile, 'demoPlay')]);
    await page.goto('/');
    await waitForStart(page);

    const strip = page.getByRole('group', { name: say('Categories') });
    const category = (name: string) => strip.getByRole('button', { name: say(name), exact: true });
    await expect(category('Slots')).toHaveCount(1);
    await expect(category('Cockfight')).toHaveCount(rule(profile, 'cockfight') ? 1 : 0);
    await expect(category('PVP')).toHaveCount(rule(profile, 'playersAgainstPlayers') ? 1 : 0);
    await expect(page.getByRole('contentinfo')).toContainText(
      profile === 'open' ? 'Demonstração' : profile === 'br' ? 'gov.br' : /Ajuda/,
    );

    const { bonus, ageLimit } = await ask(page.request, registerSettings, undefined);
    expect(bonus !== null).toBe(rule(profile, 'registrationBonus'));
    await page.goto('/m/register');
    await fillInRegistration(page, say, freshName());
    await expect(page.getByText(new RegExp(`^Tenho ${ageLimit} anos`))).toBeVisible();
    expect(ageLimit).toBeGreaterThanOrEqual(rule(profile, 'minimumAge'));
    await submitOf(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await readBalance(page)).toBe(bonus ? 2000 : 0);
    if (!bonus) return;

    const game = await openGame(page, say, say('Popular'), 'Rei Polvo');
    const turbo = game.frame.getByRole('button', { name: 'Turbo' });
    await expect(turbo).toHaveCount(rule(profile, 'turbo') ? 1 : 0);
    await expect(game.frame.getByRole('button', { name: /^Automático/ })).toHaveCount(
      rule(profile, 'autoplay') ? 1 : 0,
    );
    const before = Date.now();
    await playRound(page, game);
    expect(Date.now() - before).toBeGreaterThan(rule(profile, 'roundMs'));
  });
}

test.afterAll(async ({ gateway }) => {
  await operate(gateway, ['profile', 'set', 'open']);
});
