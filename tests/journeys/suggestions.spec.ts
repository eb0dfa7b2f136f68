import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Say } from '../support/texts.ts';
import { expectAccessible } from '../support/axe.ts';
import { runningGame } from '../support/game.ts';
import { readStores } from '../security/stores.ts';
import { waitForStart } from '../support/start.ts';

const fieldOf = (page: Page, say: Say) => page.getByRole('combobox', { name: say('Search for a game') });
const optionsOf = (page: Page, say: Say) => page.getByRole('listbox', { name: say('Suggestions') }).getByRole('option');

async function openList(page: Page) {
  await page.goto('/m/gameList?gameType=RNG');
  await waitForStart(page);
}

test('suggests games while typing: without accents, with typing errors, in the other language; and past searches, until they are cleared', async ({
  page,
  say,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await openList(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('GCSGAME_gameIndex'))).toEqual([]);

  const field = fieldOf(page, say);
  await field.pressSequentially('rei povlo');
  await expect(optionsOf(page, say).first()).toContainText('Rei Polvo');
  await expect(optionsOf(page, say).last()).toHaveText(say('See all with “{typed}”', { typed: 'rei povlo' }));
  await field.fill('king octopus');
  await expect(optionsOf(page, say).first()).toContainText('King Octopus');
  await field.fill('dragao de gelo');
  await expect(optionsOf(page, say).first()).toContainText('Dragão de Gelo');
  expect(asked.filter((url) => url.includes('GCSGAME_gameIndex'))).toHaveLength(1);

  await field.fill('xyzzy');
  await expect(page.getByText(say('Nothing like “{typed}”', { typed: 'xyzzy' }))).toBeVisible();
  await expect(optionsOf(page, say)).toHaveCount(0);

  await field.fill('rei azulado');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=rei/);
  // A page that is left at once may not have stored it.
  await expect.poll(async () => JSON.stringify(await readStores(page.mainFrame()))).toContain('rei azulado');
  await openList(page);
  await field.focus();
  await expect(optionsOf(page, say).first()).toContainText('rei azulado');
  await optionsOf(page, say).last().click();
  await expect(optionsOf(page, say)).toHaveCount(0);
  await page.reload();
  await waitForStart(page);
  await field.focus();
  await field.pressSequentially('rei');
  await expect(optionsOf(page, say).last()).toContainText(say('See all with “{typed}”', { typed: 'rei' }));
  await expect(optionsOf(page, say).filter({ hasText: 'rei azulado' })).toHaveCount(0);
});
test('a tap on the last suggestion searches with the typed text, one on another opens the game; the arrows move through them, Enter selects one, Escape closes them', async ({
  page,
  say,
}) => {
  await openList(page);
  const field = fieldOf(page, say);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.fill('polvo');
  await optionsOf(page, say).last().click();
  await expect(page).toHaveURL(/q=polvo/);
  await expect(optionsOf(page, say)).toHaveCount(0);
  await field.fill('rei polvo');
  await expect(optionsOf(page, say).first()).toContainText('Rei Polvo');
  await optionsOf(page, say).first().click();
  const game = runningGame(page, say, 'Rei Polvo');
  await expect(game.spin).toBeEnabled({ timeout: 20_000 });
  await page.reload();
  await waitForStart(page);
  await expect(game.dialog).toHaveCount(0);

  await field.fill('');
  await field.pressSequentially('rei polvo');
  await expect(optionsOf(page, say).first()).toContainText('Rei Polvo');
  await expect(field).toHaveAttribute('aria-expanded', 'true');

  await field.press('ArrowDown');
  const first = optionsOf(page, say).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '-');
  await expectAccessible(page);
  await field.press('ArrowUp');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await field.press('ArrowUp');
  await expect(optionsOf(page, say).last()).toHaveAttribute('aria-selected', 'true');

  await field.press('Escape');
  await expect(optionsOf(page, say)).toHaveCount(0);
  await expect(field).toHaveValue('rei polvo');
  await field.press('ArrowDown');
  await expect(optionsOf(page, say).first()).toContainText('Rei Polvo');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(game.spin).toBeEnabled({ timeout: 20_000 });
});

test('home has the search without a selector of vendors; what it suggests for a word with a slip is listed by Enter, nearest first [S1-164, S1-165]', async ({
  page,
  say,
}) => {
  await page.goto('/');
  await waitForStart(page);
  const field = fieldOf(page, say);
  await field.fill('polvu');
  await expect(optionsOf(page, say).first()).toContainText('Rei Polvo');
  await field.press('Enter');
  await expect(page).toHaveURL(/gameType=HOT&q=polvu$/);
  const found = page.getByRole('list', { name: say('Games found') }).getByRole('listitem');
  await expect(found.first()).toContainText('Rei Polvo');
});

test('the keys of an input method choose no suggestion while it composes a word', async ({ page, say }) => {
  await openList(page);
  const field = fieldOf(page, say);
  await field.pressSequentially('polvo');
  await expect(optionsOf(page, say).first()).toBeVisible();
  await field.press('ArrowDown');
  const press = (how: 'composing' | 'last') =>
    field.evaluate((input, kind) => {
      const end = kind === 'composing' ? { isComposing: true } : { keyCode: 229 };
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...end }));
    }, how);
  await press('composing');
  await press('last');
  await expect(optionsOf(page, say).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field.press('Enter');
  await expect(page.getByRole('dialog')).not.toHaveCount(0);
});
