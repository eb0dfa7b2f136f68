import type { SmokeBrowser } from '../../scripts/tool/browser-smoke.ts';
import { renewSession } from '#src/contract/identity/session.ts';
import { builtFile } from '../support/built-file.ts';
import { withGateway } from '../support/gateway.ts';
import { demoAccount } from '../support/members.ts';
import { textsIn } from '../support/texts.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import * as page from './questions.ts';
import { aboutRefusal, refusingSteps } from './refusing.ts';
import { becomes, openUntil, picturesCome, type Scene, type Step } from './scene.ts';
import { startWebKit } from './webkit.ts';

const start: Readonly<Record<SmokeBrowser, () => Promise<Driver>>> = { WebKitGTK: startWebKit, Firefox: startFirefox };
const account = demoAccount('helena.prado');
const say = textsIn('pt');

const listOfSlots = '/m/gameList?gameType=RNG';
const tilesOf = (title: string) => `[role=list][aria-label="${say(title)}"] [role=listitem]`;
const vendor = (state: 'true' | 'false') =>
  `[role=group][aria-label="${say('Provider')}"] button[aria-pressed=${state}]`;
/** Browsers' messages about a missing network. */
const aboutNetwork = /Failed to load resource|Could not connect|NetworkError|service ?worker/i;

/** Waits until the app is hydrated, home shows its hot games with their pictures, and home's deferred content has loaded. */
async function homeShows(scene: Scene): Promise<void> {
  const { browser } = scene;
  await becomes('the start of the app', () => browser.run(page.hasStarted), true);
  await becomes('the hot games', () => browser.run(page.count, tilesOf('Popular')), 9);
  await picturesCome(scene);
  await becomes(
    'the code of the highlights',
    () => browser.run(page.hasCome, builtFile('src/ui/carousel-slider.ts')),
    true,
  );
}

const steps: readonly Step[] = [
  {
    title: 'home shows the hot games that the gateway served',
    work: async (scene) => {
      await scene.browser.open(scene.gateway.url);
      await homeShows(scene);
    },
  },
  {
    title: 'the worker registers, caches the lobby and takes charge',
    work: async (scene) => {
      const { browser, gateway } = scene;
      await becomes('the worker', () => browser.run(page.workerState), 'activated');
      await browser.open(gateway.url);
      await becomes('a worker in charge', () => browser.run(page.hasWorkerInCharge), true);
      await homeShows(scene);
      await becomes('what is not cached', () => browser.run(page.missingInCaches), []);
    },
  },
  {
    title: 'a reload under the worker shows home again',
    work: async (scene) => {
      await scene.browser.reload();
      await homeShows(scene);
      await becomes('a worker in charge', () => scene.browser.run(page.hasWorkerInCharge), true);
    },
  },
  {
    title: 'the list of games opens, and a tap on a vendor filters it',
    work: async (scene) => {
      const { browser } = scene;
      await openUntil(scene, listOfSlots, vendor('false'));
      await becomes('the games', () => browser.run(page.count, tilesOf('Slots')), 24);
      await picturesCome(scene);
      await browser.click(vendor('false'));
      await becomes('the chosen vendor', () => browser.run(page.asks, 'vassalage'), true);
      await becomes('the games', () => browser.run(page.has, tilesOf('Slots')), true);
      await picturesCome(scene);
    },
  },
  {
    title: 'a member signs in, and IndexedDB holds the session',
    work: async (scene) => {
      const { browser } = scene;
      await openUntil(scene, '/m/login', 'input[name=password]');
      await browser.type('input[name=username]', account.userName);
      await browser.type('input[name=password]', account.password);
      await browser.click('main form button[type=submit]');
      await becomes('the name in the header', () => browser.run(page.says, account.userName), true);
      await becomes('the stored session', () => browser.run(page.storedMember), account.userName);
    },
  },
  {
    title: 'a reload renews the session by its cookie',
    byCookie: true,
    work: async ({ browser }) => {
      await browser.reload();
      await becomes('the renewal', () => browser.run(page.statusOf, renewSession.path), 200);
      await becomes('the name in the header', () => browser.run(page.says, account.userName), true);
    },
  },
  {
    title: 'a reload without a server shows home, and the session is still stored',
    offline: true,
    work: async (scene) => {
      await scene.gateway.stop();
      await scene.browser.reload();
      await homeShows(scene);
      await becomes('the stored session', () => scene.browser.run(page.storedMember), account.userName);
    },
  },
  {
    title: 'the list of games opens without a server',
    offline: true,
    work: async (scene) => {
      await openUntil(scene, listOfSlots, tilesOf('Slots'));
      await becomes('the games', () => scene.browser.run(page.count, tilesOf('Slots')), 24);
    },
  },
];

/** Runs steps in a browser, and closes it. Throws at the first that fails or writes an unexpected error into the console. */
async function walk(
  scene: Scene,
  list: readonly Step[],
  { tell, expected }: { tell: (title: string) => void; expected?: RegExp },
): Promise<void> {
  const { browser } = scene;
  try {
    for (const { title, work, offline } of list) {
      await work(scene).catch((error: unknown) => {
        throw new Error(`${title}: ${error instanceof Error ? error.message : String(error)}`);
      });
      const heard = await browser.complaints();
      const unexpected = heard.filter((line) => !(offline && aboutNetwork.test(line)) && !expected?.test(line));
      if (unexpected.length > 0) throw new Error(`${title}: the console says ${unexpected.join('\n')}`);
      tell(title);
    }
  } finally {
    await browser.close();
  }
}

/**
 * The same steps in each browser, with its own gateway and profile, and in Firefox those of one that refuses cookies. Each is
 * reported when it is done; throws at the first that fails or writes an error into the console.
 */
export async function smoke(name: SmokeBrowser, tell: (title: string) => void): Promise<void> {
  await withGateway(async (gateway) => {
    const browser = await start[name]();
    await walk(
      { browser, gateway },
      steps.filter(({ byCookie }) => !byCookie || browser.keepsSecureCookies),
      { tell },
    );
  });
  if (name !== 'Firefox') return;
  await withGateway(async (gateway) => {
    const browser = await startFirefox({ 'network.cookie.cookieBehavior': 2 });
    await walk({ browser, gateway }, refusingSteps, { tell, expected: aboutRefusal });
  });
}
