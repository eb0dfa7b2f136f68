import type { Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { Topic } from '#src/contract/core/topics.ts';
import { changeLobby } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { withGateway } from '../support/gateway.ts';
import { waitForStart } from '../support/start.ts';
import { textsIn } from '../support/texts.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';

/**
 * Home follows the gateway's data. These journeys change the data, so they have a separate gateway, and each changes something
 * else. The worker's cache does not matter here.
 */
test.use({ serviceWorkers: 'block' });
let gateway: GatewayProcess;
let end: () => Promise<void>;

test.beforeAll(async () => {
  const { promise: over, resolve: finish } = Promise.withResolvers<void>();
  const { promise: started, resolve: start } = Promise.withResolvers<GatewayProcess>();
  const running = withGateway(async (own) => {
    start(own);
    await over;
  });
  gateway = await Promise.race([started, running.then(() => Promise.reject(new Error('the gateway has ended')))]);
  end = async () => {
    finish();
    await running;
  };
});
test.afterAll(() => end());

const say = textsIn('pt');
const change = (topic: Topic, work: (db: Kysely<Tables>) => Promise<unknown>) => changeLobby(gateway, topic, work);

/** Changes the title of home's banner, and opens home once the gateway's documents include it. */
async function openHome(page: Page, title: string): Promise<void> {
  await change('banners', (db) =>
    db.updateTable('banners').set({ title_pt: title }).where('id', '=', 'home-mar').execute(),
  );
  await expect(async () => {
    await page.goto(gateway.url);
    await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

test('a change of the data reaches the served document: banners appear and disappear, vendors keep the order of the server, the tab of promotions opens them, and without an announcement the notice bar says so [S1-111, S1-116, S1-133, S1-135]', async ({
  page,
}) => {
  await change('announcements', (db) =>
    db.updateTable('announcements').set({ active: 0 }).where('type', '=', 'PL').execute(),
  );
  await change('vendors', async (db) => {
    await db.updateTable('game_categories').set({ sort_order: -1 }).where('category', '=', 'LIVE').execute();
    await db
      .insertInto('game_categories')
      .values({ category: 'PROMO', sort_order: 5 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.insertInto('vendor_categories').values({ vassalage: 'AB', category: 'PROMO', sort_order: 1 }).execute();
  });
  await openHome(page, 'Um título novo');
  await waitForStart(page);
  await test.step('order', async () => {
    const tabs = page.getByRole('group', { name: say('Categories') }).getByRole('button');
    await expect(tabs.nth(0)).toHaveText(say('Popular'));
    await expect(tabs.nth(1)).toHaveText(say('Live'));
    await expect(tabs.nth(2)).toHaveText(say('Cockfight'));
  });
  await test.step('notice bar', async () => {
    const bar = page.getByRole('link', { name: say('Announcements'), exact: true });
    await expect(bar).toHaveText(say('No announcement'));
    await bar.click();
    await expect(page).toHaveURL(/\/m\/notice$/);
    await page.goBack();
  });
  await test.step('promotions', async () => {
    await page
      .getByRole('group', { name: say('Categories') })
      .getByRole('button', { name: say('Promotions') })
      .click();
    await expect(page).toHaveURL(/\/m\/activity$/);
    await page.goBack();
    await expect(page.getByRole('region', { name: say('Popular') })).toBeVisible();
  });
});

test('without hot games their block is hidden, and the list starts with the first category; without winners there is no board [S1-145, S1-160]', async ({
  page,
}) => {
  await change('games', (db) => db.updateTable('games').set({ hot_rank: null }).execute());
  await change('winners', (db) => db.updateTable('rounds').set({ win_minor: 0 }).execute());
  await openHome(page, 'Outro título');
  await expect(page.getByRole('group', { name: say('Categories') })).toBeVisible();
  await expect(page.getByRole('region', { name: say('Providers') })).toBeVisible();
  await expect(page.getByRole('list', { name: say('Popular') })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: say('Popular') })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: say('Latest winners') })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
  await page.goto(`${gateway.url}/m/gameList`);
  const tabs = page.getByRole('navigation', { name: say('Categories') }).getByRole('link');
  await expect(tabs.first()).not.toHaveText(say('Popular'));
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
});

test('the login shows the banners of m_login, the registration those of m_register, else m_reg as a carousel, and both a built-in picture without one [S2-009, S2-010, S2-011]', async ({
  page,
}) => {
  const picture = page.getByRole('main').locator('img').first();
  const opens = async (path: string, source: string) => {
    await expect(async () => {
      await page.goto(`${gateway.url}${path}`);
      await expect(picture).toHaveAttribute('src', source, { timeout: 1500 });
    }).toPass({ timeout: 20_000 });
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  };
  await opens('/m/login', '/art/b/farol.svg');
  await opens('/m/register', '/art/b/veleiro.svg');
  await change('banners', (db) =>
    db.updateTable('banners').set({ active: 0 }).where('group_name', '=', 'm_register').execute(),
  );
  await opens('/m/register', '/art/b/cofre.svg');
  await expect(page.getByRole('region', { name: say('Highlights') }).getByRole('group')).toHaveCount(1);
  await expect(page.getByText(say('Highlight {index} of {count}', { index: 1, count: 2 }))).toBeAttached();
  await change('banners', (db) =>
    db.updateTable('banners').set({ active: 0 }).where('group_name', 'in', ['m_login', 'm_reg']).execute(),
  );
  await opens('/m/login', '/art/b/mare.svg');
  await opens('/m/register', '/art/b/mare.svg');
});
