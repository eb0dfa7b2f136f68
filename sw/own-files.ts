import type { WorkboxPlugin } from 'workbox-core/types.js';
import { hasType } from './cached-answer.ts';

/** What a file of the app is served as, by the end of its address. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/javascript\b/i],
  [/\.css$/, /^text\/css\b/i],
  [/\.html$/, /^text\/html\b/i],
  [/\.webmanifest$/, /^application\/(?:manifest\+)?json\b/i],
  [/\.(?:svg|png|webp|avif|jpe?g|ico)$/, /^image\//i],
];

/** Whether an answer is the file that was asked for: no error page, no portal's, nothing under another type. */
export function isOwnFile(url: string, answer: Response): boolean {
  const { pathname } = new URL(url);
  const kind = kinds.find(([end]) => end.test(pathname));
  return answer.status === 200 && !answer.redirected && (!kind || hasType(answer, kind[1]));
}

/**
 * Lets nothing into the precache but the app's own files. The browser's cache may hold one that something on the way has
 * corrupted, and holds it for a year: it is asked for once more, past that cache. A file that stays corrupt ends the installation,
 * which the next visit tries again.
 */
export const ownFilesOnly: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    isOwnFile(request.url, response) ? response : fetch(request.url, { cache: 'reload' }),
  cacheWillUpdate: async ({ request, response }) => (isOwnFile(request.url, response) ? response : null),
};
