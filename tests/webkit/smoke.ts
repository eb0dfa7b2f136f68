import { setTimeout as wait } from 'node:timers/promises';
import { withGateway } from '../support/gateway.ts';
import { demoAccount } from '../support/members.ts';
import { textsIn } from '../support/texts.ts';
import { type Driver, startWebKit } from './driver.ts';

const account = demoAccount('helena.prado');
const say = textsIn('pt');
const patience = 60_000;

/** Asks again until the answer is the wanted one. */
async function becomes(what: string, ask: () => Promise<unknown>, wanted: unknown): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    const answer = await ask().catch((error: unknown) => String(error));
    if (answer === wanted) return;
    if (Date.now() > until) throw new Error(`${what}: ${JSON.stringify(answer)} in place of ${JSON.stringify(wanted)}`);
    await wait(300);
  }
}

const shows = (browser: Driver, text: string) => () =>
  browser.run('return document.body.innerText.includes(arguments[0])', text);

const workerState = `const done = arguments[0];
  navigator.serviceWorker.getRegistration().then((found) => done(found?.active?.state ?? null), (error) => done(String(error)));`;
const controlled = 'return navigator.serviceWorker.controller !== null';
const storedName = `const done = arguments[0];
  const opening = indexedDB.open('mare-member');
  opening.onerror = () => done('IndexedDB does not open');
  opening.onsuccess = () => {
    if (!opening.result.objectStoreNames.contains('keyval')) { opening.result.close(); return done(null); }
    const reading = opening.result.transaction('keyval').objectStore('keyval').get('MC_SESSION_INFO');
    reading.onsuccess = () => { opening.result.close(); done(reading.result?.value?.userName ?? null); };
  };`;

/** Install of the worker, login, IndexedDB, and a reload without a server. Answers what was seen; throws at the first thing that is wrong. */
export async function smoke(): Promise<string[]> {
  const seen: string[] = [];
  await withGateway(async (gateway) => {
    const browser = await startWebKit();
    try {
      await browser.open(gateway.url);
      await becomes('the worker', () => browser.runAsync(workerState), 'activated');
      await browser.open(gateway.url);
      await becomes('a worker in charge', () => browser.run(controlled), true);
      seen.push('the service worker registers and takes charge');

      await browser.open(`${gateway.url}/m/login`);
      await becomes(
        'the form',
        () => browser.run('return document.querySelector("input[name=password]") !== null'),
        true,
      );
      await browser.type('input[name=username]', account.userName);
      await browser.type('input[name=password]', account.password);
      await browser.click('main form button[type=submit]');
      await becomes('the name in the header', shows(browser, account.userName), true);
      await becomes('the stored session', () => browser.runAsync(storedName), account.userName);
      seen.push('a member signs in, and IndexedDB holds the session');

      // On plain HTTP WebKit keeps no Secure cookie: a start that reaches the gateway could not renew the session.
      await wait(5000);
      await gateway.stop();
      await browser.reload();
      await becomes('home without a server', shows(browser, say('Promotions')), true);
      await becomes('the stored session', () => browser.runAsync(storedName), account.userName);
      seen.push('a reload without a server shows the app, and the session is still stored');
    } finally {
      await browser.close();
    }
  });
  return seen;
}
