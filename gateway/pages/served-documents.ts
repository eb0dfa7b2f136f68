import { LRUCache } from 'lru-cache';
import type { Topic } from '#src/contract/core/topics.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Representation } from '../context/representation.ts';
import type { Gateway } from '../context/gateway.ts';
import { readMerchant } from '../areas/site/merchant.ts';
import { readSiteState } from '../areas/site/site-state.ts';
import type { App } from '../http/app-env.ts';
import { within } from '#src/contract/core/within.ts';
import { canonicalAddress } from './canonical-address.ts';
import { readTemplate } from './document-template.ts';
import { createAppShells } from './app-shells.ts';
import { listAddresses, listReads, loadBundle, renderPage, type ServedDocument } from './page-renderer.ts';

/** A document is rendered again this long after a change, so that a burst of changes costs one rendering; ms. */
const settleTime = 50;
/** Minimum time between two rounds of renderings; ms. */
const restTime = 500;
/** A document that depends on the time of day is rendered again when it is this old and requested; ms. */
const maxAge = 60_000;
/** These have a beginning and an end. */
const timed: readonly Topic[] = ['banners', 'announcements', 'winners'];
/** The first request of an address waits this long for its rendering, then gets the app shell; ms. */
const timeout = 400;
/** Maximum number of queued first renderings; further requests get the app shell. */
const maxWaiting = 8;
/** Limits of documents besides home's: about two for each vendor and category, in both languages. */
const maxDocuments = 240;
const maxBytes = 12 * 1024 * 1024;
const languages: readonly Language[] = ['pt', 'en'];

type Cached = ServedDocument & { readonly renderedAt: number; stale: boolean; asked: boolean };

export type ServedDocuments = {
  /** Whether a path is one of the app's that has a file extension. */
  readonly isNamed: (path: string) => boolean;
  /**
   * A guest's document in a language (by default the merchant's): the page of a canonical address, else the app
   * shell, which preloads the page's code, else null where nothing has been built.
   */
  readonly find: (address: string, language: Language | undefined) => Promise<Representation | null>;
  /** The same for an address with a code: home, else an app shell that preloads no page's code. */
  readonly withCode: (path: string, language: Language | undefined) => Promise<Representation | null>;
  /** Renders home and what is stale now; resolves when that is done. */
  readonly refresh: () => Promise<void>;
  /** The calls that a guest's first pages make in both languages, path and query: of home and of all served pages but those of one vendor. */
  readonly listReads: () => Promise<ReadonlySet<string>>;
  /** The number of cached documents besides home's. */
  readonly size: () => number;
  readonly stop: () => void;
};

/**
 * Caches the guest's documents of all pages with `served` routes, by address and language. Home
 * is rendered ahead of requests, others at their first one, always one at a time, and again when their data
 * changes. A rendering that fails or is late is logged, and the app shell is served.
 */
