import type { Locator, Page } from '@playwright/test';
import { listMessages } from '#src/contract/notify/messages.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { ofMember } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { operate } from '../support/operate.ts';
import { ownAccount } from '../support/own-account.ts';
import { go, waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

type Site = Parameters<typeof operate>[0];
const write = (gateway: Site, account: string, title: string, text = `<p>Texto de ${title}.</p>`) =>
  operate(gateway, ['messages', 'send', account, '--title-pt', title, '--text-pt', text]);

/** A separate account with these messages in its inbox, the last one on top. */
async function withMessages(page: Page, gateway: Site, ...titles: string[]): Promise<string> {
  const { userName } = await ownAccount(gateway);
  for (const title of titles) await write(gateway, userName, title);
  await comeBackAs(page, gateway, userName);
  return userName;
}
const inbox = (page: Page, say: Say): Locator => page.getByRole('list', { name: say('Inbox') }).getByRole('listitem');
const bell = (page: Page, say: Say): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${say('Messages')}`) });

test('a member reads a message, and every badge changes: of home, the account, the message centre and the inbox [S1-007, S1-071, S1-190, S1-191, S1-195]', async ({
  page,
  gateway,
  say,
}) => {
  await withMessages(page, gateway, 'Olá');
  const account = page.getByRole('navigation', { name: say('Main menu') }).getByRole('link', { name: say('Account') });
  const row = (name: string) => page.getByRole('main').getByRole('link', { name: say(name) });
  await go(page, '/m/message');
  // In addition to the message, the announcements for members, unread by this one.
  const total = Number(await row('Announcements').getByText(/^\d+$/).textContent()) + 1;
  expect(total).toBeGreaterThan(1);
  await go(page, '/m/home');
  await expect(account).toContainText(`${total}`);
  await account.click();
  await expect(bell(page, say)).toContainText(`${total}`);
  await bell(page, say).click();
  await expect(page).toHaveURL(/\/m\/message$/);
  await expect(row('Announcements')).toContainText(`${total - 1}`);
  await expect(row('Inbox')).toContainText('1');
  await expectAccessible(page);
  await row('Inbox').click();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
  const message = inbox(page, say).first();
  await expect(message).toContainText(say('Unread.'));
  await message.getByRole('button', { name: 'Olá', exact: false }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Olá' });
  await expect(sheet).toContainText('Texto de Olá.');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: say('Close') }).click();
  await expect(message).not.toContainText(say('Unread.'));
  await go(page, '/m/message');
  await expect(row('Inbox')).not.toContainText('1');
  await page.reload();
  await waitForStart(page);
  await expect(row('Announcements')).toContainText(`${total - 1}`);
  await expect(row('Inbox')).not.toContainText('1');
});

test('an inbox that fails says so, with a retry; above 99 a badge says 99+, and all are marked as read at once; offline nothing can be deleted [S1-194]', async ({
  page,
  context,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 500|ERR_INTERNET_DISCONNECTED/);
  const { userName } = await ownAccount(gateway);
  await ofMember(gateway, userName, async (db, id) => {
    const texts = {
      kind: 'account' as const,
      title_pt: 'Aviso',
      title_en: '',
      content_pt: '<p>Oi</p>',
      content_en: '',
      path: '',
    };
    const ids = Array.from({ length: 120 }, (_, n) => `${userName}-${String(n).padStart(3, '0')}`);
    await db
      .insertInto('messages')
      .values(ids.map((one, n) => ({ id: one, ...texts, created_at: n })))
      .execute();
    await db
      .insertInto('inbox')
      .values(ids.map((one, n) => ({ member_id: id, message_id: one, created_at: n, read_at: null })))
      .execute();
  });
  await comeBackAs(page, gateway, userName);
  let fails = true;
  await page.route(`**${listMessages.path}?*`, (route) =>
    fails
      ? route.fulfill({ status: 500, json: { success: false, message: 'unknown_error', value: {} } })
      : route.continue(),
  );
  await page.goto('/m/messages');
  const again = page.getByRole('button', { name: say('Try again') });
  await expect(again).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  fails = false;
  await again.click();
  const box = page.getByRole('navigation', { name: say('Messages') });
  await expect(box.getByText('99+')).toBeVisible();
  await expect(inbox(page, say)).toHaveCount(20);
  await page.getByRole('button', { name: say('Show more') }).click();
  await expect(inbox(page, say)).toHaveCount(40);
  await page.getByRole('button', { name: say('Read all') }).click();
  await expect(box.getByText('99+')).toBeHidden();
  await expect(page.getByText(say('Unread.'))).toHaveCount(0);
  // Offline the cached messages are shown, with the reason why nothing can be deleted.
  await context.setOffline(true);
  await expect(page.getByText(say('No internet. Messages can be deleted when it is back.'))).toBeVisible();
  await inbox(page, say)
    .getByRole('button', { name: say('Delete: {title}', { title: 'Aviso' }) })
    .first()
    .click({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await context.setOffline(false);
});

test('a message that arrives while the inbox is open appears without a reload, and is text and links, without scripts; several are deleted at once, after a confirmation, and a second tab updates [S1-072]', async ({
  page,
  context,
  gateway,
  say,
}) => {
  const userName = await withMessages(page, gateway, 'um', 'dois');
  await page.clock.install();
  await page.goto('/m/messages');
  await expect(inbox(page, say)).toHaveCount(2);
  await write(
    gateway,
    userName,
    'três',
    '<p>antes</p><img src=x onerror="document.title=1"><script>document.title=2</script><a href="javascript:document.title=3">clique</a><iframe src="/m/home"></iframe>',
  );
  // In steps that are shorter than a call's timeout: its response arrives in real time.
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(inbox(page, say)).toHaveCount(3, { timeout: 1500 });
    await expect(page.getByRole('navigation', { name: say('Messages') })).toContainText('3', { timeout: 1500 });
  }).toPass({ timeout: 40_000 });
  await inbox(page, say).first().getByRole('button').first().click();
  const sheet = page.getByRole('dialog', { name: 'três' });
  await expect(sheet).toContainText('clique');
  await expect(sheet.locator('script, iframe, [onerror], a[href^="javascript"]')).toHaveCount(0);
  await expect(page).toHaveTitle(`${say('Messages')} · Maré`);
  await sheet.getByRole('button', { name: say('Close') }).click();
  await expect(sheet).toBeHidden();

  const other = await context.newPage();
  await other.goto(`${gateway.url}/m/webEmail`);
  await expect(inbox(other, say)).toHaveCount(3);
  await page.getByRole('button', { name: say('Choose'), exact: true }).click();
  for (const title of ['um', 'três']) await page.getByRole('checkbox', { name: title }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^2 / })).toBeVisible();
  await expectAccessible(page);
  const remove = page.getByRole('button', { name: say('Delete ({count})', { count: 2 }) });
  await remove.click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: say('Cancel') }).click();
  await expect(inbox(page, say)).toHaveCount(3);
  await remove.click();
  await dialog.getByRole('button', { name: say('Delete'), exact: true }).click();
  await expect(inbox(page, say)).toHaveCount(1);
  await expect(inbox(other, say)).toHaveCount(1);
  await expect(inbox(other, say)).toContainText('dois');
  // The last one, by its own button; then nothing is left in either.
  await other.getByRole('button', { name: say('Delete: {title}', { title: 'dois' }) }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Delete'), exact: true })
    .click();
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: say('No messages') })).toBeVisible();
  await expectAccessible(other);
});
