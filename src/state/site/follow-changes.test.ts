// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSchemas } from '#src/contract/schemas.ts';
import { changes } from '#src/contract/site/changes.ts';
import type { Status } from '#src/contract/site/system.schema.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import { configureHttp } from '#src/platform/calls/http.ts';
import * as door from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { followChanges } from './follow-changes.ts';
import { statusResource } from './site.ts';

let store: Store;
let versions: Record<string, string>;
let broken: boolean;
let asked: string[];
let stop: () => void;
const times = (path: string) => asked.filter((one) => one === path).length;
const status: Status = {
  info: {
    customerService: [],
    domainRoute: [],
    mobileTemplate: { mem_cen: 'base', dep_func: 'base' },
    paths: {},
    register: {},
    resources: [],
    whitelabel: {
      ...{ merchantCode: 'mare', brandName: 'Maré', currency: 'BRL', currencySymbol: 'R$', ageLimit: 18 },
      ...{ timeZone: 'America/Sao_Paulo', defaultLanguage: 'pt', menu: [], flags: {}, promotions: [] },
    },
    mainDomain: 'gateway.test',
    imageCDNs: [],
    encryption: { kty: 'EC', crv: 'P-256', x: '', y: '', kid: '' },
  },
  location: { ip: '' },
  maintenance: false,
  regionRestriction: false,
};
const realTimeout = setTimeout;
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => realTimeout(resolve));
};

// Loading them takes real time, which the turns of `pass` do not wait for.
beforeAll(() => Promise.all([loadSchemas(changes), loadSchemas(systemStatus)]));
beforeEach(() => {
  vi.useFakeTimers();
  versions = { status: '3', banners: '1' };
  broken = false;
  asked = [];
  store = createStore();
  const config = {
    fetch: async (input: RequestInfo | URL) => {
      const { pathname } = new URL((input as Request).url);
      asked.push(pathname);
      if (broken) return new Response('down', { status: 502 });
      return Response.json({ success: true, value: pathname === changes.path ? versions : status });
    },
    origin: 'http://gateway.test',
    getToken: () => null,
  };
  configureHttp(config);
  door.configureHttp(config);
  store.sub(statusResource.atom(undefined), () => undefined);
  statusResource.set(store, undefined, status);
  stop = followChanges(store);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('what an operator changes', () => {
  it('is asked for every 20 s, at first soon; the first answer changes nothing', async () => {
    await pass(2900);
    expect(asked).toEqual([]);
    await pass(200);
    expect(asked).toEqual([changes.path]);
    await pass(60_000);
    expect(times(changes.path)).toBe(4);
    expect(times(systemStatus.path)).toBe(0);
  });

  it('is read again a second after its topic was seen to move, once', async () => {
    await pass(3000);
    versions = { ...versions, status: '4' };
    await pass(17_000);
    expect(times(systemStatus.path)).toBe(0);
    await pass(1000);
    expect(times(systemStatus.path)).toBe(1);
    await pass(60_000);
    expect(times(systemStatus.path)).toBe(1);
  });

  it('of another topic, or of none that this page shows, is not', async () => {
    await pass(3000);
    versions = { ...versions, banners: '2', songs: '1' };
    await pass(60_000);
    expect(times(systemStatus.path)).toBe(0);
  });

  it('waits during input', async () => {
    await pass(3000);
    versions = { ...versions, status: '4' };
    const field = document.body.appendChild(document.createElement('input'));
    for (let letter = 0; letter < 12; letter += 1) {
      await pass(2000);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    expect(times(systemStatus.path)).toBe(0);
    await pass(3000);
    expect(times(systemStatus.path)).toBe(1);
    field.remove();
  });

  it('is noticed with the next response after failed polls, silently', async () => {
    await pass(3000);
    broken = true;
    versions = { ...versions, status: '4' };
    await pass(40_000);
    expect(times(systemStatus.path)).toBe(0);
    broken = false;
    await pass(40_000);
    expect(times(systemStatus.path)).toBe(1);
  });

  it('is read again with the next poll where its response was lost', async () => {
    await pass(3000);
    versions = { ...versions, status: '4' };
    await pass(17_000);
    broken = true;
    await pass(15_000);
    broken = false;
    const before = times(systemStatus.path);
    await pass(25_000);
    expect(times(systemStatus.path)).toBe(before + 1);
    await pass(60_000);
    expect(times(systemStatus.path)).toBe(before + 1);
  });

  it('is asked for no more once it is not followed, and at once when it is again', async () => {
    await pass(3000);
    stop();
    versions = { ...versions, status: '4' };
    await pass(120_000);
    expect(times(changes.path)).toBe(1);
    stop = followChanges(store);
    await pass(1);
    expect(times(changes.path)).toBe(2);
    await pass(1000);
    expect(times(systemStatus.path)).toBe(1);
  });

  it('that was seen to move just before is read again at the next start', async () => {
    await pass(3000);
    versions = { ...versions, status: '4' };
    await pass(17_500);
    stop();
    await pass(5000);
    expect(times(systemStatus.path)).toBe(0);
    stop = followChanges(store);
    await pass(1001);
    expect(times(systemStatus.path)).toBe(1);
  });
});
