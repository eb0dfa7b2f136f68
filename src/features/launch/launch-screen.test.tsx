// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Lottery } from '#src/contract/lottery/lottery.schema.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { runningGameAtom } from '#src/state/lobby/running-game.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { LaunchPage } from './launch-page.tsx';
import { launchedLotteryResource } from './launched-lottery.resource.ts';

const lottery: Lottery = {
  nodeId: 'BAZ-1',
  gameId: '1001',
  gameCode: 'baz_1',
  gameName: 'Reef Five',
  gameType: 'LOTT',
  vassalage: 'BAZ',
  iconUrl: '/art/g/BAZ-1.svg',
  prizeMode: 'Lott',
  playType: 'trad',
  everyMinutes: 5,
  next: null,
};
const page = { title: { id: 'Play' }, header: 'none', footer: false } as const;
const address = '/m/launchGame?playType=trad&prize_mode=zy&code=baz_1&pageBack=home';

let asked: unknown[];
let answer: () => Response;
beforeEach(() => {
  asked = [];
  configureHttp({
    fetch: async (input) => {
      asked.push(await (input as Request).json());
      return answer();
    },
    origin: 'http://gateway.test',
    getToken: () => 't',
  });
});
afterEach(cleanup);

/** The launch screen of a member, reached by a step within the app. */
async function show(found: Lottery | null) {
  const app = await showInApp(LaunchPage, page, address);
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0, firstTimeLogin: false };
  app.store.set(sessionState, { status: 'member', member: { ...member, expiresAt: Date.now() + 900_000 } });
  setResourceOwner(app.store, 'ana');
  await act(async () => launchedLotteryResource.set(app.store, { code: 'baz_1', language: 'en' }, found));
  return app;
}
const play = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Play' })));

it('names the lottery, launches it as its address says, and shows it over the page that it was opened from', async () => {
  const url = 'https://games.test/lotto/?code=1';
  answer = () => Response.json({ success: true, value: { url, frame: true, gameName: 'Reef Five' } });
  const { store, router } = await show(lottery);
  expect(screen.getByRole('heading', { level: 1, name: 'Reef Five' })).toBeDefined();
  await play();
  await waitFor(() => expect(store.get(runningGameAtom)?.url).toBe(`${url}&css=light&mui=mare`));
  expect(asked[0]).toMatchObject({
    category: 'LOTT',
    vendor: 'BAZ',
    gameId: '1001',
    nodeId: 'BAZ-1',
    playType: 'trad',
    prizeMode: 'ZY',
  });
  expect(router.history.location.pathname).toBe('/before');
});

it('says why the gateway opens none, and may be asked again', async () => {
  answer = () => Response.json({ success: false, message: 'vendor_closed' }, { status: 409 });
  const { router } = await show(lottery);
  await play();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(screen.getByRole('button', { name: 'Play' }).getAttribute('aria-disabled')).not.toBe('true');
  expect(router.history.location.pathname).toBe('/m/launchGame');
});

it('of a code that names no lottery says so, and leads to all of them', async () => {
  await show(null);
  expect(screen.getByRole('heading', { name: 'This lottery is not available' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'All lotteries' }).getAttribute('href')).toBe('/m/lottery');
});
