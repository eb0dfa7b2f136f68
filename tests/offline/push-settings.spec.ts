import { logOut } from '../support/log-out.ts';
import { expectAccessible } from '../support/axe.ts';
import { chromiumLaunchOptions } from '../support/chromium-options.ts';
import { expect } from '../support/fixtures.ts';
import { demoMember } from '../support/members.ts';
import { fishingWeek, switchOf, test } from '../support/push.ts';
import { go } from '../support/start.ts';
import { waitForActiveWorker } from '../support/worker.ts';

test.use({ launchOptions: chromiumLaunchOptions({ notifications: true }) });

const account = demoMember.userName;

test('settings lead to the password and the pages beside it, and out; a visitor is sent to the login [S2-051, S2-052, S2-053]', async ({
  member,
  say,
}) => {
  await go(member, '/m/member/home');
  await member
    .getByRole('main')
    .getByRole('link', { name: say('Settings') })
    .click();
  await expect(member).toHaveURL(/\/m\/set$/);
  const entry = (name: string) => member.getByRole('main').getByRole('link', { name });
  const entries = {
    'Account details': 'set/profile',
    'Change password': 'changePsw',
    'Where your account is open': 'set/sessions',
    Notifications: 'set/notifications',
    'Theme and language': 'set/appearance',
  } as const;
  for (const [name, path] of Object.entries(entries)) {
    await entry(say(name)).click();
    await expect(member).toHaveURL(new RegExp(`/m/${path}$`));
    await member.goBack();
  }
  await logOut(member, say, 'main');
  await expect(member).toHaveURL(/\/m\/home$/);
  for (const name of ['Account details', 'Notifications'] as const) {
    await go(member, '/m/set');
    await entry(say(name)).click();
    await expect(member).toHaveURL(/\/m\/login$/);
  }
});

test.describe('settings say why notifications are not to be had', () => {
  test('in a browser that cannot', async ({ context, member, say }) => {
    await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await member.goto('/m/set/notifications');
    await expect(member.getByText(say('This browser cannot show notifications.'))).toBeVisible();
    await expect(switchOf(member, say('Notifications'))).toBeDisabled();
  });

  test('where the browser has been told no', async ({ context, member, say }) => {
    await context.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
    await member.goto('/m/set/notifications');
    await expect(member.getByText(/bloqueia as notificações/)).toBeVisible();
    await expect(switchOf(member, say('Notifications'))).toBeDisabled();
    await expectAccessible(member);
  });

  test('on an iPhone before the app is installed', async ({ context, member }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager');
      Object.defineProperty(navigator, 'userAgent', {
        get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Safari/605.1.15',
      });
    });
    await member.goto('/m/set/notifications');
    await expect(member.getByText(/app instalado. Toque em Compartilhar/)).toBeVisible();
  });

  test('without a network', async ({ push, context, member, say, consoleWatch }) => {
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/);
    expect(push.service.received).toEqual([]);
    await go(member, '/m/set/notifications');
    const switches = ['Notifications', 'Safety', 'Account', 'Promotions'].map((name) => switchOf(member, say(name)));
    for (const each of switches) await expect(each).toBeEnabled();
    await context.setOffline(true);
    await expect(member.getByText(say('They can be turned on when the internet is back.'))).toBeVisible();
    for (const each of switches) await expect(each).toBeDisabled();
    await context.setOffline(false);
    await expect(switchOf(member, say('Notifications'))).toBeEnabled();
  });

  test('when the gateway fails, and then they are off', async ({ push, context, member, say, consoleWatch }) => {
    consoleWatch.allow(/status of 500/);
    await context.grantPermissions(['notifications']);
    await context.route('**/wps/push/subscription', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'unknown_error' } }),
    );
    await waitForActiveWorker(member);
    await go(member, '/m/set/notifications');
    await switchOf(member, say('Notifications')).click();
    await expect(member.getByRole('alert').getByText(say('Notifications could not be turned on.'))).toBeVisible();
    await expect(switchOf(member, say('Notifications'))).not.toBeChecked();
    expect(await member.evaluate(() => localStorage.getItem('stubbed-push'))).toBeNull();
    await context.unroute('**/wps/push/subscription');
    await member.getByRole('button', { name: say('Try again') }).click();
    await expect(switchOf(member, say('Notifications'))).toBeChecked();
    expect(await push.operator('push', 'member', account, ...fishingWeek)).toBe('on its way to 1 device');
  });
});
