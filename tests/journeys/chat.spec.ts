import { chatTexts } from '#gateway/pages/chat-texts.ts';
import { chatMessagesPath, chatPath } from '#src/contract/chat/chat-page.ts';
import type { Page } from '@playwright/test';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { operate } from '../support/operate.ts';
import { ownAccount } from '../support/own-account.ts';
import { go, waitForPage } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const text = chatTexts.pt;
const log = (page: Page) => page.getByRole('log');
/** Each message contains the texts of all its states; only the visible one counts. */
const marked = (page: Page, words: string) => log(page).getByText(words, { exact: true }).filter({ visible: true });
const write = async (page: Page, words: string) => {
  await page.getByRole('textbox', { name: text.message }).fill(words);
  await page.getByRole('button', { name: text.send }).click();
};

/** Opens the chat by the row of the message centre, as a member of this test's own. */
async function openChat(page: Page, gateway: GatewayProcess, say: Say): Promise<string> {
  const { userName } = await ownAccount(gateway);
  await comeBackAs(page, gateway, userName);
  await go(page, '/m/message');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Live chat') })
    .click();
  await page.waitForURL(`**${chatPath}`);
  return userName;
}

test('a member writes to support, is answered, and finds all of it after a reload; an answer counts in the chat’s badge until the chat is opened [S1-267, S1-310, S1-386]', async ({
  page,
  gateway,
  say,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const userName = await openChat(page, gateway, say);
  await expect(page.getByRole('heading', { level: 1, name: say('Support') })).toBeVisible();
  await expect(page.getByText(text.emptyTitle)).toBeVisible();
  await expectAccessible(page);
  await write(page, 'Meu Pix <b>não</b> chegou.');
  await expect(log(page).getByText('Meu Pix <b>não</b> chegou.')).toBeVisible();
  await expect(marked(page, text.sent)).toBeVisible();
  expect(await operate(gateway, ['chat', 'read', userName])).toContain('Meu Pix <b>não</b> chegou.');
  await expect(marked(page, text.read)).toBeVisible();
  await operate(gateway, ['chat', 'answer', userName, '--text', 'Já estou vendo.', '--as', 'Lívia']);
  await expect(log(page).getByText('Já estou vendo.')).toBeVisible();
  await expect(log(page).getByText('Lívia')).toBeVisible();
  await page.reload();
  await expect(log(page).getByText('Meu Pix <b>não</b> chegou.')).toBeVisible();
  await expect(log(page).getByText('Já estou vendo.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('about:blank');
  await operate(gateway, ['chat', 'answer', userName, '--text', 'Tudo certo agora.']);
  await page.goto('/m/message');
  const row = page.getByRole('main').getByRole('link', { name: say('Live chat') });
  await expect(row).toContainText('1');
  await row.click();
  await expect(log(page).getByText('Tudo certo agora.')).toBeVisible();
  await operate(gateway, ['chat', 'close', userName]);
  await expect(page.getByText(text.closed)).toBeVisible();
  // No token of a session, and no code that is still worth anything.
  const coded = addresses.filter((address) => address.includes('code='));
  expect(coded).toHaveLength(2);
  expect(addresses.join(' ')).not.toContain('token');
  await page.goto(coded[0] ?? '');
  await expect(log(page).getByText('Já estou vendo.')).toBeVisible();
  await page.getByRole('link', { name: text.back }).click();
  await expect(page).toHaveURL(/\/m\/message$/);
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('1');
});

test('a message on a bad network is sent once, also after a reload in between; a page without access says so, and links back', async ({
  page,
  context,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  const userName = await openChat(page, gateway, say);
  await expect(page.getByText(text.emptyTitle)).toBeVisible();
  // The gateway takes it and the answer is lost.
  let lost = 0;
  await page.route(`**${chatMessagesPath}`, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await write(page, 'Uma vez só');
  await expect(marked(page, text.sent)).toBeVisible();
  await context.setOffline(true);
  await write(page, 'Sem rede');
  await expect(log(page).getByText('Sem rede')).toBeVisible();
  await context.setOffline(false);
  await expect(marked(page, text.sent)).toHaveCount(2);
  // Nothing gets through until the page is another one.
  await page.route(`**${chatMessagesPath}`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await write(page, 'Antes de recarregar');
  await expect(log(page).getByText('Antes de recarregar')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(marked(page, text.sent)).toHaveCount(3);
  const read = await operate(gateway, ['chat', 'read', userName]);
  expect(read.match(/Uma vez só|Sem rede|Antes de recarregar/g)).toEqual([
    'Uma vez só',
    'Sem rede',
    'Antes de recarregar',
  ]);

  await context.clearCookies({ name: 'mare_chat' });
  await page.goto(chatPath);
  await expect(page.getByRole('heading', { name: text.overTitle })).toBeVisible();
  await expectAccessible(page);
});

test('a free-trial guest is refused the chat for a second, and a visitor is led to the login [S1-006, S1-013, S1-349]', async ({
  page,
  gateway,
  say,
}) => {
  const row = page.getByRole('main').getByRole('link', { name: say('Live chat') });
  await page.goto('/m/message');
  await row.click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await comeBackAs(page, gateway, demoAccount('visita.livre').userName);
  await go(page, '/m/message');
  await row.click();
  const refused = page.getByRole('alert').getByText(say('Free accounts cannot do this. Register to play.'));
  await expect(refused).toBeVisible();
  await waitForPage(page);
  await expect(page).toHaveURL(/\/m\/message$/);
  await expect(refused).toHaveCount(0, { timeout: 2500 });
});
