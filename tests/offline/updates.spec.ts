import { expectAccessible } from '../support/axe.ts';
import {
  acceptUpdate,
  acceptUpdateBusily,
  becomes,
  countLoads,
  expect,
  hide,
  lookForUpdate,
  open,
  openTyping,
  test,
  typedName,
  updateNotice,
  versionOf,
  waitForWorker,
} from '../support/deployed.ts';
import { openGame } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import { journeyLanguages } from '../support/soak.ts';
import { waitForStart } from '../support/start.ts';

for (const language of journeyLanguages) {
  test.describe(`a new version, in ${language}`, () => {
    test.use({ language });

    test('waits, is offered quietly, can be postponed, and is activated with one reload', async ({
      page,
      site,
      say,
    }) => {
      await open(page, '/');
      const loads = countLoads(page);
      const old = await versionOf(page);
      await site.deploy({ light: true });
      await lookForUpdate(page);
      const notice = updateNotice(page, say);
      await expect(notice).toBeVisible();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await expectAccessible(page);
      expect([await versionOf(page), loads()]).toEqual([old, 0]);

      await notice.getByRole('button', { name: say('Later') }).click();
      await expect(notice).toHaveCount(0);
      const newest = await site.deploy({ light: true });
      await lookForUpdate(page);
      await notice.getByRole('button', { name: say('Update') }).press('Enter');
      await becomes(page, newest);
      await waitForStart(page);
      await lookForUpdate(page);
      await expect(notice).toHaveCount(0);
      expect(loads()).toBe(1);
    });
  });
}

test('a version that does not take over is reported as failed, nothing reloads, and the next one is installed', async ({
  page,
  site,
  say,
}) => {
  await open(page, '/');
  const loads = countLoads(page);
  await site.deploy({ light: true, worker: (source) => source.replaceAll('SKIP_WAITING', 'NEVER') });
  await lookForUpdate(page);
  await acceptUpdate(page, say);
  const failed = page.getByRole('status').filter({ hasText: say('The update did not work. Try again in a moment.') });
  await expect(failed).toBeVisible();
  await expectAccessible(page);
  await expect(failed.getByRole('button', { name: say('Update') })).toBeEnabled();
  expect(loads()).toBe(0);

  const next = await site.deploy({ light: true });
  await lookForUpdate(page);
  await acceptUpdate(page, say);
  await becomes(page, next);
  expect(loads()).toBe(1);
});

test('a new version accepted by one tab while others send requests activates once, also in a hidden tab, and discards no input', async ({
  page: typing,
  context,
  site,
  say,
}) => {
  const name = await openTyping(typing, say);
  const [idle, other] = [await context.newPage(), await context.newPage()];
  await open(idle, '/m/gameList');
  await open(other, '/');
  const loads = [typing, idle].map((tab) => countLoads(tab));
  const loaded = () => loads.map((count) => count());
  const next = await site.deploy({ light: true });
  await lookForUpdate(other);
  await acceptUpdateBusily(other, [typing, idle], say);
  await becomes(other, next);

  await expect(updateNotice(idle, say)).toBeVisible();
  expect(loaded()).toEqual([0, 0]);
  await hide(idle, true);
  await becomes(idle, next);
  await waitForStart(idle);
  expect(loaded()).toEqual([0, 1]);

  await hide(typing, true);
  await expect(updateNotice(typing, say)).toHaveCount(0);
  await expect(name).toHaveValue(typedName);
  expect(loaded()).toEqual([0, 1]);
  await hide(typing, false);
  await name.fill('');
  await acceptUpdate(typing, say);
  await becomes(typing, next);
  expect(loaded()).toEqual([1, 1]);
});

test.describe('while a game runs', () => {
  test.use({ account: demoAccount('rafael.lima'), contextOptions: { reducedMotion: 'reduce' } });

  test('a new version is not offered, and the game continues', async ({ member, site, say }) => {
    await waitForWorker(member);
    const game = await openGame(member, say, say('Popular'), 'Rei Polvo');
    const loads = countLoads(member);
    await site.deploy({ light: true });
    await lookForUpdate(member);
    await hide(member, true);
    await hide(member, false);
    await expect(game.spin).toBeEnabled();
    await expect(updateNotice(member, say)).toHaveCount(0);
    expect(loads()).toBe(0);
    await game.leave.click();
    await expect(updateNotice(member, say)).toBeVisible();
  });
});
