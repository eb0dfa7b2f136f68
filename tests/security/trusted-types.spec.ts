import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { builtPaths, memberPaths, openPaths } from '../support/pages.ts';
import { isSoak } from '../support/soak.ts';
import { go, waitForStart } from '../support/start.ts';
import { watchViolations } from './violations.ts';
import { waitForActiveWorker } from '../support/worker.ts';

/** Looks at a page to its end, so that what comes late or when it is near comes too. */
async function lookThrough(page: Page) {
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState('networkidle');
}

/** Every page that is built, and an unknown one. */
const paths = [...builtPaths, '/elsewhere'];
/** Each of the other pages gives a visitor the login: one of them is as good as all, which the soak looks at. */
const visitorPaths = isSoak ? paths : [...openPaths, ...memberPaths.slice(0, 1), '/elsewhere'];

/** Routes as documents of their own. */
async function tourByDocuments(page: Page, documents = paths) {
  for (const path of documents) {
    await page.goto(path);
    await waitForStart(page);
    await lookThrough(page);
  }
}

/** Every route without a new document: screens load their code from within the app. */
async function tourInside(page: Page) {
  for (const path of paths) {
    await go(page, path);
    await lookThrough(page);
  }
}

test('a visitor meets no breach of the policy on any route', async ({ context, page }) => {
  const violations = await watchViolations(context);
  await tourByDocuments(page, visitorPaths);
  if (isSoak) await tourInside(page);
  expect(violations).toEqual([]);
});

test('a member meets none either, nor in the dialogs and in a game', async ({ context, member, say }) => {
  test.slow();
  const violations = await watchViolations(context);
  await tourInside(member);
  if (isSoak) await tourByDocuments(member);
  await member.goto('/m/gameList?gameType=RNG');
  await member.getByRole('combobox').fill('polvo');
  await expect(member.getByRole('button', { name: 'Rei Polvo' }).first()).toBeVisible();
  await member.goto('/m/home');
  await expect(member.getByRole('banner')).toContainText('marina.costa');
  const game = await openGame(member, say, say('Popular'), 'Rei Polvo');
  await game.leave.click();
  await member
    .getByRole('banner')
    .getByRole('button', { name: say('Log out') })
    .click();
  await expect(member.getByRole('alertdialog')).toBeVisible();
  expect(violations).toEqual([]);
});

/** Tries what only the policy forbids, and answers how each attempt ended. */
const tryForbidden = (page: Page) =>
  page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const types = (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } })
      .trustedTypes;
    return [
      attempt(() => (document.createElement('div').innerHTML = '<b>text</b>')),
      attempt(() => (document.createElement('script').src = '/assets/any.js')),
      attempt(() => document.createElement('iframe').setAttribute('srcdoc', '<p>text</p>')),
      attempt(() => types.createPolicy('default', {})),
      attempt(() => types.createPolicy('entry', {})),
    ];
  });
const allRefused = Array.from({ length: 5 }, () => 'TypeError');
const aboutRefusals = /TrustedHTML|TrustedScriptURL|TrustedTypePolicy|trusted-types/;

test('the policy is enforced: text is refused as HTML or a script’s address, and a policy cannot be made', async ({
  context,
  visitor,
  consoleWatch,
}) => {
  consoleWatch.allow(aboutRefusals);
  const violations = await watchViolations(context);
  await visitor.reload();
  await waitForStart(visitor);
  expect(await tryForbidden(visitor)).toEqual(allRefused);
  await expect.poll(() => violations.length).toBe(5);
});

test('the shell that the service worker caches is held by the same policy', async ({
  context,
  visitor,
  gateway,
  consoleWatch,
}) => {
  consoleWatch.allow(aboutRefusals);
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await waitForActiveWorker(visitor);
  await context.setOffline(true);
  const answer = await visitor.goto('/m/help');
  expect(answer?.fromServiceWorker()).toBe(true);
  await waitForStart(visitor);
  expect(await tryForbidden(visitor)).toEqual(allRefused);
  const cached = answer?.headers()['content-security-policy'];
  await context.setOffline(false);
  expect(cached).toBe((await visitor.request.get(`${gateway.url}/m/set`)).headers()['content-security-policy']);
});
