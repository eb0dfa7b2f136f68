import { logOut } from '../support/log-out.ts';
import { withDatabase } from '../support/database.ts';
import { expectAccessible } from '../support/axe.ts';
import { chromiumLaunchOptions } from '../support/chromium-options.ts';
import { hide } from '../support/deployed.ts';
import { expect } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { demoMember } from '../support/members.ts';
import { attachWorker, fishingWeek, passUntil, switchOf, test, turnOn, watched } from '../support/push.ts';
import { journeyLanguages } from '../support/soak.ts';
import { go } from '../support/start.ts';
import { waitForActiveWorker } from '../support/worker.ts';

test.use({ launchOptions: chromiumLaunchOptions({ notifications: true }) });

const account = demoMember.userName;
for (const language of journeyLanguages) {
  test.describe(`notifications in ${language}`, () => {
    test.use({ language });

    test('are offered once, by the app’s own sheet first, and open a credit’s screen', async ({
      push,
      member,
      say,
    }) => {
      const sheet = member.getByRole('dialog', { name: say('Know right away') });
      await passUntil(member, sheet);
      await expectAccessible(member);
      expect(await watched(member)).toMatchObject({ prompts: 0 });
      await member.context().grantPermissions(['notifications']);
      await waitForActiveWorker(member);
      await sheet.getByRole('button', { name: say('Turn on notifications') }).click();
      await expect(member.getByText(say('Notifications are on'))).toBeVisible();
      await expect(sheet).toBeHidden();
      expect(await watched(member)).toMatchObject({ prompts: 1 });

      await push.operator('member', 'credit', account, '1.00', '--reason', 'journey');
      const message = await push.arrived(1);
      const worker = await attachWorker(member);
      await worker.deliver(JSON.stringify(message));
      const title = language === 'pt' ? 'Você recebeu um crédito' : 'You received a credit';
      await expect.poll(worker.notifications).toEqual([
        {
          title,
          body: message.body,
          lang: language === 'pt' ? 'pt-BR' : 'en',
          tag: message.tag,
          icon: '/icons/icon-192.png',
          path: '/m/member/home',
        },
      ]);
      await member.evaluate(() => document.body.setAttribute('data-same-page', ''));
      expect(await worker.click(title)).toEqual([]);
      await expect(member).toHaveURL(/\/m\/member\/home$/);
      await expect(member.locator('body')).toHaveAttribute('data-same-page');
      expect(await worker.notifications()).toEqual([]);
    });

    test('can be refused, and are then not offered again; the settings turn them on and off, kind by kind [S2-013]', async ({
      push,
      member,
      context,
      say,
      consoleWatch,
    }) => {
      consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/);
      await test.step('the app’s own sheet is refused', async () => {
        const sheet = member.getByRole('dialog', { name: say('Know right away') });
        await passUntil(member, sheet);
        await waitForActiveWorker(member);
        await sheet.getByRole('button', { name: say('Not now') }).click();
        await expect(sheet).toBeHidden();
        await member.reload();
        await member.waitForLoadState('networkidle');
        for (let minute = 0; minute < 2; minute += 1) await member.clock.fastForward(62_000);
        await expect(sheet).toHaveCount(0);
        expect(await watched(member)).toMatchObject({ prompts: 0 });
        expect(await push.operator('push', 'member', account, ...fishingWeek)).toBe('no device takes this');
      });
      await test.step('offline nothing can be turned on, and the settings say why', async () => {
        await go(member, '/m/set/notifications');
        const switches = ['Notifications', 'Safety', 'Account', 'Promotions'].map((name) =>
          switchOf(member, say(name)),
        );
        for (const each of switches) await expect(each).toBeEnabled();
        await context.setOffline(true);
        await expect(member.getByText(say('You can turn them on when you are back online.'))).toBeVisible();
        for (const each of switches) await expect(each).toBeDisabled();
        await expectAccessible(member);
        await context.setOffline(false);
        await expect(switchOf(member, say('Notifications'))).toBeEnabled();
      });
      await test.step('on, and off again', async () => {
        await context.grantPermissions(['notifications']);
        await switchOf(member, say('Notifications')).click();
        await expect(switchOf(member, say('Notifications'))).toBeChecked();
        await expect(member.getByRole('heading', { level: 1, name: say('Notifications') })).toBeVisible();
        await expect(member).toHaveTitle(`${say('Notifications')} · Maré`);
        await expectAccessible(member);
        await expect(switchOf(member, say('Safety'))).toBeChecked();
        await expect(switchOf(member, say('Account'))).toBeChecked();
        await expect(switchOf(member, say('Promotions'))).not.toBeChecked();
        expect(await push.operator('push', 'all', ...fishingWeek)).toBe('no device takes this');
        await switchOf(member, say('Promotions')).click();
        await expect(switchOf(member, say('Promotions'))).toBeChecked();
        await member.reload();
        await expect(switchOf(member, say('Promotions'))).toBeChecked();
        await expect(switchOf(member, say('Notifications'))).toBeChecked();
        expect(await push.operator('push', 'all', ...fishingWeek, '--path', '/m/activity')).toBe(
          'on its way to 1 device',
        );
        expect(await push.arrived(1)).toMatchObject({
          title: language === 'pt' ? 'Semana da pescaria' : 'Fishing week',
          path: '/m/activity',
          kind: 'promotions',
        });
        await switchOf(member, say('Promotions')).click();
        await expect(switchOf(member, say('Promotions'))).not.toBeChecked();
        await switchOf(member, say('Notifications')).click();
        await expect(member.getByText(say('Notifications are off'))).toBeVisible();
        expect(await push.operator('push', 'member', account, ...fishingWeek)).toBe('no device takes this');
      });
    });
  });
}

