import { type Page, expect } from '@playwright/test';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { handoverCodeOf } from '../support/begin-session.ts';
import { fillInLogin, pressLogin } from '../support/login-form.ts';
import { demoMember } from '../support/members.ts';
import { readSession } from '../support/session.ts';
import type { Say } from '../support/texts.ts';
import { forget, openSessions } from './effects.ts';
import type { Rule } from './fault.ts';
import { test } from './fixtures.ts';
import type { Network } from './network.ts';

/** The gateway has started the session, but neither the page nor the browser's cookie store receives it. */
const lost: Omit<Rule, 'paths'> = { fault: 'reset', moment: 'after' };
const { userName } = demoMember;
const opens = /^\/wps\/session\/(?:login|handover\/login)$/;

/** Submits the form on a network that loses the response, then again. */
async function sendTwice(page: Page, say: Say, gateway: GatewayProcess, network: Network): Promise<void> {
  await network.inject({ ...lost, paths: opens });
  await pressLogin(page, say);
  await expect(page.getByRole('main').getByRole('alert').locator('visible=true')).toBeVisible();
  expect(network.hits(opens)[0]?.delivered).toBe(1);
  expect(await readSession(page)).toBeNull();
  await network.heal();
  const before = await openSessions(gateway, userName);
  await pressLogin(page, say);
  await expect(page.getByRole('banner')).toContainText(userName);
  expect(await openSessions(gateway, userName)).toBe(before);
}

test.beforeEach(async ({ gateway, network }) => {
  await forget(gateway, userName);
  network.forget();
});

test('a login whose answer was lost, tried again, leaves one open session', async ({ page, say, gateway, network }) => {
  await page.goto('/m/login');
  await fillInLogin(page, say, demoMember);
  await sendTwice(page, say, gateway, network);
  expect(await openSessions(gateway, userName)).toBe(1);
});

test('a code that is retried after a lost response signs in, and leaves one open session beside its own', async ({
  page,
  say,
  gateway,
  network,
}) => {
  await page.goto('/m/login');
  await page.getByRole('button', { name: say('Continue from another device') }).click();
  await page.getByLabel(say('Code'), { exact: true }).fill(await handoverCodeOf(gateway, userName));
  await sendTwice(page, say, gateway, network);
  expect(await openSessions(gateway, userName)).toBe(2);
});
