import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { waitForStart } from '../support/start.ts';
import { watchViolations } from './violations.ts';
import { waitForActiveWorker } from '../support/worker.ts';

test('a member violates the policy neither in the dialogs nor in a game, on documents of the worker', async ({
  context,
  member,
  say,
}) => {
  const violations = await watchViolations(context);
  await waitForActiveWorker(member);
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

/** Tries what only the policy forbids, and returns the result of each attempt. */
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

test('the policy is enforced, on documents of the gateway and of the worker’s cache: text is refused as HTML or a script’s URL, and a policy cannot be created', async ({
  context,
  visitor,
  gateway,
  consoleWatch,
}) => {
  consoleWatch.allow(aboutRefusals);
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const violations = await watchViolations(context);
  await visitor.reload();
  await waitForStart(visitor);
  expect(await tryForbidden(visitor)).toEqual(allRefused);
  await expect.poll(() => violations.length).toBe(5);
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
