import { expect, type Page } from '@playwright/test';
import { waitForStart } from '../support/start.ts';
import { calls, type Journey, type Scene, troubleIn, tryAgain } from './journey.ts';
import { boxWords, portalWords, spoiltPicture } from './strike.ts';

/** The page is controlled by the worker. */
export const expectWorker = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null), 'a worker in charge').toBe(true);

/** Opens a page, as on every visit but the first: controlled by the worker. */
export async function comeBack({ page }: Pick<Scene, 'page'>, path = '/'): Promise<void> {
  await page.goto(path);
  await waitForStart(page);
  await expectWorker(page);
}

const categories = ({ page, say }: Scene) => page.getByRole('group', { name: say('Categories') });
const list = ({ page }: Scene, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem').first();

export const browse: Journey = {
  name: 'browse',
  paths: calls,
  prepare: async (scene) => {
    await comeBack(scene);
    await categories(scene)
      .getByRole('button', { name: scene.say('PVP'), exact: true })
      .click();
  },
  act: ({ page, say }) => page.getByRole('link', { name: say('See all: {title}', { title: say('PVP') }) }).click(),
  done: (scene) => list(scene, scene.say('PVP')),
  told: troubleIn,
  again: tryAgain,
};

export const search: Journey = {
  name: 'search',
  paths: calls,
  prepare: async (scene) => {
    await comeBack(scene, '/m/gameList?gameType=RNG');
    await list(scene, scene.say('Slots')).waitFor();
    await scene.page.getByRole('combobox').fill('polvo');
  },
  act: ({ page }) => page.getByRole('combobox').press('Enter'),
  done: ({ page, say }) =>
    page
      .getByRole('list', { name: say('Slots'), exact: true })
      .getByRole('listitem')
      .first()
      .filter({ hasText: 'Rei Polvo' }),
  told: troubleIn,
  again: tryAgain,
};

export const announcement: Journey = {
  name: 'announcement',
  paths: calls,
  prepare: (scene) => comeBack(scene),
  act: ({ page }) => page.getByRole('link', { name: /^Avisos/ }).click(),
  done: ({ page }) => page.getByRole('heading', { name: /^Manutenção na terça, \d/ }),
  told: troubleIn,
  again: tryAgain,
};

/** Everything but the quiet page. */
const everything = /^/;

/** A page that was never opened before, by its URL: the worker only has the app shell for it. */
export const openNew: Journey = {
  name: 'open a new page',
  paths: everything,
  prepare: async (scene) => {
    await comeBack(scene);
    await scene.page.waitForLoadState('networkidle');
  },
  act: async ({ page }) =>
    void (await page.goto('/m/help', { waitUntil: 'commit', timeout: 12_000 }).catch(() => undefined)),
  done: ({ page, say }) => ({
    waitFor: async ({ timeout }) => {
      await page.getByRole('tablist', { name: say('Help topics') }).waitFor({ timeout });
      await page.waitForFunction(() => 'mareStarted' in window, undefined, { timeout });
    },
  }),
  // A proxy's response to a navigation is shown to the reader: a portal signs them in by it.
  told: (scene) =>
    troubleIn(scene).or(
      scene.page.getByRole('heading', { name: new RegExp(`${boxWords}|${portalWords}|${spoiltPicture}`) }),
    ),
  again: (scene) => openNew.act(scene),
};

/** A later visit: document, code and lists of the last one are cached. */
export const openAgain: Journey = {
  name: 'open',
  paths: everything,
  prepare: async (scene) => {
    await comeBack(scene);
    await scene.page.waitForLoadState('networkidle');
    // Displayed data is stored a moment later.
    await comeBack(scene);
    await scene.page.waitForLoadState('networkidle');
  },
  // A document that never arrives blocks the reader, not the test.
  act: async ({ page }) => void (await page.goto('/', { waitUntil: 'commit', timeout: 12_000 }).catch(() => undefined)),
  done: (scene) => ({
    waitFor: async ({ timeout }) => {
      await list(scene, scene.say('Popular')).waitFor({ timeout });
      await scene.page.waitForFunction(() => 'mareStarted' in window, undefined, { timeout });
    },
  }),
  told: troubleIn,
  again: async (scene) => void (await scene.page.reload()),
};
