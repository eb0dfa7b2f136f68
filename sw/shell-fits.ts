import type { PrecacheEntry } from 'workbox-precaching';

/**
 * Whether a document names only files of this build. During a deploy, one server may answer with the new worker and another with
 * the old document; together they would be a page that does not start.
 */
export async function shellFits(response: Response, entries: readonly PrecacheEntry[]): Promise<boolean> {
  const known = new Set(entries.map(({ url }) => `/${url.replace(/^\//, '')}`));
  const named = (await response.text()).match(/\/assets\/[\w.@-]+\.(?:js|css)/g) ?? [];
  return named.every((path) => known.has(path));
}
