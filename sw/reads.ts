import { systemStatus } from '#src/contract/site/system.ts';
import { cacheableRead, fetchedAt, hasType, isSame } from './cached-answer.ts';
import { askNetwork, slowAfter } from './network.ts';
import { notifyPages } from './notify-pages.ts';
import { addressOf, keyOf } from './public-reads.ts';
import type { ResponseCache } from './response-cache.ts';

/** A value fetched this recently is not refreshed: the page notified of a change reads it now; ms. */
const rest = 1000;
/** The gateway is closed, for all or for this visitor. */
const closed = new Set([503, 451]);
/** The session is over. */
const refused = new Set([401, 403]);

export type Reads = {
  /** Answers a read from the cache at once and revalidates it, else from the network. */
  readonly answer: (request: Request, extend: (work: Promise<unknown>) => void) => Promise<Response>;
};
/** Called when a read arrives; the returned function tells whether its answer may still be stored. */
type Permit = () => () => boolean;
/** `ofVisitor`: the cache belongs to one visitor, and stores private answers. */
type Options = { permit?: Permit; ofVisitor?: boolean };

/**
 * Stale-while-revalidate over a response cache [CARD-05, CARD-06, CARD-07]. Pages are notified of the network's answer to a read
 * that was served from the cache. A page that bypasses the caches (`cache: 'no-cache'`) gets only the network's answer.
 */
export function createReads(
  responses: ResponseCache,
  { permit = () => () => true, ofVisitor = false }: Options = {},
): Reads {
  const underWay = new Map<string, Promise<void>>();

  const revalidate = async (request: Request, key: string, cached: Response): Promise<void> => {
    const mayStore = permit();
    const address = addressOf(request.url);
    const slow = setTimeout(
      () => void notifyPages({ type: 'silent', address, network: 'slow', at: Date.now() }),
      slowAfter,
    );
    try {
      const answer = await askNetwork(request);
      clearTimeout(slow);
      const at = Date.now();
      const fresh = await cacheableRead(answer, at, ofVisitor);
      if (!mayStore()) return;
      if (fresh) {
        const same = await isSame(cached, fresh);
        if (!(await responses.put(key, fresh)) && !same) await responses.drop(key);
        return await notifyPages({ type: same ? 'checked' : 'changed', address, at });
      }
      if (closed.has(answer.status)) return await notifyPages({ type: 'changed', address: systemStatus.path, at });
      // A success that must not be cached, such as the status of a closed site, or a refusal: the cached answer is no longer
      // valid.
      if (answer.status !== 200 && !refused.has(answer.status)) return;
      if (!isOurs(answer)) return;
      await responses.drop(key);
      await notifyPages({ type: 'changed', address, at });
    } catch {
      await notifyPages({ type: 'silent', address, network: 'gone', at: Date.now() });
    } finally {
      clearTimeout(slow);
    }
  };

  const cacheAnswer = async (key: string, answer: Response, mayStore: () => boolean) => {
    const fresh = await cacheableRead(answer, Date.now(), ofVisitor).catch(() => null);
    if (fresh && mayStore()) await responses.put(key, fresh);
  };

  return {
    answer: async (request, extend) => {
      const key = keyOf(request.url);
      const mayStore = permit();
      const cached = request.cache === 'no-cache' ? undefined : await responses.find(key);
      if (!cached) {
        const answer = await fetch(new Request(request, { cache: 'no-cache' }));
        extend(cacheAnswer(key, answer.clone(), mayStore));
        return answer;
      }
      const age = Date.now() - fetchedAt(cached);
      if (!(age >= 0 && age < rest) && !underWay.has(key)) {
        const work = revalidate(request.clone(), key, cached.clone()).finally(() => underWay.delete(key));
        underWay.set(key, work);
        extend(work);
      }
      return cached;
    },
  };
}

/** JSON of a gateway, and not the page of a captive portal. */
const isOurs = (answer: Response): boolean =>
  answer.type === 'basic' && !answer.redirected && hasType(answer, /^application\/json\b/i);
