import type { Topic } from '#src/contract/core/topics.ts';
import type { Events } from '../process/events.ts';
import type { Representation } from './representation.ts';

const maxEntries = 1000;
/** http/cached-answers.ts may use as much again. */
const maxBytes = 16 * 1024 * 1024;
const maxAddresses = 2000;
const maxAskedOnce = 2000;
const maxAddressLength = 400;
/** Answers that depend on the time of day (wins of the last days, notices with an end) are at most this old, in ms. */
const maxAge = 60_000;

type Entry = {
  readonly representation: Representation;
  readonly topics: readonly Topic[];
  readonly madeAt: number;
  size: number;
  used: boolean;
};
type Making = {
  readonly topics: readonly Topic[];
  readonly made: Promise<Representation>;
  current: boolean;
  again: boolean;
};

export type ResponseCache = {
  /**
   * The cached answer of `key`, else the result of `make`, which is cached until one of `topics` (or the status)
   * changes, unless this is its first request. Concurrent callers share one `make`; an answer that was started before a change is
   * sent to the callers from before it and never cached.
   */
  readonly get: (key: string, topics: readonly Topic[], make: () => Promise<Representation>) => Promise<Representation>;
  /** Notes that the raw address (path and query) is answered by `key`, so that `byAddress` finds it unparsed. */
  readonly recordAddress: (address: string, key: string) => void;
  readonly byAddress: (address: string) => Representation | undefined;
  /** Number of entries and bytes. */
  readonly usage: () => { entries: number; bytes: number };
};

/** A cache of shared answers, bounded in number and bytes; unused ones are evicted first. */
export function createResponseCache({ events, clock }: { events: Events; clock: () => number }): ResponseCache {
  const entries = new Map<string, Entry>();
  const makings = new Map<string, Making>();
  const addresses = new Map<string, string>();
  // Most searches are made once: caching them would only evict answers that are used again.
  const askedOnce = new Set<string>();
  let bytes = 0;

  const drop = (key: string, entry: Entry) => {
    bytes -= entry.size;
    entries.delete(key);
  };
  const store = (key: string, entry: Entry) => {
    const old = entries.get(key);
    if (old) drop(key, old);
    entries.set(key, entry);
    bytes += entry.size;
    // Evicts the oldest, unless it was used since the last pass: then it gets another round (CLOCK).
    for (const [oldest, candidate] of entries) {
      if (entries.size <= maxEntries && bytes <= maxBytes) break;
      entries.delete(oldest);
      if (candidate.used && oldest !== key) entries.set(oldest, { ...candidate, used: false });
      else bytes -= candidate.size;
    }
  };
  const find = (key: string): Representation | undefined => {
    const entry = entries.get(key);
    if (!entry || Math.abs(clock() - entry.madeAt) > maxAge) return undefined;
    entry.used = true;
    // An encoding made since the last use counts too.
    bytes += entry.representation.size - entry.size;
    entry.size = entry.representation.size;
    return entry.representation;
  };
  const makeNow = (key: string, topics: readonly Topic[], make: () => Promise<Representation>) => {
    const madeAt = clock();
    const making: Making = { topics, made: make(), current: true, again: askedOnce.has(key) };
    if (askedOnce.size >= maxAskedOnce) askedOnce.clear();
    askedOnce.add(key);
    makings.set(key, making);
    const done = () => {
      if (making.current) makings.delete(key);
    };
    making.made.then((representation) => {
      if (making.current && making.again)
        store(key, { representation, topics, madeAt, size: representation.size, used: false });
      done();
    }, done);
    return making.made;
  };

  events.on('changed', (topic) => {
    const hit = (topics: readonly Topic[]) => topic === 'status' || topics.includes(topic);
    for (const [key, entry] of entries) if (hit(entry.topics)) drop(key, entry);
    for (const [key, making] of makings) {
      if (!hit(making.topics)) continue;
      making.current = false;
      makings.delete(key);
    }
  });

  return {
    get: async (key, topics, make) => {
      const cached = find(key);
      if (cached) return cached;
      const making = makings.get(key);
      if (!making) return makeNow(key, topics, make);
      making.again = true;
      return making.made;
    },
    recordAddress: (address, key) => {
      if (address.length > maxAddressLength) return;
      if (addresses.size >= maxAddresses && !addresses.has(address)) addresses.clear();
      addresses.set(address, key);
    },
    byAddress: (address) => {
      const key = addresses.get(address);
      return key === undefined ? undefined : find(key);
    },
    usage: () => ({ entries: entries.size, bytes }),
  };
}
