import { within } from '#src/contract/core/within.ts';
import { hasType } from './cached-answer.ts';
import { cacheDocument, findDocument, type IsOwnAsset, renewDocument } from './documents.ts';

/** Network timeout of a navigation, after which the shell is served; ms. */
const timeout = 2000;

type Navigation = { request: Request; extend: (work: Promise<unknown>) => void };
type Shell = () => Promise<Response>;

/**
 * A page opened before: its cached document at once, and a newer one for the next visit. Otherwise the network's document, or the
 * shell on a timeout, a server error or an answer that is no document. `page` is its address, `/` for all names of home.
 */
export async function answerPage(
  page: string,
  { request, extend }: Navigation,
  shell: Shell,
  isOwnAsset: IsOwnAsset,
): Promise<Response> {
  const cached = await findDocument(page, isOwnAsset);
  if (cached) {
    extend(renewDocument(page, isOwnAsset));
    return cached;
  }
  // A captive portal's page may have been sent for this address, cacheable for a year.
  const asked = fetch(new Request(request, { cache: 'no-cache' }));
  const answer = await within(asked, timeout).catch(() => undefined);
  asked.catch(() => undefined);
  if (answer && mayBePage(answer)) {
    extend(cacheDocument(page, answer.clone(), isOwnAsset).catch(() => undefined));
    return answer;
  }
  return shell().catch(() => answer ?? asked);
}

/** A document, possibly of a proxy, or a redirect, which the browser follows by itself. */
const mayBePage = (answer: Response): boolean =>
  answer.type === 'opaqueredirect' || (answer.status < 500 && hasType(answer, /^text\/html\b/i));
