import type { WorkboxPlugin } from 'workbox-core/types.js';
import { hasType } from './cached-answer.ts';

/** Content type of an app's file, by its extension. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/javascript\b/i],
  [/\.css$/, /^text\/css\b/i],
  [/\.html$/, /^text\/html\b/i],
  [/\.webmanifest$/, /^application\/(?:manifest\+)?json\b/i],
  [/\.(?:svg|png|webp|avif|jpe?g|ico)$/, /^image\//i],
];

/** Whether an answer is the requested file: no error page, no captive portal's, no other type. */
export function isOwnFile(url: string, answer: Response): boolean {
  const { pathname } = new URL(url);
  const kind = kinds.find(([end]) => end.test(pathname));
  return answer.status === 200 && !answer.redirected && (!kind || hasType(answer, kind[1]));
}

/**
 * Admits only the app's own files to the precache. The browser's cache may hold a file that was corrupted in transit, for a year:
 * it is requested once more, bypassing that cache. A file that stays corrupt fails the installation, which the next visit
 * retries.
 */
export const ownFilesOnly: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    isOwnFile(request.url, response) ? response : fetch(request.url, { cache: 'reload' }),
  cacheWillUpdate: async ({ request, response }) => (isOwnFile(request.url, response) ? response : null),
};
