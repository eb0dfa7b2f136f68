// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Resource, Status } from '#src/contract/site/system.schema.ts';

/** A page that opens with the device's stored data; modules are reset, as in a new document. */
async function openPage({
  flag = true,
  resources = [{ resourceType: 'IOS', url: 'https://apps.example/x' }] as Resource[],
} = {}) {
  vi.resetModules();
  const downloads = await import('./downloads.ts');
  const { statusResource } = await import('./site.ts');
  const store = createStore();
  const whitelabel = { flags: { downloadWindow: flag }, menu: ['appDownload'] };
  statusResource.set(store, undefined, { info: { resources, whitelabel } } as unknown as Status);
  store.sub(downloads.showsDownloadAtom, () => undefined);
  return { downloads, store, shows: () => store.get(downloads.showsDownloadAtom) };
}
/** Timeout of a wait on a busy machine; ms. */
const generous = { timeout: 30_000 };

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  // Without a fake clock the app cannot time out on IndexedDB and continue in memory.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});
afterEach(() => {
  delete window.MareBridge;
});

describe('download links', () => {
  const linksOf = async (resources: Resource[]) =>
    (await openPage()).downloads.downloadLinks(resources, 'https://mare.example');

  it('are the first of each kind, as whole addresses', async () => {
    const links = await linksOf([
      { resourceType: 'MOBILECONFIG', url: '/downloads/mare.mobileconfig' },
      { resourceType: 'IOS', url: 'https://apps.example/one' },
      { resourceType: 'IOS', url: 'https://apps.example/two' },
      { resourceType: 'TASK', url: 'https://tasks.example/' },
    ]);
    expect(links).toEqual({
      IOS: 'https://apps.example/one',
      MOBILECONFIG: 'https://mare.example/downloads/mare.mobileconfig',
    });
  });

  it.each([
    'javascript:alert(1)',
    '//other.example/x',
    '/\\other.example',
    'data:text/html,x',
    'apps.example',
    'https://',
    '',
  ])('leave out %j', async (url) => {
    expect(await linksOf([{ resourceType: 'Android', url }])).toEqual({});
  });
});

describe('the download button of the header', () => {
  it('is there when the window is allowed and there are links', async () => {
    expect((await openPage()).shows()).toBe(true);
  });

  it('is absent without links [S1-127]', async () => {
    expect((await openPage({ resources: [] })).shows()).toBe(false);
    expect((await openPage({ resources: [{ resourceType: 'TASK', url: 'https://tasks.example/' }] })).shows()).toBe(
      false,
    );
    expect((await openPage({ resources: [{ resourceType: 'IOS', url: 'javascript:alert(1)' }] })).shows()).toBe(false);
  });

  it('is absent when the merchant does not allow the window [S1-125]', async () => {
    expect((await openPage({ flag: false })).shows()).toBe(false);
  });

  it('is absent, at once and ever after, when the visitor hides it: under hideDownloadBar, not in local storage [S1-275]', async () => {
    const page = await openPage();
    page.store.set(page.downloads.hideDownloadBarAtom, true);
    expect(page.shows()).toBe(false);
    const { createStore: open, get } = await import('idb-keyval');
    const device = open('mare-device', 'keyval');
    await expect.poll(() => get('hideDownloadBar', device), generous).toEqual({ version: 1, value: true });
    await expect.poll((await openPage()).shows, generous).toBe(false);
    expect(localStorage.length).toBe(0);
  });

  it('is absent in an app shell and in an installed app, and so is the menu’s entry [S1-126]', async () => {
    window.MareBridge = { openExternal: vi.fn() };
    const shell = await openPage();
    expect([shell.shows(), shell.store.get(shell.downloads.inBrowserAtom)]).toEqual([false, false]);
    delete window.MareBridge;
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('standalone') }) as MediaQueryList,
    );
    const installed = await openPage();
    expect([installed.shows(), installed.store.get(installed.downloads.inBrowserAtom)]).toEqual([false, false]);
  });

  it('is hidden when the app has just been installed', async () => {
    const page = await openPage();
    dispatchEvent(new Event('appinstalled'));
    expect(page.shows()).toBe(false);
  });
});

describe('the speed test', () => {
  const resources: Resource[] = [{ resourceType: 'SPEEDTEST', url: 'https://speed.example/' }];
  const linkOf = async (given: Resource[]) => {
    const { store } = await openPage({ resources: given });
    return store.get((await import('./speed-test.ts')).speedTestAtom);
  };

  it('is linked in the browser when there is one, and neither in the app nor in the installed app [S2-028]', async () => {
    expect(await linkOf(resources)).toBe('https://speed.example/');
    expect(await linkOf([])).toBeUndefined();
    expect(await linkOf([{ resourceType: 'SPEEDTEST', url: 'javascript:alert(1)' }])).toBeUndefined();
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('standalone') }) as MediaQueryList,
    );
    expect(await linkOf(resources)).toBeUndefined();
    vi.restoreAllMocks();
    window.MareBridge = { openExternal: vi.fn() };
    expect(await linkOf(resources)).toBeUndefined();
  });
});
