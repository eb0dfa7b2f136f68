import { datedCopy, fetchedAt, hasType, isOwnAnswer } from './cached-answer.ts';
import { askNetwork } from './network.ts';
import type { Reads } from './reads.ts';
import { openResponseCache } from './response-cache.ts';

/** A picture keeps its address when it changes, so an old copy is revalidated; ms. */
const renewAfter = 86_400_000;
const responses = openResponseCache('mare-images', 500);
const folders = /^\/(?:art|icons|spot)\/.+\.(?:svg|png|webp|avif|jpe?g|ico)$/;

/** Pictures of this origin, by path. */
export const isImage = (url: string, origin: string): boolean => {
  const address = new URL(url);
  return address.origin === origin && folders.test(address.pathname);
};

async function store(key: string, answer: Response): Promise<void> {
  if (!isOwnAnswer(answer) || !hasType(answer, /^image\//i)) return;
  await responses.put(key, datedCopy(answer, await answer.blob(), Date.now()));
}

/** Cache first. Only pictures are cached: no HTML at a picture's address, and no opaque answer. */
export const images: Reads = {
  answer: async (request, extend) => {
    const cached = await responses.find(request.url);
    if (cached) {
      const age = Date.now() - fetchedAt(cached);
      if (!(age >= 0 && age < renewAfter))
        extend(
          askNetwork(request.clone()).then(
            (answer) => store(request.url, answer),
            () => undefined,
          ),
        );
      return cached;
    }
    const answer = await fetch(request);
    extend(store(request.url, answer.clone()).catch(() => undefined));
    return answer;
  },
};

/** Fetches pictures that are not cached yet, a few at a time; failures are skipped. */
export async function cacheImages(urls: readonly string[]): Promise<void> {
  const known = new Set(await responses.keys());
  const missing = [...new Set(urls)].filter((url) => !known.has(url));
  const next = async (): Promise<void> => {
    const url = missing.shift();
    if (url === undefined) return;
    await askNetwork(url, 'default')
      .then((answer) => store(url, answer))
      .catch(() => undefined);
    return next();
  };
  await Promise.all([next(), next(), next(), next()]);
}
