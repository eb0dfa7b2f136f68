import type { Page } from '@playwright/test';
import { readStores } from '../security/stores.ts';
import { boxWords, portalWords, spoiltPicture } from './strike.ts';

/** Text that only a fault contains, in a body or in a value. */
const foreign = [portalWords, boxWords, spoiltPicture];

/**
 * Forbidden contents of the origin's stores: words of a portal or an error page in any store, and in Cache Storage responses
 * without success, and pages, scripts, data and pictures of the wrong type. Empty when there are none.
 */
export async function findPoison(page: Page): Promise<string[]> {
  const { caches, databases, storage } = await readStores(page.mainFrame());
  const texts = { caches, storage, ...databases };
  const told = Object.entries(texts).flatMap(([place, text]) =>
    foreign.filter((words) => text.includes(words)).map((words) => `${place} holds "${words}"`),
  );
  return [...told, ...(await page.evaluate(judgeCaches))];
}

/** Runs in the page. */
async function judgeCaches(): Promise<string[]> {
  const kinds: [RegExp, RegExp][] = [
    [/^\/wps\//, /^application\/json/],
    [/\.js$/, /javascript/],
    [/\.css$/, /^text\/css/],
    [/\.(?:svg|png|webp|avif|jpg|ico)$/, /^image\//],
    [/\.webmanifest$/, /json/],
    [/^\/(?:index\.html|m\/[^.]*)?$/, /^text\/html/],
  ];
  const faults: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      const { pathname, search } = new URL(request.url);
      // The worker's own record, not a response.
      if (pathname === '/' && search === '?language') continue;
      const type = response?.headers.get('Content-Type') ?? '';
      const kind = kinds.find(([path]) => path.test(pathname));
      if (response?.status !== 200) faults.push(`${name}: ${pathname} is a ${response?.status}`);
      else if (kind && !kind[1].test(type)) faults.push(`${name}: ${pathname} is of the type ${type}`);
      else if (pathname.startsWith('/wps/')) {
        const text = await response.text();
        const success = text.startsWith('{"success":true,') && text.endsWith('}');
        if (!success) faults.push(`${name}: ${pathname} is ${text.slice(0, 60)}`);
      } else if (type.startsWith('text/html') && !(await response.text()).includes('</html>'))
        faults.push(`${name}: ${pathname} is cut`);
    }
  }
  return faults;
}
