import { setupI18n } from '@lingui/core';
import { createStore } from 'jotai';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { recentGamesResource } from '#src/state/lobby/recent.ts';
import { runningGameAtom } from '#src/state/lobby/running-game.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { statusResource } from '#src/state/site/site.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import { toasts } from '#src/ui/toast-store.ts';
import type { LaunchItem } from './launch-decision.ts';
import { launchItem } from './launch-item.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const slot: LaunchItem = {
  category: 'RNG',
  vendor: 'ABI',
  name: 'Rei Polvo',
  gameId: 'g1',
  nodeId: 'n1',
  gameCode: 'RP',
  freeplay: false,
};
const open: LaunchItem = { ...slot, freeplay: true };
const lottery: LaunchItem = { ...slot, category: 'LOTT', vendor: 'LOTTO' };

let asked: { path: string; body: Record<string, unknown>; key: string | null }[];
let noted: Record<string, unknown>[];
let [online, takesNotes] = [true, true];
// A toast still pending here would appear in the next test.
beforeAll(() => import('#src/contract/lobby/recent-games.schema.ts'));
beforeEach(() => {
  [asked, noted, online, takesNotes] = [[], [], true, true];
  vi.stubGlobal('document', { activeElement: null });
  configureHttp({
    fetch: async (input) => {
      const request = input as Request;
      const body = (await request.json()) as Record<string, unknown>;
      const { pathname: path } = new URL(request.url);
      if (path === '/wps/relay/MCS2_addRecentGame') {
        noted.push(body);
        if (!takesNotes) throw new TypeError('fetch failed');
        return Response.json({ success: true, value: body });
      }
      asked.push({ path, body, key: request.headers.get(idempotencyHeader) });
      if (!online) throw new TypeError('fetch failed');
      const url = 'https://games.test/slot/?code=1';
      return Response.json({ success: true, value: { url, frame: true, gameName: 'Reef' } });
    },
    origin: 'http://gateway.test',
    getToken: () => 'token',
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const { id } of toasts.read()) toasts.hide(id);
});

type Site = { prizeMode?: string; secondPath?: string; elott?: string[]; freePlayModule?: string };

/** The page of a member of a type, or of a visitor, on a site whose configuration has loaded. */
function openPage(type: number | 'visitor', { prizeMode, secondPath, elott = [], freePlayModule }: Site = {}) {
  const store = createStore();
  const ana = { token: 'token', userName: 'ana', merchantCode: 'mare', firstTimeLogin: false, expiresAt: 0 };
  store.set(sessionState, type === 'visitor' ? { status: 'guest' } : { status: 'member', member: { ...ana, type } });
  const info = { freePlayModule, lotteryPrizeMode: prizeMode, paths: secondPath ? { gameLaunchFB: secondPath } : {} };
  statusResource.set(store, undefined, { info } as never);
  vendorSortingResource.set(store, undefined, { sorting: [], mapping: { ELOTT: elott } });
  const navigate = vi.fn(() => Promise.resolve());
  return { store, navigate, launch: (item: LaunchItem) => launchItem(item, { store, navigate, i18n }) };
}

describe('a launch that fails the free-play check', () => {
  it.each([4, 40, 41])('of type %i is blocked and says so for 2 s, no more and no less [S1-299]', async (type) => {
    vi.useFakeTimers();
    const page = openPage(type);
    await page.launch(slot);
    const said = () => toasts.read().map(({ text }) => text);
    await vi.advanceTimersByTimeAsync(1990);
    expect(said()).toEqual(['Free accounts cannot do this. Register to play.']);
    await vi.advanceTimersByTimeAsync(20);
    expect(said()).toEqual([]);
    expect([asked, noted, page.store.get(runningGameAtom)]).toEqual([[], [], null]);
  });
});

it.each(['ZY', undefined])(
  'TCG_LOTTO_VN opens lobby and lotteries in the mode of the configuration: %s [S1-300]',
  async (set) => {
    const vendor = 'TCG_LOTTO_VN';
    const page = openPage(0, set ? { prizeMode: set } : {});
    await page.launch({ category: 'LOTT', vendor });
    const search = { vendor, code: 'lobby', prize_mode: set ?? 'Elott' };
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/m/startLottery', search });
    await page.launch({ ...lottery, vendor });
    const body = { vendor, gameId: 'g1', nodeId: 'n1', playType: 'trad', prizeMode: set ?? 'Elott' };
    expect(asked).toMatchObject([{ path: '/wps/game/launchGame', body }]);
    expect(page.store.get(runningGameAtom)?.url).toMatch(/&css=light&mui=mare$/);
  },
);

describe('a lottery game', () => {
  it.each([
    ['LOTT', [], 'Lott'],
    ['ELOTT', ['OTHER'], 'Lott'],
    ['LOTT', ['TCG_LOTTO_VN'], 'Elott'],
    ['ELOTT', ['LOTT'], 'Elott'],
  ] as const)(
    'of %s opens its launch screen, with ELOTT of %j in mode %s [S1-302, S1-308]',
    async (category, elott, mode) => {
      const page = openPage(0, { elott: [...elott] });
      await page.launch({ ...lottery, category });
      const search = { playType: 'trad', prize_mode: mode, code: 'RP', pageBack: 'home' };
      expect(page.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/m/launchGame', search });
      expect(asked).toEqual([]);
    },
  );
});

describe('the path of a launch', () => {
  it('is the second one for the vendors that the gateway marks for it, and for no others [S1-366]', async () => {
    for (const [vendor, path] of [
      ['ABI', '/wps/relay/GCS_gameLaunchFB'],
      ['PG', '/wps/relay/GCS_gameLaunchFB'],
      ['ABIS', '/wps/game/launchGame'],
    ] as const) {
      asked = [];
      await openPage(0, { secondPath: 'ABI,PG' }).launch({ ...slot, vendor });
      expect(asked).toMatchObject([{ path, body: { category: 'RNG', vendor, gameId: 'g1', nodeId: 'n1' } }]);
    }
  });
});

describe('a game that was launched', () => {
  let readAgain: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    readAgain = vi.spyOn(recentGamesResource, 'invalidate');
  });

  it.each([0, 1, 2])('by a member of type %i is noted, and then the list read again [S1-358]', async (type) => {
    await openPage(type).launch(slot);
    await vi.waitFor(() => expect(readAgain).toHaveBeenCalledOnce());
    expect(noted).toEqual([{ nodeId: 'n1' }]);
  });

  it('and could not be noted runs without a word [S1-358]', async () => {
    takesNotes = false;
    const page = openPage(0);
    await page.launch(slot);
    await vi.waitFor(() => expect(readAgain).toHaveBeenCalledOnce());
    expect([noted.length, toasts.read(), page.store.get(runningGameAtom)?.name]).toEqual([1, [], 'Reef']);
  });

  it('with play money is not recorded, nor is a lobby, whose game only the gateway knows [S1-358]', async () => {
    await openPage('visitor', { freePlayModule: 'FREE' }).launch(open);
    await openPage(4, { freePlayModule: 'FREE' }).launch(open);
    await openPage(0).launch({ category: 'RNG', vendor: 'ABI' });
    await vi.waitFor(() => expect(readAgain).toHaveBeenCalledTimes(2));
    expect([asked.length, noted]).toEqual([3, []]);
  });
});

