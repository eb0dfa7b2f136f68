import { expect, test } from '@playwright/test';
import { hasBareChromium } from '../support/bare-chromium.ts';
import { type DrivenTabs, startDrivenTabs } from '../support/driven-tabs.ts';
import { isSoak } from '../support/soak.ts';

/** An accepted version is in control within this time; how soon its page is usable depends on the load of the machine; ms. */
const within = 4000;
const rounds = 20;
const [eager, ...others] = ['/', '/m/gameList', '/m/help'] as const;

const versionIn = (entry: string) => Number(/v(\d+)\.js$/.exec(entry)?.[1]);
const describe = (what: string, times: readonly number[]) =>
  `${what} after ${times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]} ms (median) and ${Math.max(...times)} ms at most`;

/** Opens a tab and waits until a worker controls it. */
async function open(tabs: DrivenTabs, tab: string): Promise<void> {
  tabs.open(tab);
  const first = await tabs.hear(tab, 'usable', 0, 60_000);
  for (let { controlled, at } = first; !controlled;) {
    tabs.tell(tab, 'reload');
    ({ controlled, at } = await tabs.hear(tab, 'usable', at + 1, 60_000));
  }
}

/**
 * One deploy: the eager tab is offered the version and accepts it, while the others send requests; returns the reports with their
 * delay after the tap.
 */
async function update(tabs: DrivenTabs) {
  const version = await tabs.site.deploy({ light: true });
  const deployed = Date.now();
  tabs.tell(eager, 'look');
  await tabs.hear(eager, 'offered', deployed, 60_000);
  tabs.tell(eager, 'tap');
  const { at } = await tabs.hear(eager, 'tapped', deployed, 20_000);
  const page = await tabs.hear(eager, 'usable', at, 60_000);
  expect(versionIn(page.version), 'the page is of the version that was asked for').toBe(version);
  const replaced = await tabs.hear(eager, 'replaced', at, 1000);
  for (const tab of others) {
    const since = Date.now();
    tabs.tell(tab, 'reload');
    await tabs.hear(tab, 'usable', since, 60_000);
  }
  return { takeOver: replaced.at - at, usable: page.at - at };
}

// Whole windows, a screen for them, and two minutes.
test.skip(!isSoak || !hasBareChromium(), 'part of the soak, where there is Xvfb');

test('an accepted version activates while other tabs send requests, in a browser without a debugger', async () => {
  test.setTimeout(1_800_000);
  const tabs = await startDrivenTabs();
  try {
    for (const tab of [eager, ...others]) await open(tabs, tab);
    const updates: Awaited<ReturnType<typeof update>>[] = [];
    for (let round = 0; round < rounds; round += 1) updates.push(await update(tabs));
    const takeOvers = updates.map(({ takeOver }) => takeOver);
    console.log(
      `${rounds} updates: ${describe('took over', takeOvers)}, ${describe(
        'usable',
        updates.map(({ usable }) => usable),
      )}`,
    );
    expect(Math.max(...takeOvers)).toBeLessThan(within);
  } finally {
    await tabs.close();
  }
});
