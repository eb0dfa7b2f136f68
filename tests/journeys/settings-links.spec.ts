import { expect, test } from '../support/fixtures.ts';
import { logOut } from '../support/log-out.ts';
import { go, waitForPage } from '../support/start.ts';

test('settings link to the password and other pages, and log out; a visitor is sent to the login [S2-013, S2-051, S2-052, S2-053]', async ({
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
  for (const name of ['Account details', 'Change password', 'Notifications'] as const) {
    await go(member, '/m/set');
    await waitForPage(member);
    await entry(say(name)).click();
    await expect(member).toHaveURL(/\/m\/login$/);
    await waitForPage(member);
  }
});
