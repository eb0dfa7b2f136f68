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
import { createOutlines } from './outlines.ts';
import { listAddresses, listReads, loadBundle, renderPage, type ServedDocument } from './page-renderer.ts';

/** A document is rendered again this long after a change, so that a burst of changes costs one rendering; ms. */
const settleTime = 50;
/** Two rounds of renderings are at least this far apart; ms. */
const restTime = 500;
/** What depends on the time of day is rendered again when it is this old and asked for; ms. */
const maxAge = 60_000;
/** These have a beginning and an end. */
const timed: readonly Topic[] = ['banners', 'announcements', 'winners'];
/** The first request of an address waits this long for its rendering, then is given the outline; ms. */
const timeout = 400;
/** So many first renderings may wait for each other; who comes later is given the outline. */
const maxWaiting = 8;
/** Documents beside home's: about two for each vendor and category, in both languages, and no more than so many bytes. */
const maxDocuments = 240;
const maxBytes = 12 * 1024 * 1024;
const languages: readonly Language[] = ['pt', 'en'];

type Cached = ServedDocument & { readonly renderedAt: number; stale: boolean; asked: boolean };

export type ServedDocuments = {
  /** Whether a path is one of the app's that has a file extension. */
  readonly isNamed: (path: string) => boolean;
  /**
   * A guest's document in a language (the merchant's when none is asked for): the page of a canonical address, else the
   * outline, which names the page's code, else null when nothing has been built.
   */
  readonly find: (address: string, language: Language | undefined) => Promise<Representation | null>;
  /** The same for an address that brings a code: home, else an outline that names no file of any page. */
  readonly withCode: (path: string, language: Language | undefined) => Promise<Representation | null>;
  /** Renders home and what is stale now; resolves when that is done. */
  readonly refresh: () => Promise<void>;
  /** The calls that a guest's first pages make in both languages, path and query: of home and of all served pages but those of one vendor. */
  readonly listReads: () => Promise<ReadonlySet<string>>;
  /** How many documents are cached beside home's. */
  readonly size: () => number;
  readonly stop: () => void;
};

/**
 * Caches the guest's documents of all pages whose routes say that they are served rendered, by address and language. Home
 * is rendered ahead of requests, others at their first one, always one at a time, and again when what they were made of
 * changes. A rendering that fails or is late is logged, and the outline serves.
 */
export async function createServedDocuments(gateway: Gateway, app: App): Promise<ServedDocuments> {
  const { config, events, logger } = gateway;
  const bundle = await loadBundle(config.distDir);
  const forMembers = new Set(bundle?.pages.flatMap((page) => (page.forMembers ? page.names : [])));
  const template = await readTemplate(config.distDir, forMembers);
  const names = new Set(bundle?.pages.flatMap((page) => page.names));
  const home = new Set(bundle?.pages.flatMap((page) => (page.page.served === 'always' ? page.names : [])));
  const outlines = createOutlines(gateway, template);
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
  /** Since the rendering that is under way began: it may have read what was before. */
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
      // The status has changed meanwhile: what was rendered before that must not come back. The next rendering is due.
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
      // Nobody has asked for it since it was made: who asks next has it made anew.
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

  /** The first rendering of an address, which all who ask for it meanwhile share. */
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
      if (home.has(address) || closed) return outlines.ofPath(path, language);
      if (!addresses.has(address)) return outlines.ofAddress(asked, language);
      return (await within(renderFirst(address, language), timeout)) ?? outlines.ofPath(path, language);
    },
    withCode: (path, language = defaultLanguage) =>
      Promise.resolve(
        homes.get(keyOf(home.has(path) ? '/' : path, language))?.document ?? outlines.ofPath('', language),
      ),
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
