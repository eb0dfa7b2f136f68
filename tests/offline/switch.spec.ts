import type { BrowserContext, Page, Route } from '@playwright/test';
import { gameIndex } from '#src/contract/lobby/game-index.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { readStores } from '../security/stores.ts';
import { expect, test } from '../support/fixtures.ts';
import { comeBackAs, handoverCodeOf } from '../support/begin-session.ts';
import { logOut } from '../support/log-out.ts';
import { addMarkedMember, announce, markedMember, marks } from '../support/marked-member.ts';
import { demoAccount } from '../support/members.ts';
import { readSession } from '../support/session.ts';
import { signIn } from '../support/sign-in.ts';
import { go, waitForPage } from '../support/start.ts';
import type { Say } from '../support/texts.ts';
import { waitForActiveWorker } from '../support/worker.ts';

const bia = demoAccount('helena.prado');
let prepared: string | undefined;
test.beforeEach(async ({ gateway, consoleWatch }) => {
  if (prepared !== gateway.url) await addMarkedMember(gateway);
  prepared = gateway.url;
  await announce(gateway, 1);
  // Printed by the browser about late responses, and about a replaced session.
  consoleWatch.allow(/status of 401|ERR_|Failed to load resource/);
});

/** Signs the marked member in, under a worker, and visits pages until all of the member's data has been shown and stored. */
async function livesAsZulmira(page: Page, gateway: GatewayProcess, say: Say): Promise<Map<string, string>> {
  await page.goto('/');
  await waitForActiveWorker(page);
  await comeBackAs(page, gateway, markedMember.userName);
  await expect(page.getByRole('banner')).toContainText(marks.get('balance in Portuguese') ?? '');
  await expect(page.getByText(marks.get('game') ?? '').first()).toBeVisible();
  await page.goto('/m/notice');
  await expect(page.getByText(marks.get('announcement') ?? '').first()).toBeVisible();
  await go(page, '/m/gameList?gameType=FAV');
  await expect(page.getByText(marks.get('game') ?? '').first()).toBeVisible();
  await go(page, '/m/member/home');
  await expect(page.getByText(marks.get('nickname') ?? '')).toBeVisible();
  await expect(page.getByText(say('Total balance'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  const token = (await readSession(page))?.token ?? '';
  expect(token.length).toBeGreaterThan(40);
  const [, claims = '', signature = ''] = token.split('.');
  return new Map([...marks, ['token', token], ['claims of the token', claims], ['signature of the token', signature]]);
}

/** All contents of a page and its origin: every store and cache, the screen, the history, everything that scripts can access. */
async function dump(page: Page): Promise<Record<string, string>> {
  const found = await readStores(page.mainFrame());
  const shown = await page.evaluate(() => ({
    document: document.documentElement.outerHTML,
    history: JSON.stringify(history.state),
    title: document.title,
    address: location.href,
    name: window.name,
    fields: JSON.stringify([...document.querySelectorAll('input')].map((field) => field.value)),
  }));
  const { databases, ...stores } = found;
  return { ...shown, ...stores, ...databases, keys: Object.keys(databases).join() };
}

/** Entries of the caches without the public index, which names every game and so the member's as well; the next entry begins a line. */
const withoutIndex = (caches: string): string =>
  caches
    .split('\n')
    .filter((entry) => !entry.includes(gameIndex.path))
    .join('\n');

/** The places where any of the marks is still found, as `mark in place`. */
async function tracesIn(page: Page, of: ReadonlyMap<string, string>): Promise<string[]> {
  const { caches = '', ...others } = await dump(page);
  const places = Object.entries({ ...others, caches: withoutIndex(caches) });
  return [...of].flatMap(([name, text]) =>
    places
      .filter(([, held]) => held.toLowerCase().includes(text.toLowerCase()))
      .map(([place]) => `${name} in ${place}`),
  );
}

async function leave(page: Page, say: Say): Promise<void> {
  await logOut(page, say, 'main');
  await expect(page.getByRole('link', { name: say('Register') })).toBeVisible();
}

/** The other member, on home and the member's pages, with everything loaded. */
async function livesAsBia(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toContainText('helena.prado');
  // Requests of a start, and of a page that continues.
  await page.goto('/m/notice');
  for (const path of ['/m/home', '/m/gameList?gameType=FAV', '/m/member/home']) {
    await go(page, path);
    await waitForPage(page);
    await page.waitForLoadState('networkidle');
  }
}

test('after a logout, and after another member signs in, none of the member’s data is found [S1-281, S2-131]', async ({
  page,
  say,
  gateway,
}) => {
  const zulmira = await livesAsZulmira(page, gateway, say);
  // The search does find existing data.
  expect(await tracesIn(page, zulmira)).toEqual(
    expect.arrayContaining([
      'nickname in document',
      'token in mare-member/keyval/MC_SESSION_INFO',
      'nickname in mare-member/keyval/memberInfo',
    ]),
  );
  await leave(page, say);
  expect(await tracesIn(page, zulmira)).toEqual([]);
  await announce(gateway, 0);
  await signIn(page, bia);
  await livesAsBia(page);
  expect(await tracesIn(page, zulmira)).toEqual([]);
});

test('when another member takes her place at once, none of her data is found, in this tab or in a frozen one, and late responses for her are dropped [S1-281, S1-341, S2-106]', async ({
  page,
  context,
  say,
  gateway,
}) => {
  const zulmira = await livesAsZulmira(page, gateway, say);
  const frozen = await context.newPage();
  await frozen.goto('/m/home');
  await expect(frozen.getByRole('banner')).toContainText(marks.get('balance in Portuguese') ?? '');
  const life = await context.newCDPSession(frozen);
  await life.send('Page.setWebLifecycleState', { state: 'frozen' });
  const held = await holdAnswers(context);
  // In this tab, and in one that does not navigate: its calls are pending when the other member signs in.
  const waiting = await context.newPage();
  await waiting.goto('/m/home');
  await expect.poll(() => held.routes.length).toBeGreaterThan(3);
  await announce(gateway, 0);
  held.passes = true;

  const code = await handoverCodeOf(gateway, bia.userName);
  await page.goto(`/m/home?token=${code}`);
  await page
    .getByRole('alertdialog', { name: say('Change account?') })
    .getByRole('button', { name: say('Change account') })
    .click();
  for (const each of [page, waiting]) await expect(each.getByRole('banner')).toContainText('helena.prado');
  await held.release();
  await livesAsBia(page);
  await waiting.waitForLoadState('networkidle');
  expect(await tracesIn(waiting, zulmira)).toEqual([]);
  expect(await tracesIn(page, zulmira)).toEqual([]);

  await life.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(frozen.getByRole('banner')).toContainText('helena.prado');
  await frozen.waitForLoadState('networkidle');
  expect(await tracesIn(frozen, zulmira)).toEqual([]);
});

/** Delays the responses to calls with the member's token until `release`; they are requested at once, with that token. */
async function holdAnswers(context: BrowserContext) {
  const held = {
    routes: [] as (() => Promise<void>)[],
    passes: false,
    release: async () => {
      await Promise.all(held.routes.map((pass) => pass()));
      await context.unroute('**/wps/**');
    },
  };
  await context.route('**/wps/**', async (route: Route) => {
    if (held.passes || !(await route.request().headerValue('authorization'))) return route.continue();
    const response = await route.fetch();
    held.routes.push(() => route.fulfill({ response }).catch(() => undefined));
  });
  return held;
}
