import { comeBackAs } from '../support/begin-session.ts';
import { gameList } from '#src/contract/lobby/games.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/fixtures.ts';
import { go, waitForPage, waitForStart } from '../support/start.ts';

const homePaths = [
  '/',
  '/m',
  '/m/',
  '/m/index',
  '/m/index.html',
  '/m/home',
  '/no-such-page',
  '/m/nothing/of/the/kind',
] as const;

test('every one of these paths shows home [S1-038, S1-039, S1-040, S1-041, S1-042, S1-043, S1-044]', async ({
  visitor,
  say,
  request,
}) => {
  const expectHome = async (path: string) => {
    await expect(visitor.getByRole('list', { name: say('Popular') }).getByRole('listitem')).toHaveCount(9);
    await expect(visitor.getByRole('group', { name: say('Categories') })).toBeVisible();
    await expect(
      visitor.getByRole('navigation', { name: say('Main menu') }).getByRole('link', { name: say('Home') }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(visitor).toHaveURL(new RegExp(`${path}$`));
    // An address that names nothing says so.
    const lost = visitor
      .getByRole('status')
      .filter({ hasText: say('We could not find this page. Here is the home page.') });
    await expect(lost).toHaveCount(/no-such|nothing/.test(path) ? 1 : 0);
  };
  for (const path of homePaths) {
    expect((await request.get(path)).status(), path).toBe(200);
    await go(visitor, '/m/help');
    await waitForPage(visitor);
    await go(visitor, path);
    await expectHome(path);
  }
  for (const path of ['/m/index.html', '/m/nothing/of/the/kind']) {
    await visitor.goto(path);
    await waitForStart(visitor);
    await expectHome(path);
  }
});

const categoryPaths = [
  ['/m/live', 'LIVE', 'Live'],
  ['/m/rng', 'RNG', 'Slots'],
  ['/m/sports', 'SPORTS', 'Sports'],
  ['/m/esports', 'ESPORTS', 'E-sports'],
  ['/m/fish', 'FISH', 'Fishing'],
  ['/m/pvp', 'PVP', 'PVP'],
  ['/m/lott', 'LOTT', 'Lottery'],
  ['/m/elott', 'ELOTT', 'E-lottery'],
  ['/m/hot', 'HOT', 'Popular'],
] as const;

test('the paths of categories open them [S1-053, S1-061, S1-062, S1-063, S1-064, S1-065, S1-066, S1-067, S1-068, S1-069, S1-090]', async ({
  page,
  say,
}) => {
  await page.goto('/m/live');
  for (const [path, type, name] of categoryPaths) {
    if (path !== '/m/live') await go(page, path);
    await expect(page).toHaveURL(new RegExp(`/m/gameList\\?gameType=${type}$`));
    await expect(page.getByRole('heading', { level: 1, name: say(name), exact: true })).toBeAttached();
    const tab = page
      .getByRole('navigation', { name: say('Categories') })
      .getByRole('link', { name: say(name), exact: true });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('list', { name: say(name), exact: true }).getByRole('listitem')).not.toHaveCount(0);
  }
});

test('/m/register and /m/register.html show the registration tab of the combined page', async ({ page, say }) => {
  for (const path of ['/m/register', '/m/register.html']) {
    await page.goto(path);
    const tabs = page.getByRole('navigation', { name: say('Log in or create an account') });
    await expect(tabs.getByRole('link', { name: say('Create account') })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1, name: say('Create account') })).toBeAttached();
  }
});

test('/m/set shows the settings, /m/securityCenter how safe the account is [S1-083, S1-110]', async ({
  member,
  say,
}) => {
  await go(member, '/m/set');
  await expect(member).toHaveTitle('Ajustes · Maré');

  await go(member, '/m/securityCenter');
  const main = member.getByRole('main');
  await expect(member.getByRole('heading', { level: 1, name: say('Security') })).toBeVisible();
  await expect(main.getByRole('link', { name: new RegExp(say('Payment password')) })).toBeVisible();
  await expect(main.getByRole('link', { name: new RegExp(say('Passkeys')) })).toBeVisible();
  await expect(main.getByRole('heading', { name: say('You can recover your password') })).toBeVisible();
});

test('/m/activity shows the promotions, /m/notice the announcements [S1-051, S1-070]', async ({ page, say }) => {
  await page.goto('/m/activity');
  await expect(page.getByRole('heading', { level: 1, name: say('Promotions') })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Semana da pescaria' })).toBeVisible();

  await go(page, '/m/notice');
  await expect(page.getByRole('heading', { level: 1, name: say('Announcements') })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Manutenção na terça, \d/ })).toBeVisible();
});

test('/m/help shows tabs, their questions and answers; i presets the tab [S1-074, S1-198, S1-199, S1-200, S1-201]', async ({
  page,
}) => {
  const [first, second, question, answer] = [
    'Primeiros passos',
    'Saldo',
    'Como deposito ou saco?',
    /Deposite por Pix em/,
  ] as const;
  await page.goto('/m/help');
  await expect(page.getByRole('tab')).toHaveCount(7);
  await expect(page.getByRole('tab', { name: first })).toHaveAttribute('aria-selected', 'true');
  await go(page, '/m/help?i=1');
  await expect(page.getByRole('tab', { name: second })).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText(answer)).toBeHidden();
  await panel.getByText(question).click();
  await expect(panel.getByText(answer)).toBeVisible();
  await page.getByRole('tab', { name: first }).click();
  await expect(page).toHaveURL(/\?i=0$/);
  await expect(panel.getByText(question)).toHaveCount(0);
  await go(page, '/m/help?i=banana');
  await expect(page.getByRole('tab', { name: first })).toHaveAttribute('aria-selected', 'true');
  await go(page, '/m/help?i=99');
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
  // A pending trial would redirect home by itself.
  await visitor.route('**/wps/member/trialuser', () => undefined);
  for (const [path, title] of Object.entries(titles)) {
    await go(visitor, path);
    await expect(visitor).toHaveTitle(`${title} · Maré`);
  }
  await comeBackAs(visitor, gateway, account.userName);
  for (const [path, title] of [
    ['/m/feedback', 'Fale com a gente'],
    ['/m/changePsw', 'Trocar senha'],
  ] as const) {
    await go(visitor, path);
    await expect(visitor).toHaveTitle(`${title} · Maré`);
  }
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
  await expect(page.getByRole('heading', { level: 1, name: game?.displayName ?? '-' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: say('Play'), exact: true }).click();
  const frame = page.getByRole('dialog', { name: game?.displayName ?? '-' });
  await expect(frame).toBeVisible();
  await expect(frame.locator('iframe')).toHaveAttribute('src', /prize_mode=Elott&play_type=trad&css=light&mui=mare$/);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('/m/launchGame sends a visitor to the login, and home without a code', async ({ page, member, consoleWatch }) => {
  // Home may be renewing the session while its cookie is deleted.
  consoleWatch.allow(/status of 401.*session\/renew/);
  await member.goto('/m/launchGame?playType=trad');
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.context().clearCookies();
  await page.evaluate(() => indexedDB.deleteDatabase('mare-member'));
  await page.goto('/m/launchGame?playType=trad&prize_mode=Lott&code=some-code&pageBack=home');
  await expect(page).toHaveURL(/\/m\/login$/);
});
