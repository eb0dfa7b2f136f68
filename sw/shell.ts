import { within } from '#src/contract/core/within.ts';
import { hasType } from './cached-answer.ts';
import { cacheDocument, findDocument, type IsOwnAsset, renewDocument } from './documents.ts';

/** A navigation waits this long for the network before the shell answers; ms. */
const timeout = 2000;

type Navigation = { request: Request; extend: (work: Promise<unknown>) => void };
type Shell = () => Promise<Response>;

/**
 * A page that was opened before: its document of the last visit at once, and a newer one for the next. Else the network's
 * document, or the shell when the network does not answer in time, answers that it is broken or with what is no document. `page` is
 * its address, `/` for home by whatever name.
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
  // A portal's page may have been sent for this address, to be cached for a year.
  const asked = fetch(new Request(request, { cache: 'no-cache' }));
  const answer = await within(asked, timeout).catch(() => undefined);
  asked.catch(() => undefined);
  if (answer && mayBePage(answer)) {
    extend(cacheDocument(page, answer.clone(), isOwnAsset).catch(() => undefined));
    return answer;
  }
  return shell().catch(() => answer ?? asked);
}

/** A document, also of a box on the way, or a redirect, which the browser follows by itself. */
const mayBePage = (answer: Response): boolean =>
  answer.type === 'opaqueredirect' || (answer.status < 500 && hasType(answer, /^text\/html\b/i));
