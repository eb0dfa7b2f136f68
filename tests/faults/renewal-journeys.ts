import { expect } from '@playwright/test';
import { renewSession } from '#src/contract/identity/session.ts';
import { expireToken, readSession } from '../support/session.ts';
import { waitForStart } from '../support/start.ts';
import { ageSessions } from './effects.ts';
import type { Journey, Scene } from './journey.ts';
import { account, enter, signedIn } from './member-journeys.ts';

const renewals = new RegExp(`^${renewSession.path}$`);
const minute = 60_000;

const open = async ({ page }: Scene) => void (await page.goto('/m/home', { waitUntil: 'commit' }));

/** A member returns after their token has expired: the cookie renews it. */
export const comeBackSignedIn: Journey = {
  name: 'come back',
  paths: renewals,
  member: account.userName,
  prepare: async (scene) => {
    await enter(scene);
    await expireToken(scene.page);
  },
  act: open,
  done: (scene) => ({
    waitFor: async ({ timeout }) => {
      await signedIn(scene).waitFor({ timeout });
      const isFresh = async () => ((await readSession(scene.page))?.expiresAt ?? 0) > minute;
      await expect.poll(isFresh, { timeout, intervals: [100] }).toBe(true);
    },
  }),
  again: open,
};

/**
 * The renewal is done, its response lost, and then there is no request for a minute, which is simulated in the gateway's rows: so
 * many times.
 */
export const lostRenewal = (times: number): Journey => ({
  ...comeBackSignedIn,
  act: async (scene) => {
    const { network, gateway } = scene;
    for (let lost = 0; lost < times; lost += 1) {
      network.forget();
      await network.inject({ fault: 'reset', moment: 'after', paths: renewals });
      await open(scene);
      await expect
        .poll(() => network.hits(renewals).filter(({ delivered }) => delivered > 0).length)
        .toBeGreaterThan(0);
      await network.inject({ fault: 'refuse', moment: 'before', paths: /^/ });
      await open(scene);
      await waitForStart(scene.page);
      await ageSessions(gateway, account.userName, minute);
      await network.heal();
    }
    await open(scene);
  },
});

/** The device's clock is corrected while the site is open. */
export const clockSetRight: Journey = {
  ...comeBackSignedIn,
  prepare: enter,
  act: async ({ page, network, say }) => {
    await page.clock.setSystemTime(Date.now());
    network.forget();
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Refresh balance') })
      .click();
  },
  done: (scene) => ({
    waitFor: async ({ timeout }) => {
      await signedIn(scene).waitFor({ timeout });
      const answered = () => scene.network.hits(/^\/wps\/wallets\/gcs/).length > 0;
      await expect.poll(answered, { timeout }).toBe(true);
      await expect(scene.page.getByRole('banner')).toContainText(/R\$\s[\d.]+,\d\d/, { timeout });
    },
  }),
};
