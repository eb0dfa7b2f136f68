import type { PrecacheEntry } from 'workbox-precaching';

/**
 * Whether a document names only files of this build. While a deploy is under way, one server may answer the new worker
 * and another the old document; the two together would be a page that does not start.
 */
export async function shellFits(response: Response, entries: readonly PrecacheEntry[]): Promise<boolean> {
  const known = new Set(entries.map(({ url }) => `/${url.replace(/^\//, '')}`));
  const named = (await response.text()).match(/\/assets\/[\w.@-]+\.(?:js|css)/g) ?? [];
  return named.every((path) => known.has(path));
}
