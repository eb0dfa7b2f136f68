import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { go, waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

declare global {
  interface Window {
    prompted?: number;
    persisted?: number;
  }
}

const popup = (page: Page, say: Say) =>
  page.getByRole('dialog', { name: say('{brand} on your home screen', { brand: 'Maré' }) });
const hour = 3_600_000;

/** A browser that offers to install while the document loads, as Chromium does; `outcome` is the visitor's answer. */
async function offerInstallation(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.addInitScript((answer) => {
    navigator.storage.persist = () => {
      window.persisted = (window.persisted ?? 0) + 1;
      return Promise.resolve(true);
    };
    document.addEventListener('DOMContentLoaded', () => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        userChoice: Promise.resolve({ outcome: answer }),
        prompt: () => {
          window.prompted = (window.prompted ?? 0) + 1;
          return Promise.resolve();
        },
      });
      dispatchEvent(event);
      if (!event.defaultPrevented) document.title = 'the browser asked by itself';
    });
  }, outcome);
}

/** Lets the time pass after which an offer appears, including the loading of its code. */
async function letTimePass(page: Page): Promise<void> {
  await page.clock.fastForward(6000);
  await page.waitForLoadState('networkidle');
}

/** Opens home `hours` after now and lets the time pass after which an offer would have appeared: it counts from the button's start. */
async function visit(page: Page, say: Say, hours: number): Promise<void> {
  await page.clock.setSystemTime(Date.now() + hours * hour);
  await page.goto('/');
  await waitForStart(page);
  await expect(page.getByRole('banner').getByRole('button', { name: say('Get the app') })).toBeVisible();
  await letTimePass(page);
}

test('the app offers itself on the second visit, not on the first, not over a form, another dialog or another page, and a refusal holds for months', async ({
  page,
  say,
}) => {
  await page.clock.install();
  await offerInstallation(page, 'dismissed');
  await visit(page, say, 0);
  await expect(page).not.toHaveTitle('the browser asked by itself');
  await expect(popup(page, say)).toHaveCount(0);

  await page.clock.setSystemTime(Date.now() + 7 * hour);
  await page.goto('/m/login');
  await page.getByLabel(say('Username'), { exact: true }).fill('somebody');
  await letTimePass(page);
  await expect(popup(page, say)).toHaveCount(0);
  await go(page, '/m/gameList?gameType=RNG');
  await page.getByRole('button', { name: say('Filter games') }).click();
  await expect(page.getByRole('dialog', { name: say('Filter') })).toBeVisible();
  await letTimePass(page);
  await expect(popup(page, say)).toHaveCount(0);

  await visit(page, say, 7);
  await expect(popup(page, say)).toBeVisible();
  await popup(page, say)
    .getByRole('button', { name: say('Not now') })
    .click();
  await expect(popup(page, say)).toHaveCount(0);
  expect(await page.evaluate(() => window.prompted)).toBeUndefined();
  await visit(page, say, 24 * 59);
  await expect(popup(page, say)).toHaveCount(0);
});

test('accepted, it prompts the browser once, and disappears when the app is installed, which requests persistent storage [CARD-13, S1-282]', async ({
  page,
  say,
}) => {
  await offerInstallation(page, 'accepted');
  await page.goto('/');
  await waitForStart(page);
  const button = page.getByRole('banner').getByRole('button', { name: say('Get the app') });
  await button.click();
  await popup(page, say)
    .getByRole('button', { name: say('Install'), exact: true })
    .click();
  await expect(popup(page, say)).toHaveCount(0);
  expect(await page.evaluate(() => window.prompted)).toBe(1);
  await button.click();
  await expect(popup(page, say).getByRole('button', { name: say('Install'), exact: true })).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(popup(page, say)).toHaveCount(0);
  await expect(button).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.persisted)).toBe(1);
});
