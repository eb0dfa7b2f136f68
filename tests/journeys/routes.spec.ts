import { comeBackAs } from '../support/begin-session.ts';
import { gameList } from '#src/contract/games.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/fixtures.ts';
import { go, waitForStart } from '../support/start.ts';

const homePaths = [
  ['/', 'S1-038'],
  ['/m', 'S1-039'],
  ['/m/', 'S1-040'],
  ['/m/index', 'S1-041'],
  ['/m/index.html', 'S1-042'],
  ['/m/home', 'S1-043'],
  ['/no-such-page', 'S1-044'],
  ['/m/nothing/of/the/kind', 'S1-044'],
] as const;

for (const [path, id] of homePaths) {
  test(`${path} shows home [${id}]`, async ({ page, say, request }) => {
    const served = await request.get(path);
    expect(served.status()).toBe(200);
    await page.goto(path);
    await waitForStart(page);
    await expect(page.getByRole('list', { name: say('Popular') }).getByRole('listitem')).toHaveCount(9);
    await expect(page.getByRole('group', { name: say('Categories') })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: say('Main menu') }).getByRole('link', { name: say('Home') }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

const categoryPaths = [
  ['/m/live', 'LIVE', 'Live', 'S1-061'],
  ['/m/rng', 'RNG', 'Slots', 'S1-062'],
  ['/m/sports', 'SPORTS', 'Sports', 'S1-063, S1-090'],
  ['/m/esports', 'ESPORTS', 'E-sports', 'S1-064'],
  ['/m/fish', 'FISH', 'Fishing', 'S1-065'],
  ['/m/pvp', 'PVP', 'PVP', 'S1-066'],
  ['/m/lott', 'LOTT', 'Lottery', 'S1-067'],
  ['/m/elott', 'ELOTT', 'E-lottery', 'S1-068'],
  ['/m/hot', 'HOT', 'Popular', 'S1-069'],
] as const;

for (const [path, type, name, id] of categoryPaths) {
  test(`${path} opens the category ${type} [${id}, S1-053]`, async ({ page, say }) => {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/m/gameList\\?gameType=${type}$`));
    await expect(page.getByRole('heading', { level: 1, name: say(name), exact: true })).toBeAttached();
    const tab = page
      .getByRole('navigation', { name: say('Categories') })
      .getByRole('link', { name: say(name), exact: true });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('list', { name: say(name), exact: true }).getByRole('listitem')).not.toHaveCount(0);
  });
}

for (const path of ['/m/register', '/m/register.html']) {
  test(`${path} shows the registration tab of the combined page`, async ({ page, say }) => {
    await page.goto(path);
    const tabs = page.getByRole('navigation', { name: say('Log in or create an account') });
    await expect(tabs.getByRole('link', { name: say('Create account') })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1, name: say('Create account') })).toBeAttached();
  });
}

test('/m/member/home shows the member centre [S1-048, S1-332]', async ({ member, say }) => {
  await member
    .getByRole('navigation', { name: say('Main menu') })
    .getByRole('link', { name: say('Account') })
    .click();
  await expect(member).toHaveURL(/\/m\/member\/home$/);
  await expect(member.getByRole('heading', { level: 1, name: 'Marina' })).toBeVisible();
  await expect(member.getByRole('heading', { name: say('Total balance') })).toBeVisible();
  await expect(member.getByRole('main')).toContainText(/R\$\s?[\d.,]+/);
  // The new template has tiles, the base one rows [S1-344].
  await expect(member.getByRole('heading', { name: say('Shortcuts') })).toBeAttached();
  for (const link of ['Favourites', 'Announcements', 'Help'] as const) {
    await expect(member.getByRole('main').getByRole('link', { name: say(link) })).toBeVisible();
  }
});

test('the title of the settings is their name [S1-110]', async ({ member }) => {
  await go(member, '/m/set');
  await expect(member).toHaveTitle('Ajustes · Maré');
});

test('/m/securityCenter shows how safe the member’s account is [S1-083]', async ({ member, say }) => {
  await member.goto('/m/securityCenter');
  const main = member.getByRole('main');
  await expect(member.getByRole('heading', { level: 1, name: say('Security') })).toBeVisible();
  await expect(main.getByRole('link', { name: new RegExp(say('Payment password')) })).toBeVisible();
  await expect(main.getByRole('link', { name: new RegExp(say('Passkeys')) })).toBeVisible();
  await expect(main.getByRole('heading', { name: say('You can recover your password') })).toBeVisible();
});

test('/m/activity shows the promotions [S1-051]', async ({ page, say }) => {
  await page.goto('/m/activity');
  await expect(page.getByRole('heading', { level: 1, name: say('Promotions') })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Semana da pescaria' })).toBeVisible();
});

test('/m/notice shows the announcements [S1-070]', async ({ page, say }) => {
  await page.goto('/m/notice');
  await expect(page.getByRole('heading', { level: 1, name: say('Announcements') })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Manutenção nesta terça, das 3h às 4h' })).toBeVisible();
});

test('/m/help shows tabs, their questions and answers; i presets the tab [S1-074, S1-198, S1-199, S1-200, S1-201]', async ({
  page,
}) => {
  const [first, second, question, answer] = [
    'Primeiros passos',
    'Saldo',
    'Como deposito ou saco?',
    /Créditos são lançados pela plataforma/,
  ] as const;
  await page.goto('/m/help');
  await expect(page.getByRole('tab')).toHaveCount(7);
  await expect(page.getByRole('tab', { name: first })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/m/help?i=1');
  await expect(page.getByRole('tab', { name: second })).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText(answer)).toBeHidden();
  await panel.getByText(question).click();
  await expect(panel.getByText(answer)).toBeVisible();
  await page.getByRole('tab', { name: first }).click();
  await expect(page).toHaveURL(/\?i=0$/);
  await expect(panel.getByText(question)).toHaveCount(0);
  await page.goto('/m/help?i=banana');
  await expect(page.getByRole('tab', { name: first })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/m/help?i=99');
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
});

test('the title names the page and the brand [S1-110]', async ({ visitor, gateway, account }) => {
  const titles = {
    '/': 'Início',
    '/m/login': 'Entrar',
    '/m/register': 'Criar conta',
    '/m/activity': 'Promoções',
    '/m/notice': 'Avisos',
    '/m/gameList': 'Central de jogos',
    '/m/slotsCenter': 'Slots',
    '/m/help': 'Ajuda',
    '/m/forget': 'Esqueci a senha',
    '/m/trail': 'Jogar sem conta',
    '/m/message': 'Mensagens',
  };
  // A trial that is on its way: it would lead home by itself.
  await visitor.route('**/wps/member/trialuser', () => undefined);
  for (const [path, title] of Object.entries(titles)) {
    await go(visitor, path);
    await expect(visitor).toHaveTitle(`${title} · Maré`);
  }
  await comeBackAs(visitor, gateway, account.userName);
  await go(visitor, '/m/feedback');
  await expect(visitor).toHaveTitle('Fale com a gente · Maré');
});

test('/m/launchGame shows the launch screen of traditional lottery, and its button opens the game so [S1-060, S1-302, S1-308]', async ({
  page,
  member,
  say,
  request,
}) => {
  const query = {
    merchant: 'mare',
    platform: 'html5',
    clientType: 2,
    gameType: 'LOTT',
    pageNo: 1,
    language: 'pt',
  } as const;
  const [game] = (await ask(request, gameList, query)).games;
  await member.goto(`/m/launchGame?playType=trad&prize_mode=elott&code=${game?.gameCode}&pageBack=home`);
  await expect(page.getByRole('heading', { name: say('Lottery') })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: say('Play'), exact: true }).click();
  const frame = page.getByRole('dialog', { name: game?.displayName ?? '-' });
  await expect(frame).toBeVisible();
  await expect(frame.locator('iframe')).toHaveAttribute('src', /prize_mode=Elott&play_type=trad/);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('/m/launchGame leads a visitor to the login, and home without a code', async ({ page, member, consoleWatch }) => {
  // Home may be renewing the session in the moment in which its cookie is taken away.
  consoleWatch.allow(/status of 401.*session\/renew/);
  await member.goto('/m/launchGame?playType=trad');
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.context().clearCookies();
  await page.evaluate(() => indexedDB.deleteDatabase('mare-member'));
  await page.goto('/m/launchGame?playType=trad&prize_mode=Lott&code=some-code&pageBack=home');
  await expect(page).toHaveURL(/\/m\/login$/);
});

test('a page that is still to come says so and leads back [S1-044]', async ({ page, say }) => {
  for (const path of ['/m/voucherCenter', '/m/withdraw']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: say('Coming soon') })).toBeVisible();
  }
  await page.getByRole('link', { name: say('Back to the games') }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
