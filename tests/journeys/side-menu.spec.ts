import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { expectAccessible } from '../support/axe.ts';
import { builtFile } from '../support/built-file.ts';
import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { readStores } from '../security/stores.ts';
import { demoAccount } from '../support/members.ts';
import { go } from '../support/start.ts';

test('a visitor finds login, register, every entry and VIP in the side menu, and no logout; the customer-service menu lists links with their hosts, opens messages, announcements and feedback, closes with the page, and is a page, too [S1-214, S1-228, S1-229, S1-202, S1-203, S1-205, S1-206, S1-207, S1-208, S1-262, S1-263, S1-276, S1-097]', async ({
  visitor,
  say,
}) => {
  const opener = visitor.getByRole('button', { name: say('Menu') });
  await opener.click();
  const menu = visitor.getByRole('dialog', { name: say('Menu') });
  await expect(menu.getByText(say('Member centre'))).toBeVisible();
  await expect(menu.getByRole('link', { name: say('Log in') })).toHaveAttribute('href', '/m/login');
  await expect(menu.getByRole('link', { name: say('Register') })).toHaveAttribute('href', '/m/register');
  await expect(menu.getByRole('link', { name: say('VIP club') })).toHaveAttribute('href', '/vip/vip.html');
  await expect(menu.getByRole('link', { name: say('Home') })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('button', { name: say('Log out') })).toHaveCount(0);
  await expectAccessible(visitor, '[role=dialog]');
  await visitor.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();

  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await opener.click();
  // The chunk with the tables of the cipher.
  const decoder = builtFile('support');
  expect(readFileSync(join(projectRoot, 'dist/client', decoder), 'utf8')).toContain('e4d12fb83a6c59070f74');
  const loaded = () =>
    visitor.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const loadedBefore = await loaded();
  await menu.getByRole('button', { name: say('Support') }).click();
  const support = visitor.getByRole('dialog', { name: say('How can we help?') });
  const service = support.getByRole('button', { name: say('Customer service') });
  await expect(support.getByRole('link', { name: new RegExp(`^${say('Messenger')}`) })).toHaveAttribute(
    'href',
    'https://suporte.mare.example/telegram',
  );
  expect(asked).not.toContain('/wps/system/customerService');
  expect(loadedBefore).not.toContain(decoder);
  await expect.poll(loaded).toContain(decoder);
  await service.click();
  const live = support.getByRole('link', { name: /Atendimento ao vivo/ });
  await expect(live).toHaveAttribute('href', '/m/chat');
  await expect(live).toContainText(say('for members'));
  await expect(support.getByRole('link', { name: /^E-mail/ })).toHaveAttribute('href', 'mailto:ajuda@mare.example');
  await expect(support.getByRole('link', { name: /^Telefone/ })).toContainText('0800 000 0000');
  await expect(support.getByRole('link', { name: /Telegram da Maré/ })).toContainText('suporte.mare.example');
  // [S1-276]: stored, and still encrypted.
  const { databases, storage } = await readStores(visitor.mainFrame());
  const kept = Object.entries(databases).filter(([key]) => key.includes('service_link'));
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(databases) + storage).not.toContain('chat?fila');
  await expectAccessible(visitor, '[role=dialog]');
  await service.click();
  await expect(live).toHaveCount(0);
  await expect(support.getByRole('link', { name: say('Messages') })).toHaveAttribute('href', '/m/webEmail');
  await expect(support.getByRole('link', { name: say('Feedback') })).toHaveAttribute('href', '/m/feedback');
  await support.getByRole('button', { name: say('Close') }).click();
  await expect(support).toHaveCount(0);

  await go(visitor, '/m/login');
  await visitor.getByRole('button', { name: say('Support') }).click();
  await support.getByRole('link', { name: say('Announcements') }).click();
  await expect(visitor).toHaveURL(/\/m\/notice$/);
  await expect(support).toHaveCount(0);

  // A lost password without any way to recover it ends at a contact.
  await go(visitor, '/m/forget');
  await visitor.getByRole('link', { name: say('None of these') }).click();
  await expect(visitor).toHaveURL(/\/m\/service$/);
  await expect(visitor.getByRole('link', { name: /^E-mail/ })).toBeVisible();
  await expectAccessible(visitor);
});

test.describe('a member of the VIP club', () => {
  test.use({ account: demoAccount('helena.prado') });

  test('sees name and balance in the side menu, hides it, sees the unread counts, and opens the member centre by the avatar and the live chat by its row [S1-210, S1-211, S1-212, S1-213, S1-230, S1-204, S1-019]', async ({
    member,
    gateway,
    say,
  }) => {
    const { vip_label: vip } = await withDatabase(gateway, (db) =>
      db.selectFrom('members').selectAll().where('account', '=', 'helena.prado').executeTakeFirstOrThrow(),
    );
    await member.getByRole('button', { name: say('Menu') }).click();
    const menu = member.getByRole('dialog', { name: say('Menu') });
    await expect(menu.getByText('Helena', { exact: true })).toBeVisible();
    await expect(menu.getByText(vip, { exact: true })).toBeVisible();
    await expect(menu.getByText(/R\$\s?\d{1,3}(\.\d{3})*,\d\d/)).toBeVisible();
    await menu.getByRole('button', { name: say('Hide balance') }).click();
    await expect(menu.getByText(/R\$\s?[*.]+,\*\*/)).toBeVisible();
    await menu.getByRole('button', { name: say('Show balance') }).click();
    await menu.getByRole('button', { name: say('Log out') }).click();
    const asked = member.getByRole('alertdialog');
    await asked.getByRole('button', { name: say('Cancel') }).click();
    await expect(menu.getByRole('link', { name: new RegExp(`^${say('Messages')}.*\\d`) })).toBeVisible();
    await menu.getByRole('button', { name: say('Support') }).click();
    const support = member.getByRole('dialog', { name: say('How can we help?') });
    const announcements = support.getByRole('link', { name: new RegExp(`^${say('Announcements')}.*\\d`) });
    await expect(announcements).toHaveAttribute('href', '/m/notice');
    await support.getByRole('button', { name: say('Close') }).click();
    await expect(support).toHaveCount(0);
    await member.getByRole('button', { name: say('Menu') }).click();
    // The avatar is the first letter of the nickname as long as there is no picture.
    await expect(menu.getByRole('link', { name: say('Member centre') }).getByText('H', { exact: true })).toBeVisible();
    await menu.getByRole('link', { name: say('Member centre') }).click();
    await expect(member).toHaveURL(/\/m\/member\/home$/);
    await expect(menu).toHaveCount(0);

    await go(member, '/m/service');
    await expect(member.getByRole('link', { name: 'Atendimento ao vivo' })).toHaveAttribute('href', '/m/chat');
    await expect(member.getByRole('link', { name: /Telegram da Maré/ })).toHaveAttribute('target', '_blank');
  });
});
