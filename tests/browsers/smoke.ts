import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { SmokeBrowser } from '../../scripts/tool/browser-smoke.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { renewSession } from '#src/contract/session.ts';
import { builtFile } from '../support/built-file.ts';
import { withGateway } from '../support/gateway.ts';
import { demoAccount } from '../support/members.ts';
import { textsIn } from '../support/texts.ts';
import type { Driver, Json } from './driver.ts';
import { startFirefox } from './firefox.ts';
import * as page from './questions.ts';
import { startWebKit } from './webkit.ts';

const start: Readonly<Record<SmokeBrowser, () => Promise<Driver>>> = { WebKitGTK: startWebKit, Firefox: startFirefox };
const account = demoAccount('helena.prado');
const say = textsIn('pt');
const patience = 60_000;

const listOfSlots = '/m/gameList?gameType=RNG';
const tilesOf = (title: string) => `[role=list][aria-label="${say(title)}"] [role=listitem]`;
const vendor = (state: 'true' | 'false') =>
  `[role=group][aria-label="${say('Provider')}"] button[aria-pressed=${state}]`;
/** What browsers say of a network that is not there. */
const aboutNetwork = /Failed to load resource|Could not connect|NetworkError|service ?worker/i;

type Scene = { readonly browser: Driver; readonly gateway: GatewayProcess };
type Step = {
  readonly title: string;
  readonly work: (scene: Scene) => Promise<void>;
  /** It goes without a server: errors about the network are as they should be. */
  readonly offline?: true;
  /** It needs a Secure cookie, over plain HTTP. */
  readonly byCookie?: true;
};

/** Asks again until the answer is the wanted one. */
async function becomes(what: string, ask: () => Promise<Json>, wanted: Json): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    const answer = await ask().catch((error: unknown) => String(error));
    if (isDeepStrictEqual(answer, wanted)) return;
    if (Date.now() > until) throw new Error(`${what}: ${JSON.stringify(answer)} in place of ${JSON.stringify(wanted)}`);
    await wait(200);
  }
}

/** Opens a page and waits until the app listens and has what will be used there. */
async function openUntil({ browser, gateway }: Scene, path: string, selector: string): Promise<void> {
  await browser.open(`${gateway.url}${path}`);
  await becomes('the start of the app', () => browser.run(page.hasStarted), true);
  await becomes(selector, () => browser.run(page.has, selector), true);
}

/** Firefox calls a file that the next page cuts off an error: nobody goes on while one is on its way. */
const picturesCome = ({ browser }: Scene) =>
  becomes('pictures that are missing', () => browser.run(page.missingPictures), []);

/** Waits until the app listens, home shows its hot games with their pictures, and what home loads afterwards has come. */
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

/**
 * The same steps in each browser, on a gateway and a profile of their own. Each is told when it is done; throws at the first that
 * goes wrong or writes an error into the console.
 */
export async function smoke(name: SmokeBrowser, tell: (title: string) => void): Promise<void> {
  await withGateway(async (gateway) => {
    const browser = await start[name]();
    try {
      for (const { title, work, offline } of steps.filter(({ byCookie }) => !byCookie || browser.keepsSecureCookies)) {
        await work({ browser, gateway }).catch((error: unknown) => {
          throw new Error(`${title}: ${error instanceof Error ? error.message : String(error)}`);
        });
        const heard = await browser.complaints();
        const unexpected = offline ? heard.filter((line) => !aboutNetwork.test(line)) : heard;
        if (unexpected.length > 0) throw new Error(`${title}: the console says ${unexpected.join('\n')}`);
        tell(title);
      }
    } finally {
      await browser.close();
    }
  });
}
