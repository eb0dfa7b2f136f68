import { addPlugins, type PrecacheEntry } from 'workbox-precaching';
import { askBuild, type BuildAnswer, shellDigestMark, skipWaiting } from '#src/contract/worker/worker-update.ts';
import { ownFilesOnly } from './own-files.ts';

type Worker = Pick<ServiceWorkerGlobalScope, 'addEventListener' | 'skipWaiting'>;

const shellUrl = 'index.html';

/**
 * Makes a worker replaceable: it waits until a page asks it to take over, reports its build and whether a page belongs to it,
 * and takes no shell of another build into its cache. Returns the files to precache: the shell counts as changed even if only its
 * headers have changed, because the gateway replaces the mark by a digest of both.
 */
export function prepareUpdates(worker: Worker, manifest: readonly (PrecacheEntry | string)[]): PrecacheEntry[] {
  const entries = manifest.map((entry) => revise(typeof entry === 'string' ? { url: entry } : entry));
  const build = entries.find(({ url }) => url === shellUrl)?.revision ?? '';
  const isOwn = (entry: unknown) => entries.some(({ url }) => `/${url}` === entry);
  addPlugins([
    ownFilesOnly,
    {
      cacheWillUpdate: async ({ request, response }) =>
        new URL(request.url).pathname !== `/${shellUrl}` || (await shellFits(response.clone(), entries))
          ? response
          : null,
    },
  ]);
  worker.addEventListener('message', ({ data, ports }) => {
    if (data?.type === skipWaiting) void worker.skipWaiting();
    if (data?.type === askBuild) ports[0]?.postMessage({ build, own: isOwn(data.entry) } satisfies BuildAnswer);
  });
  return entries;
}

const revise = (entry: PrecacheEntry): PrecacheEntry =>
  entry.url === shellUrl ? { ...entry, revision: `${entry.revision ?? ''}-${shellDigestMark}` } : entry;

/**
 * Whether a document names only files of this build. During a deploy, one server may answer with the new worker and another with
 * the old document; together they would be a page that does not start.
 */
export async function shellFits(response: Response, entries: readonly PrecacheEntry[]): Promise<boolean> {
  const known = new Set(entries.map(({ url }) => `/${url.replace(/^\//, '')}`));
  const named = (await response.text()).match(/\/assets\/[\w.@-]+\.(?:js|css)/g) ?? [];
  return named.every((path) => known.has(path));
}
