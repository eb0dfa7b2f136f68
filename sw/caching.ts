import { memberReads } from './member-cache.ts';
import { images, isImage } from './images.ts';
import { notifyPages } from './notify-pages.ts';
import { filterCached } from './filter-cached.ts';
import { addressOf, isMemberRead, isPublicRead, isFiltered, isSearch, keyOf } from './public-reads.ts';
import { createReads, type Reads } from './reads.ts';
import { openResponseCache } from './response-cache.ts';

const responses = openResponseCache('mare-reads', 150);
const publicReads = createReads(responses);

/** A filtered list like any public read; if that fails, the matching games of the cached lists. */
const filters: Reads = {
  answer: async (request, extend) => {
    try {
      return await publicReads.answer(request, extend);
    } catch (error) {
      const found = await filterCached(responses, request.url);
      if (!found) throw error;
      extend(notifyPages({ type: 'silent', address: addressOf(request.url), network: 'gone', at: Date.now() }));
      return found;
    }
  },
};

const publicReadsFor = (url: string): Reads | undefined => {
  if (isSearch(url)) return undefined;
  return isFiltered(url) ? filters : publicReads;
};

/** The handler of a cacheable request; undefined if it is for the network only, such as money and members' data. */
export function readsFor(request: Request, origin: string): Reads | undefined {
  if (isPublicRead(request, origin)) return publicReadsFor(request.url);
  if (isMemberRead(request, origin)) return memberReads;
  if (request.method === 'GET' && isImage(request.url, origin)) return images;
  return undefined;
}

/** Fetches reads that are not cached yet. */
export async function cacheReads(urls: readonly string[]): Promise<void> {
  const known = new Set(await responses.keys());
  const asked = urls
    .map((url) => new Request(url))
    .filter((request) => isPublicRead(request, new URL(request.url).origin));
  const missing = asked.filter(({ url }) => !isSearch(url) && !known.has(keyOf(url)));
  const pending: Promise<unknown>[] = [];
  await Promise.allSettled(missing.map((request) => publicReads.answer(request, (work) => pending.push(work))));
  await Promise.allSettled(pending);
}
