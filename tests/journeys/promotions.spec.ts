import type { Page } from '@playwright/test';
import { fundMember } from '#gateway/testing/test-members.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { ofMember } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { sendLogin } from '../support/login-form.ts';
import { demoMember } from '../support/members.ts';
import { operate } from '../support/operate.ts';
import { ownAccount } from '../support/own-account.ts';
import { go, waitForPage, waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const path = '/m/activity';
const cards = (page: Page) => page.getByRole('main').getByRole('tabpanel').getByRole('listitem');
const card = (page: Page, title: string) => cards(page).filter({ hasText: title });
const words = (say: Say) => ({
  coming: say('Coming soon'),
  process: say('Available'),
  signed: say('Signed up'),
  applying: say('Under review'),
  issued: say('Ready to claim'),
  claimed: say('Claimed'),
  rejected: say('Not approved'),
  close: say('Ended'),
});

test('a visitor reads a promotion, logs in to take part, and returns to it; the demonstration’s member sees one in each of the eight states [S1-051, S2-248]', async ({
  page,
  say,
}) => {
  await page.goto(path);
  await waitForStart(page);
  await expect(card(page, 'Semana da pescaria')).toContainText(words(say).process);
  await card(page, 'Semana da pescaria').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Semana da pescaria' })).toBeVisible();
  await expect(page.getByText('Contam as apostas em jogos de pescaria.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Log in to take part') }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await sendLogin(page, say, demoMember);
  await expect(page).toHaveURL(`${path}/pescaria`);
  await expect(page.getByRole('button', { name: say('Take part') })).toBeVisible();

  await go(page, path);
  const says = words(say);
  const open = [
    ['Brinde da semana', says.issued],
    ['Jardim de prêmios', says.signed],
    ['Luz do farol', says.applying],
    ['Semana da pescaria', says.process],
    ['Bloco da Maré', says.coming],
  ] as const;
  for (const [title, word] of open) await expect(card(page, title)).toContainText(word);
  await expect(cards(page)).toHaveCount(open.length);
  await expect(page.getByRole('link', { name: new RegExp(`^${say('Next step')}`) })).toContainText('Brinde da semana');
  await expectAccessible(page);
  await page.getByRole('tab', { name: say('Finished') }).click();
  const over = [
    ['Travessia', says.rejected],
    ['Apito inicial', says.claimed],
    ['Noite dos gatos', says.close],
  ] as const;
  for (const [title, word] of over) await expect(card(page, title)).toContainText(word);
  await card(page, 'Travessia').getByRole('link').click();
  await expect(page.getByText(/^Falta a data de nascimento/)).toBeVisible();
  await expect(page.getByRole('link', { name: say('Contact us about it') })).toBeVisible();
});

test('a member applies, the operator approves, and the claimed reward is in the balance once, without a reload [S2-248]', async ({
  page,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 503 .*\/wps\/promotions\/claim/);
  const { userName } = await ownAccount(gateway);
  await ofMember(gateway, userName, (db, id) => fundMember(db, id, 1000));
  await comeBackAs(page, gateway, userName);
  await page.clock.install();
  await page.goto(path);
  await waitForStart(page);
  await waitForPage(page);
  await card(page, 'Brinde da semana').getByRole('link').click();
  await page.getByRole('button', { name: say('Take part') }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(words(say).applying).first()).toBeVisible();
  await expect(page.getByRole('button', { name: say('Take part') })).toHaveCount(0);

  const line = (await operate(gateway, ['promotions', 'applications']))
    .split('\n')
    .find((text) => text.includes(userName));
  const [application = ''] = line?.split(' ') ?? [];
  await operate(gateway, ['promotions', 'approve', application]);
  await page.clock.fastForward(16_000);
  const claim = page.getByRole('button', { name: say('Claim {amount}', { amount: 'R$ 5,00' }) });
  await expect(claim).toBeVisible();
  await expect(main).toContainText('R$ 10,00');
  await expectAccessible(page);

  // Booked, and the response is lost.
  let lost = 0;
  await page.route('**/wps/promotions/claim', async (route) => {
    await route.fetch();
    if ((lost += 1) > 1) return route.fallback();
    return route.fulfill({ status: 503, json: { success: false, message: 'system_updating' } });
  });
  await claim.click();
  await page.clock.fastForward(10_000);
  await expect(async () => {
    if (await claim.isVisible()) await claim.click({ timeout: 500 });
    await expect(main.getByText(words(say).claimed).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(main).toContainText('R$ 15,00');
  await page.reload();
  await expect(main).toContainText('R$ 15,00');
  await expect(main.getByText(words(say).claimed).first()).toBeVisible();
});

test('the operator’s publications, changes and closures reach an open page [S1-051]', async ({
  page,
  gateway,
  say,
}) => {
  await page.clock.install();
  await page.goto(path);
  await waitForStart(page);
  const later = () => page.clock.fastForward(16_000);
  const texts = ['--title-en', 'Pearl', '--summary-pt', 'Uma', '--summary-en', 'One'];
  const contents = ['--content-pt', '<p>Regra</p>', '--content-en', '<p>Rule</p>'];
  await operate(gateway, [
    'promotions',
    'add',
    'perola',
    '--title-pt',
    'Pérola',
    ...texts,
    ...contents,
    '--reward',
    '3.00',
  ]);
  const shown = (title: string, word: string) =>
    expect(async () => {
      await later();
      await expect(card(page, title)).toContainText(word, { timeout: 1500 });
    }).toPass();
  await shown('Pérola', words(say).process);
  await operate(gateway, ['promotions', 'change', 'perola', '--title-pt', 'Pérola negra']);
  await shown('Pérola negra', words(say).process);
  await operate(gateway, ['promotions', 'close', 'perola']);
  await page.getByRole('tab', { name: say('Finished') }).click();
  await shown('Pérola negra', words(say).close);
  await operate(gateway, ['promotions', 'hide', 'perola']);
  await expect(async () => {
    await later();
    await expect(card(page, 'Pérola negra')).toHaveCount(0, { timeout: 1500 });
  }).toPass();
});
