import { renewSession } from '#src/contract/identity/session.ts';
import { demoAccount } from '../support/members.ts';
import { textsIn } from '../support/texts.ts';
import * as page from './questions.ts';
import { becomes, openUntil, type Scene, type Step } from './scene.ts';

const account = demoAccount('rafael.lima');
const say = textsIn('pt');

/** Printed by Firefox itself where it refuses a worker. */
export const aboutRefusal = /service ?worker/i;

const list = (title: string) => `[role=list][aria-label="${say(title)}"] [role=listitem]`;
const screens = ['/m/gameList?gameType=RNG', '/m/notice', '/m/member/home', '/m/set', '/m/home'];

const shows = ({ browser }: Scene, text: string, shown = true) =>
  becomes(text, () => browser.run(page.says, text), shown);

/** Steps in a browser that refuses cookies, and storage with them: logged in as long as the page is open. */
export const refusingSteps: readonly Step[] = [
  {
    title: 'cookies refused: home opens, and says once that nothing is remembered',
    work: async (scene) => {
      const { browser, gateway } = scene;
      await openUntil(scene, '/', list('Popular'));
      await shows(scene, say('This browser saves nothing: everything is lost when you leave.'));
      await browser.open(`${gateway.url}/m/gameList?gameType=RNG`);
      await becomes('the games', () => browser.run(page.count, list('Slots')), 24);
    },
  },
  {
    title: 'cookies refused: a member signs in for this visit',
    work: async (scene) => {
      const { browser } = scene;
      await openUntil(scene, '/m/login', 'input[name=password]');
      await browser.type('input[name=username]', account.userName);
      await browser.type('input[name=password]', account.password);
      await browser.click('main form button[type=submit]');
      await shows(scene, account.userName);
    },
  },
  {
    title: 'cookies refused: five screens open, and a game in its frame',
    work: async (scene) => {
      const { browser } = scene;
      for (const path of screens) {
        await browser.run(page.goTo, path);
        await becomes(path, () => browser.run(page.isAt, path), true);
        await shows(scene, say('This page did not open'), false);
      }
      await shows(scene, account.userName);
      await browser.click(`${list('Popular')} button`);
      await becomes('the frame of the game', () => browser.run(page.has, '[role=dialog] iframe'), true);
      await shows(scene, say('Balance'));
    },
  },
  {
    title: 'cookies refused: the session is renewed without a cookie, and ended by a logout',
    work: async (scene) => {
      const { browser } = scene;
      // The device's clock is an hour ahead from now on: the access token has expired.
      await browser.run(page.advanceClock, 3_600_000);
      await browser.run(page.goTo, '/m/gameRecord');
      await becomes('the renewal', () => browser.run(page.statusOf, renewSession.path), 200);
      await browser.run(page.goTo, '/m/home');
      await shows(scene, account.userName);
      await browser.click(`header button[aria-label="${say('Log out')}"]`);
      await becomes('the question', () => browser.run(page.has, '[role=alertdialog]'), true);
      await browser.run(page.press, '[role=alertdialog]', say('Log out'));
      await becomes('the logout', () => browser.run(page.statusOf, '/wps/session/logout'), 200);
      await shows(scene, account.userName, false);
    },
  },
];