test('a message that cannot be decoded is shown as well, the badge counts until the app is visible, and a click opens a new window where no page is open and next to a running game', async ({
  push,
  member,
  say,
  context,
}) => {
  await turnOn(member, say);
  const worker = await attachWorker(member);
  await test.step('shown, and counted', async () => {
    await worker.worker.evaluate(() => {
      const counts: number[] = [];
      Object.assign(globalThis, { counts });
      navigator.setAppBadge = async (count) => void counts.push(count ?? 0);
    });
    const counts = () => worker.worker.evaluate(() => (globalThis as unknown as { counts: number[] }).counts);
    await worker.deliver('no message of ours');
    await expect
      .poll(async () => (await worker.notifications()).map(({ body, path }) => [body, path]))
      .toEqual([['Há uma novidade para você. Toque para abrir.', '/m/home']]);
    await push.operator('push', 'member', account, ...fishingWeek);
    await worker.deliver(JSON.stringify(await push.arrived(1)));
    await expect.poll(counts).toEqual([1, 2]);
    await worker.click('Semana da pescaria');
    expect(await counts()).toEqual([1, 2, 1]);
    const before = await watched(member);
    await hide(member, true);
    expect(await watched(member)).toMatchObject({ cleared: before.cleared });
    await hide(member, false);
    await expect.poll(() => watched(member)).toMatchObject({ cleared: before.cleared + 1 });
  });
  await test.step('a new window', async () => {
    await push.operator('push', 'member', account, ...fishingWeek, '--path', '/m/activity');
    const message = JSON.stringify(await push.arrived(2));
    const isShown = () =>
      expect.poll(worker.notifications).toContainEqual(expect.objectContaining({ path: '/m/activity' }));
    await go(member, '/m/home');
    await openGame(member, say, say('Popular'), 'Rei Polvo');
    await worker.deliver(message);
    await isShown();
    expect(await worker.click('Semana da pescaria')).toEqual(['/m/activity']);
    await expect(member).toHaveURL(/\/m\/home$/);

    await worker.deliver(message);
    await isShown();
    const other = await context.newPage();
    await member.close();
    expect(await worker.click('Semana da pescaria')).toEqual(['/m/activity']);
    await other.close();
  });
});

test('a subscription stays known to the gateway when that has lost it and when the browser renews it, and ends with the logout', async ({
  push,
  member,
  say,
  gateway,
}) => {
  await turnOn(member, say);
  await test.step('the next start registers a subscription that the gateway has lost', async () => {
    await withDatabase(gateway, (db) => db.deleteFrom('push_subscriptions').execute());
    await member.reload();
    await expect.poll(() => push.operator('push', 'member', account, ...fishingWeek)).toBe('on its way to 1 device');
    await push.arrived(1);
  });
  await test.step('the browser renews it by itself', async () => {
    const next = push.service.subscribe();
    await (await attachWorker(member)).renew(next);
    await push.operator('push', 'member', account, ...fishingWeek);
    await push.arrived(2);
    expect(push.service.received[1]?.endpoint).toBe(next.endpoint);
  });
  await test.step('logout ends it, in the browser and at the gateway', async () => {
    await go(member, '/m/set');
    await logOut(member, say, 'main');
    await expect(member.getByRole('link', { name: say('Register') })).toBeVisible();
    await expect.poll(() => member.evaluate(() => localStorage.getItem('stubbed-push'))).toBeNull();
    expect(await push.operator('push', 'member', account, ...fishingWeek)).toBe('no device takes this');
  });
});