describe('the platform of a launch', () => {
  it.each([
    [0, '/wps/game/launchGame'],
    ['visitor', '/wps/session/login/freeplay'],
  ] as const)('of %s is the mobile one, 3 [S1-036]', async (type, path) => {
    await openPage(type, { freePlayModule: 'FREE' }).launch({ ...slot, freeplay: true });
    expect(asked).toMatchObject([{ path, body: { platform: 3 } }]);
  });
});

describe('free play', () => {
  it.each(['visitor', 4] as const)(
    'of %s is a free-play login with the module of the configuration, and a demonstration from its first moment [S2-196, S1-010]',
    async (type) => {
      const page = openPage(type, { freePlayModule: 'FREE' });
      await page.launch(open);
      const body = { moduleId: 'FREE', category: 'RNG', vendor: 'ABI', gameId: 'g1', nodeId: 'n1' };
      expect(asked).toMatchObject([{ path: '/wps/session/login/freeplay', body }]);
      expect(page.store.get(runningGameAtom)).toMatchObject({ demo: true, of: type === 4 ? 'ana' : null });
    },
  );

  it('is for money where a member taps the same tile', async () => {
    const page = openPage(0, { freePlayModule: 'FREE' });
    await page.launch(open);
    expect(asked).toMatchObject([{ path: '/wps/game/launchGame' }]);
    expect(page.store.get(runningGameAtom)).toMatchObject({ demo: false, of: 'ana' });
  });

  it('leads a visitor to the login, which says what for, where the merchant has none, or the game [S1-006]', async () => {
    for (const [site, item] of [
      [{}, open],
      [{ freePlayModule: 'FREE' }, slot],
    ] as const) {
      const page = openPage('visitor', site);
      await page.launch(item);
      const state = { tapped: true, why: { kind: 'play', name: 'Rei Polvo' } };
      expect(page.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/m/login', state });
    }
    expect(asked).toEqual([]);
  });

  it('is sent once, and by the next tap under the same key: a lost answer leaves no second player behind [S2-198]', async () => {
    online = false;
    const page = openPage('visitor', { freePlayModule: 'FREE' });
    await page.launch(open);
    expect(asked).toHaveLength(1);
    expect(toasts.read().map(({ text }) => text)).toEqual(['No internet. Check your connection and try again.']);
    online = true;
    await page.launch(open);
    await openPage('visitor', { freePlayModule: 'FREE' }).launch(open);
    const [lost, again, other] = asked.map(({ key }) => key);
    expect(again).toBe(lost);
    expect(other).not.toBe(lost);
  });
});