export async function createServedDocuments(gateway: Gateway, app: App): Promise<ServedDocuments> {
  const { config, events, logger } = gateway;
  const bundle = await loadBundle(config.distDir);
  const forMembers = new Set(bundle?.pages.flatMap((page) => (page.forMembers ? page.names : [])));
  const template = await readTemplate(config.distDir, forMembers);
  const names = new Set(bundle?.pages.flatMap((page) => page.names));
  const home = new Set(bundle?.pages.flatMap((page) => (page.page.served === 'always' ? page.names : [])));
  const shells = createAppShells(gateway, template);
  const homes = new Map<string, Cached>();
  const others = new LRUCache<string, Cached>({
    max: maxDocuments,
    maxSize: maxBytes,
    sizeCalculation: ({ document }) => document.size,
  });
  const rendering = new Map<string, Promise<Representation | null>>();
  let addresses: ReadonlySet<string> = new Set();
  let defaultLanguage: Language = 'pt';
  let closed = false;
  let statusVersion = 0;
  let refreshedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Since the current rendering began: it may have read older data. */
  const changed = new Set<Topic>();
  let stopped = false;

  /** One after the other: the server bundle makes its reads for one document at a time. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const keyOf = (address: string, language: Language) => `${language} ${address}`;
  const cacheOf = (address: string) => (home.has(address) ? homes : others);

  const renderNow = async (address: string, language: Language): Promise<Representation | null> => {
    if (!template || !bundle || stopped || closed) return null;
    const version = statusVersion;
    const key = keyOf(address, language);
    changed.clear();
    try {
      const rendered = await renderPage(gateway, app, template, bundle, { address, language });
      // The status has changed since: a document from before that must not be served again. The next rendering is due.
      if (version !== statusVersion || stopped) return null;
      const stale = [...rendered.topics].some((topic) => changed.has(topic));
      cacheOf(address).set(key, { ...rendered, renderedAt: Date.now(), stale, asked: false });
      return rendered.document;
    } catch (error) {
      logger.error({ err: error, address, language }, 'a page could not be rendered');
      cacheOf(address).delete(key);
      return null;
    }
  };

  const readSite = async () => {
    const version = statusVersion;
    const state = await readSiteState(gateway);
    const merchant = await readMerchant(gateway, config.merchant);
    if (version !== statusVersion) return;
    closed = state.maintenance || state.regionRestriction;
    defaultLanguage = merchant?.settings.defaultLanguage ?? 'pt';
    if (bundle && !closed)
      addresses = new Set((await listAddresses(gateway, app, bundle, defaultLanguage)).map(canonicalAddress));
    if (closed) forgetAll();
  };
  const forgetAll = () => {
    homes.clear();
    others.clear();
  };
  const renderStale = async () => {
    await readSite();
    for (const language of languages) {
      const cached = homes.get(keyOf('/', language));
      if (!cached || cached.stale || Date.now() - cached.renderedAt > maxAge) await renderNow('/', language);
    }
    for (const [key, { stale, asked }] of [...others.entries()]) {
      if (!stale) continue;
      const [language, address] = [key.slice(0, 2) as Language, key.slice(3)];
      // Not requested since it was rendered: the next request renders it again.
      if (asked && addresses.has(address)) await renderNow(address, language);
      else others.delete(key);
    }
    refreshedAt = Date.now();
  };
  const refresh = async (): Promise<void> => {
    if (!template || !bundle || stopped) return;
    await inTurn(renderStale).catch((error: unknown) => logger.error({ err: error }, 'pages could not be rendered'));
  };
  const schedule = () => {
    if (timer || stopped) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        void refresh();
      },
      Math.max(settleTime, refreshedAt + restTime - Date.now()),
    ).unref();
  };
  const onChange = (topic: Topic) => {
    if (topic === 'status') {
      statusVersion += 1;
      forgetAll();
    }
    changed.add(topic);
    for (const cached of [...homes.values(), ...others.values()]) cached.stale ||= cached.topics.has(topic);
    schedule();
  };
  events.on('changed', onChange);

  /** The first rendering of an address, shared by concurrent requests. */
  const renderFirst = (address: string, language: Language): Promise<Representation | null> => {
    const key = keyOf(address, language);
    const known = rendering.get(key);
    if (known) return known;
    if (rendering.size >= maxWaiting) return Promise.resolve(null);
    const made = inTurn(async () => others.get(key)?.document ?? renderNow(address, language)).finally(() =>
      rendering.delete(key),
    );
    rendering.set(key, made);
    return made;
  };

  return {
    isNamed: (path) => names.has(path),
    find: async (asked, language = defaultLanguage) => {
      const [path = '/'] = asked.split('?');
      const address = home.has(path) ? '/' : canonicalAddress(asked);
      const cached = cacheOf(address).get(keyOf(address, language));
      if (cached) {
        cached.asked = true;
        if (Date.now() - cached.renderedAt > maxAge && timed.some((topic) => cached.topics.has(topic))) {
          cached.stale = true;
          schedule();
        }
        return cached.document;
      }
      if (home.has(address) || closed) return shells.ofPath(path, language);
      if (!addresses.has(address)) return shells.ofAddress(asked, language);
      return (await within(renderFirst(address, language), timeout)) ?? shells.ofPath(path, language);
    },
    withCode: (path, language = defaultLanguage) =>
      Promise.resolve(homes.get(keyOf(home.has(path) ? '/' : path, language))?.document ?? shells.ofPath('', language)),
    refresh,
    listReads: () =>
      inTurn(async () => (bundle && !closed ? listReads(gateway, app, bundle, ['/', ...addresses]) : new Set())),
    size: () => others.size,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      events.off('changed', onChange);
    },
  };
}
