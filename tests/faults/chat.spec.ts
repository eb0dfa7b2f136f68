import { chatTexts } from '#gateway/pages/chat-texts.ts';
import { chatMessagesPath, chatPath } from '#src/contract/chat/chat-page.ts';
import { expect, type Page } from '@playwright/test';
import { comeBackAs } from '../support/begin-session.ts';
import { operate } from '../support/operate.ts';
import { ownAccount } from '../support/own-account.ts';
import { go, waitForStart } from '../support/start.ts';
import type { Rule } from './fault.ts';
import { test } from './fixtures.ts';

const paths = new RegExp(`^${chatMessagesPath}$`);
const faults: readonly Omit<Rule, 'paths'>[] = [
  { fault: 'reset', moment: 'before' },
  { fault: 'reset', moment: 'after' },
  { fault: 'reset', moment: 'mid-body' },
  { fault: 'cut', moment: 'after' },
  { fault: '502', moment: 'after' },
  { fault: 'portal', moment: 'before' },
  { fault: 'duplicate', moment: 'before' },
  // The stream is cut by it, too.
  { fault: 'refuse', moment: 'before' },
];
const many = 200;
const text = chatTexts.pt;

const written = (page: Page) => page.getByRole('log').locator('.mine .bub');
const type = (page: Page, texts: readonly string[]) =>
  page.getByRole('textbox', { name: text.message }).evaluate((field, lines) => {
    for (const line of lines) {
      (field as HTMLTextAreaElement).value = line;
      (field as HTMLTextAreaElement).form?.requestSubmit();
    }
  }, texts);

test('of 200 messages on a bad network none is lost, none is doubled, and all keep their order', async ({
  page,
  gateway,
  network,
}) => {
  const { userName } = await ownAccount(gateway);
  await comeBackAs(page, gateway, userName);
  await waitForStart(page);
  await go(page, '/m/chat');
  await page.waitForURL(`**${chatPath}`);
  await expect(page.getByText(text.emptyTitle)).toBeVisible();

  const texts = Array.from({ length: many }, (_, index) => `mensagem ${index + 1}`);
  const round = many / faults.length;
  const began = Date.now();
  for (const [index, fault] of faults.entries()) {
    network.forget();
    await network.inject({ ...fault, paths });
    await type(page, texts.slice(index * round, (index + 1) * round));
    if (fault.fault === 'refuse') await expect(page.getByText(text.lostBar)).toBeVisible();
    else await expect.poll(() => network.hits(paths).some(({ struck }) => struck)).toBe(true);
    await network.heal();
    // The browser says that the network is there again, and the page waits no longer.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  }
  await expect(page.locator('[data-is=sending], [data-is=queued]')).toHaveCount(0, { timeout: 60_000 });
  test.info().annotations.push({ type: 'sent after', description: `${Date.now() - began} ms` });
  await expect(written(page)).toHaveText(texts);
  await expect(page.getByText(text.lostBar)).toBeHidden();

  await operate(gateway, ['chat', 'answer', userName, '--text', 'Recebi tudo.']);
  await expect(page.getByRole('log').getByText('Recebi tudo.')).toBeVisible();
  await page.reload();
  await expect(written(page).last()).toHaveText(`mensagem ${many}`);
  const older = page.getByRole('button', { name: text.older });
  for (let shown = await written(page).count(); shown < many; shown = await written(page).count()) {
    await older.click();
    await expect.poll(() => written(page).count()).toBeGreaterThan(shown);
  }
  await expect(older).toBeHidden();
  await expect(written(page)).toHaveText(texts);
});
