import type { Page } from '@playwright/test';
import {
  acceptUpdate,
  becomes,
  brokenWorkers,
  countLoads,
  expect,
  hide,
  lookForUpdate,
  lookOnceUntilGone,
  open,
  openTyping,
  test,
  typedName,
  updateNotice,
  versionOf,
} from '../support/deployed.ts';
import { isSoak } from '../support/soak.ts';
import { waitForStart } from '../support/start.ts';

/** A blank page has neither heading nor form, or no text. */
async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(/\p{L}{3}/u);
}

/** The policy of the app shell that the worker caches. */
const cachedPolicy = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (new URL(url).pathname === '/index.html')
          return (await cache.match(url))?.headers.get('Content-Security-Policy') ?? '';
      }
    }
    return '';
  });

type Deploy =
  'taken' | 'taken by the idle tab too' | 'headers only' | keyof typeof brokenWorkers | 'switched off and on';
/** The rest of them is in updates.spec.ts and kill-switch.spec.ts. */
const sample: readonly Deploy[] = ['taken', 'headers only', 'taken by the idle tab too'];
/** Twenty of them; one tab accepts every version, another skips some. */
const whole: readonly Deploy[] = Array.from({ length: 20 }, (_, index): Deploy => {
  const special: Readonly<Record<number, Deploy>> = {
    5: 'headers only',
    7: 'taken by the idle tab too',
    8: 'throws as it starts',
    11: 'fails to install',
    12: 'switched off and on',
    14: 'taken by the idle tab too',
  };
  return special[index + 1] ?? 'taken';
});
const deploys = isSoak ? whole : sample;

test(`${deploys.length} deploys under three open tabs: no blank page, one reload at most, none while the user types`, async ({
  page: eager,
  context,
  site,
  say,
  consoleWatch,
}) => {
  test.setTimeout(300_000);
  // A page with the previous policy tries a picture of the new CDN, and is blocked.
  consoleWatch.allow(/broken on purpose|Loading the image 'http:\/\/127\.0\.0\.1:\d+\/art\//);
  const idle = await context.newPage();
  const typing = await context.newPage();
  await open(eager, '/');
  await open(idle, '/m/gameList');
  const name = await openTyping(typing, say);

  const tabs = [eager, idle, typing];
  const counts = tabs.map((tab) => countLoads(tab));
  let before = [0, 0, 0];
  let version = await versionOf(eager);
  const accept = async (tab: Page) => {
    await lookForUpdate(tab);
    await acceptUpdate(tab, say);
    await becomes(tab, version);
    await waitForStart(tab);
  };
  /** The idle tab is hidden for a while, and updates by itself. */
  const hideIdle = async () => {
    await hide(idle, true);
    await becomes(idle, version);
    await waitForStart(idle);
  };
  /** After each deploy: text in every tab, the input is kept, and no tab loaded twice. */
  const settle = async () => {
    for (const tab of tabs) await expectPage(tab);
    await expect(name).toHaveValue(typedName);
    const now = counts.map((count) => count());
    expect(now.map((count, tab) => count - (before[tab] ?? 0)).every((loads) => loads <= 1)).toBe(true);
    expect(now[2]).toBe(0);
    before = now;
  };
  const take = async (andIdle: boolean) => {
    version = await site.deploy({ light: true });
    await accept(eager);
    if (version % 4 === 0) await hideIdle();
    if (andIdle) await accept(idle);
  };
  const takeHeaders = async () => {
    await site.deploy({ headersOnly: true });
    await accept(eager);
    await expect.poll(() => counts[0]?.()).toBe((before[0] ?? 0) + 1);
    await waitForStart(eager);
    await expect.poll(() => cachedPolicy(eager)).toContain('http://127.0.0.1:');
  };
  const refuse = async (code: string) => {
    await site.deploy({ light: true, worker: (source) => `${code}\n${source}` });
    await lookForUpdate(eager);
    await expect(updateNotice(eager, say)).toHaveCount(0);
    expect(await eager.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  };
  /** The broken worker is removed without a reload. */
  const switchOffAndOn = async () => {
    await site.switchWorker('off');
    await lookOnceUntilGone(eager);
    await settle();
    await site.switchWorker('on');
    version = await site.deploy({ light: true });
    // Each reader returns at another time.
    await open(eager, '/');
    await open(idle, '/m/gameList');
    before = counts.map((count) => count());
  };

  for (const deploy of deploys) {
    if (deploy === 'headers only') await takeHeaders();
    else if (deploy === 'switched off and on') await switchOffAndOn();
    else if (deploy === 'taken' || deploy === 'taken by the idle tab too') await take(deploy !== 'taken');
    else await refuse(brokenWorkers[deploy]);
    await settle();
  }

  await typing.reload();
  await waitForStart(typing);
  expect(await versionOf(typing)).toBe(version);
  await expectPage(typing);
  // Other tests use this site next, and expect no CDN.
  await site.deploy({ headersOnly: true });
});
