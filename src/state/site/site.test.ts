import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Status } from '#src/contract/site/system.schema.ts';

const status = (change: Partial<Status> = {}, settings: Partial<Status['info']['whitelabel']> = {}): Status => ({
  info: {
    customerService: [],
    domainRoute: [],
    mobileTemplate: { mem_cen: 'base', dep_func: 'base' },
    paths: {},
    register: {},
    resources: [],
    whitelabel: {
      merchantCode: 'mare',
      brandName: 'Maré',
      currency: 'BRL',
      currencySymbol: 'R$',
      ageLimit: 18,
      timeZone: 'America/Sao_Paulo',
      defaultLanguage: 'pt',
      menu: [],
      flags: {},
      promotions: [],
      ...settings,
    },
    mainDomain: '',
    imageCDNs: [],
    encryption: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'k1' },
  },
  location: { ip: '192.0.2.1' },
  maintenance: false,
  regionRestriction: false,
  ...change,
});

let answer: () => Promise<Status>;
async function openPage() {
  vi.resetModules();
  const [site, { configureHttp }] = await Promise.all([import('./site.ts'), import('#src/platform/calls/send.ts')]);
  configureHttp({
    fetch: async () => Response.json({ success: true, value: await answer() }),
    origin: 'http://gateway.test',
    getToken: () => null,
  });
  const store = createStore();
  return { ...site, store, see: <T>(atom: Parameters<typeof store.get<T>>[0]) => store.get(atom) };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  answer = async () => status();
});

describe('the site’s state', () => {
  it.each([
    [false, false, 0],
    [true, false, 1],
    [false, true, 2],
    [true, true, 1],
  ] as const)('maintenance %s, restriction %s: %i [S1-244]', async (maintenance, regionRestriction, state) => {
    answer = async () => status({ maintenance, regionRestriction });
    const page = await openPage();
    expect(page.see(page.siteStateAtom)).toBe(0);
    await page.statusResource.ensure(page.store, undefined);
    expect(page.see(page.siteStateAtom)).toBe(state);
  });
});

describe('the merchant’s settings', () => {
  it('name currency and age; CNY, ￥ and 21 while they do not [S1-022]', async () => {
    const page = await openPage();
    expect(page.see(page.currencyAtom)).toEqual({ code: 'CNY', symbol: '￥' });
    expect(page.see(page.ageLimitAtom)).toBe(21);
    await page.statusResource.ensure(page.store, undefined);
    expect(page.see(page.currencyAtom)).toEqual({ code: 'BRL', symbol: 'R$' });
    expect(page.see(page.ageLimitAtom)).toBe(18);
  });
});

describe('the start', () => {
  it('shows the status that is stored under the key status and refreshes it behind that [S1-337, S1-272]', async () => {
    const before = await openPage();
    await before.statusResource.ensure(before.store, undefined);
    await vi.waitFor(async () => {
      const look = await openPage();
      await look.restoreStatus(look.store);
      expect(look.see(look.whiteLabelAtom)).toBeDefined();
    });
    let release: (value: Status) => void = () => undefined;
    answer = () => new Promise((resolve) => (release = resolve));
    const page = await openPage();
    await page.statusResource.ensure(page.store, undefined);
    expect(page.see(page.whiteLabelAtom)?.brandName).toBe('Maré');
    expect(page.see(page.statusResource.atom(undefined)).refreshing).toBe(true);
    await vi.waitFor(() => {
      release(status({}, { brandName: 'Maré Alta' }));
      expect(page.see(page.whiteLabelAtom)?.brandName).toBe('Maré Alta');
    });
  });

  it('waits for the network when nothing is stored', async () => {
    const page = await openPage();
    await page.restoreStatus(page.store);
    expect(page.see(page.whiteLabelAtom)).toBeUndefined();
    await page.statusResource.ensure(page.store, undefined);
    expect(page.see(page.whiteLabelAtom)?.brandName).toBe('Maré');
  });
});

describe('encryptionKey', () => {
  it('is the status’s, read again when the old one is no longer accepted', async () => {
    const page = await openPage();
    expect((await page.encryptionKey(page.store, false)).kid).toBe('k1');
    answer = async () => {
      const next = status();
      return { ...next, info: { ...next.info, encryption: { ...next.info.encryption, kid: 'k2' } } };
    };
    expect((await page.encryptionKey(page.store, false)).kid).toBe('k1');
    expect((await page.encryptionKey(page.store, true)).kid).toBe('k2');
  });

  it('is refused with the reason why the status could not be had', async () => {
    answer = () => Promise.reject(new TypeError('fetch failed'));
    const page = await openPage();
    await expect(page.encryptionKey(page.store, false)).rejects.toMatchObject({ code: 'no_internet' });
  });
});

it.each(['base', 'new'] as const)(
  'takes the template %s from the flags, and is base before [S1-344]',
  async (mem_cen) => {
    const { info } = status();
    answer = async () => status({ info: { ...info, mobileTemplate: { mem_cen, dep_func: 'base' } } });
    const page = await openPage();
    expect(page.see(page.memberTemplateAtom)).toBe('base');
    await page.statusResource.ensure(page.store, undefined);
    expect(page.see(page.memberTemplateAtom)).toBe(mem_cen);
  },
);
