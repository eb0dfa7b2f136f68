import { expect } from '@playwright/test';
import { comeBackAs } from '../support/begin-session.ts';
import { favouritesOf } from '../support/favourites.ts';
import { demoAccount } from '../support/members.ts';
import { memberKeys, readBalance, readSession } from '../support/session.ts';
import { go } from '../support/start.ts';
import { fillInLogin, pressLogin } from '../support/login-form.ts';
import { calls, type Journey, type Scene, troubleIn, troubleText } from './journey.ts';
import * as effects from './effects.ts';
import { quietPath } from './network.ts';
import { comeBack, expectWorker } from './visitor-journeys.ts';

export const account = demoAccount('helena.prado');
const game = { name: 'Mina Dourada', id: 'amb-mina-dourada' };

/** The login page filled in, controlled by the worker, and without data of earlier visits at the gateway. */
async function fillIn(scene: Scene): Promise<void> {
  const { page, say, gateway } = scene;
  await effects.forget(gateway, account.userName);
  // A member still signed in here is redirected from the login, until the gateway has confirmed that this session is over.
  if (page.url() !== 'about:blank' && (await readSession(page))) {
    await comeBack(scene);
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('Log in'), exact: true })
      .waitFor();
  }
  await comeBack(scene, '/m/login');
  await fillInLogin(page, say, account);
}

const submit = ({ page, say }: Scene) => pressLogin(page, say);

export const signedIn = ({ page }: Scene) => page.getByRole('banner').getByText(account.userName);

/** Signed in and at home, after everything deferred has loaded. */
export async function enter(scene: Scene): Promise<void> {
  const { page, gateway } = scene;
  await effects.forget(gateway, account.userName);
  await page.goto(quietPath);
  await comeBackAs(page, gateway, account.userName);
  await expectWorker(page);
  await signedIn(scene).waitFor();
  await scene.page.waitForLoadState('networkidle');
}

export const login: Journey = {
  name: 'log in',
  paths: calls,
  prepare: fillIn,
  act: submit,
  done: signedIn,
  told: ({ page, say }) =>
    page
      .getByRole('main')
      // The browser itself repeats a request on a connection that was reset; an encrypted body is decrypted once only.
      .getByText(troubleText(say, 'This was already sent. Reload the page and try again.'))
      .first(),
  again: submit,
  check: async ({ page, gateway }) => {
    const session = await readSession(page);
    expect(session?.userName).toBe(account.userName);
    expect(await effects.openSessions(gateway, account.userName), 'one session, however often it was tried').toBe(1);
    expect(await readBalance(page), 'the session that the reader has is a good one').toBeGreaterThan(0);
  },
};

const star = ({ page, say }: Scene) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('Save {name} to favourites', { name: game.name }) })
    .first();
/** A star unchanged for this long counts as intended; ms. */
const settled = 1500;
const mark = ({ page, say }: Scene) => page.getByText(say('Not sent yet'));

export const favourite: Journey = {
  name: 'favourite',
  paths: calls,
  member: account.userName,
  prepare: async (scene) => {
    await enter(scene);
    await go(scene.page, '/m/gameList?gameType=HOT');
    await expect(star(scene)).toHaveAttribute('aria-pressed', 'false');
  },
  act: (scene) => star(scene).click(),
  // Queued, and sent: a pending star is pressed, too, and its mark appears a moment later.
  done: (scene) => ({
    waitFor: async ({ timeout }) => {
      const pressed = async () =>
        (await star(scene).getAttribute('aria-pressed')) === 'true' && !(await mark(scene).isVisible());
      let since = Infinity;
      await expect
        .poll(
          async () => {
            since = (await pressed()) ? Math.min(since, Date.now()) : Infinity;
            return Date.now() - since >= settled;
          },
          { timeout, intervals: [200] },
        )
        .toBe(true);
    },
  }),
  told: ({ page, say }) =>
    page
      .getByText(say('Not saved: the favourite is as it was.'))
      .or(page.getByText(say('Saved here. We will send it when you are back online.'))),
  // Queued changes are sent when the page becomes visible again; refused ones are tapped again, but not those sent a moment ago.
  again: async (scene) => {
    if (await mark(scene).isVisible())
      await scene.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    else if ((await star(scene).getAttribute('aria-pressed')) === 'false') await star(scene).click();
  },
  check: async ({ gateway }) => {
    const ids = await favouritesOf(gateway, account.userName);
    expect(
      ids.filter((id) => id === game.id),
      'the favourite, once',
    ).toEqual([game.id]);
  },
};

export const logout: Journey = {
  name: 'log out',
  paths: calls,
  prepare: async (scene) => {
    await enter(scene);
    await scene.page.getByRole('button', { name: scene.say('Log out') }).click();
    await scene.page.getByRole('alertdialog').waitFor();
  },
  act: ({ page, say }) =>
    page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Log out') })
      .click(),
  done: ({ page, say }) =>
    page
      .getByRole('banner')
      .getByRole('link', { name: say('Register') })
      .and(page.locator(':visible')),
  told: troubleIn,
  again: async () => undefined,
  check: async ({ page, gateway }) => {
    expect(await memberKeys(page)).toEqual([]);
    await expect
      .poll(() => effects.openSessions(gateway, account.userName), { message: 'the session is over' })
      .toBe(0);
  },
};
