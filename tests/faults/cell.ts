import { expect, type Page } from '@playwright/test';
import { loadingIn, loadingWords } from '../support/loading.ts';
import { readSession } from '../support/session.ts';
import { waitForStart } from '../support/start.ts';
import { openSessions } from './effects.ts';
import type { Rule } from './fault.ts';
import type { Journey, Scene } from './journey.ts';
import { findPoison } from './poison.ts';
import { longestSpinner, watchSpinners } from './spinner-watch.ts';

/**
 * How a journey got through: `through`: in spite of the fault; `itself`: when it was over, without a touch; `again`: the reader
 * retried on the same page; `reload`: only after the page was loaded again.
 */
export type Way = 'through' | 'itself' | 'again' | 'reload';
export type Outcome = {
  readonly way: Way;
  /** From the tap until the screen reported the outcome; ms. */ readonly told: number;
  /** The longest time that one spinner turned; ms. */ readonly spun: number;
};

/** Longest time of a spinner (docs/budgets.md, Reliability), and a tolerance for a busy machine. */
const answerTimeout = 10_000;
const slack = 4000;
/** Duration of a fault on requests whose outcome is not reported; ms. */
const silence = 4000;

/** Every loading indicator on the page. */
const spinners = ({ page, say }: Scene) =>
  loadingIn(page)
    .or(page.getByRole('status').filter({ hasText: say('Please wait…') }))
    .and(page.locator(':visible'));

/** The page has readable text, and a way to continue. */
async function expectNotBlank(page: Page): Promise<void> {
  const text = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').trim());
  expect(text.length, `a page that says something, not "${text}"`).toBeGreaterThan(40);
  expect(await page.getByRole('link').or(page.getByRole('button')).count(), 'a way on').toBeGreaterThan(0);
}

/** A fault must not sign the member out, here or at the gateway. */
async function expectSignedIn({ page, gateway }: Scene, { member }: Journey): Promise<void> {
  if (member === undefined) return;
  expect((await readSession(page))?.userName, 'signed in').toBe(member);
  expect(await openSessions(gateway, member), 'sessions open').toBe(1);
}

const isThere = (scene: Scene, journey: Journey, timeout: number): Promise<boolean> =>
  journey
    .done(scene)
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );

/** Waits until the screen reports the outcome: true where it has worked. */
async function hearOutcome(scene: Scene, journey: Journey): Promise<boolean> {
  if (!journey.told) return isThere(scene, journey, silence);
  // One of them is in a game's page, out of reach of a locator for both.
  const silenceTimeout = answerTimeout + slack;
  const done = journey
    .done(scene)
    .waitFor({ timeout: silenceTimeout })
    .then(() => true);
  const told = journey
    .told(scene)
    .waitFor({ timeout: silenceTimeout })
    .then(() => false);
  return Promise.any([done, told]).catch(() => {
    throw new Error('the screen says neither that it worked nor that it did not');
  });
}

/** The fault is over: how the reader reaches the goal, and the number of attempts. */
async function recover(scene: Scene, journey: Journey): Promise<{ way: Way; tries: number }> {
  const time = journey.takes ?? answerTimeout;
  if (await isThere(scene, journey, 1000)) return { way: 'itself', tries: 1 };
  await journey.again(scene);
  if (await isThere(scene, journey, time)) return { way: 'again', tries: 2 };
  await journey.prepare(scene);
  await journey.act(scene);
  await journey.done(scene).waitFor({ timeout: time });
  return { way: 'reload', tries: 3 };
}

/**
 * Runs a journey under a fault and then without it, and throws where an effect is lost or doubled, a store poisoned, the page
 * blank, a spinner endless, a member signed out or the outcome not reported.
 */
export async function runCell(
  scene: Scene,
  journey: Journey,
  fault: Pick<Rule, 'fault' | 'moment'> | undefined,
): Promise<Outcome> {
  const { page, network } = scene;
  await journey.prepare(scene);
  await watchSpinners(page, [...loadingWords, scene.say('Please wait…'), scene.say('The game is loading')]);
  const { paths, door = 'app' } = journey;
  if (fault) await network.inject({ ...fault, paths, door });
  const began = performance.now();
  try {
    await journey.act(scene);
    const through = await hearOutcome(scene, journey);
    const told = performance.now() - began;
    await expect(spinners(scene), 'no spinner left').toHaveCount(0, {
      timeout: Math.max(1, answerTimeout + slack - told),
    });
    const spun = await longestSpinner(page);
    expect(spun, 'no spinner for longer than 10 s').toBeLessThanOrEqual(answerTimeout);
    await expectNotBlank(page);
    await expectSignedIn(scene, journey);
    await network.heal();
    const { way, tries } = through ? { way: 'through' as const, tries: 1 } : await recover(scene, journey);
    await journey.check?.(scene, tries);
    await expectSignedIn(scene, journey);
    expect(await findPoison(page), 'nothing of the fault is stored').toEqual([]);
    await page.reload();
    await waitForStart(page);
    // A reload shows the same.
    await (journey.stands ?? journey.done)(scene).waitFor({ timeout: answerTimeout });
    return { way, told, spun };
  } finally {
    await network.heal();
  }
}
