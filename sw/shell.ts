import { findHome, type IsOwnAsset, cacheHome, renewHome } from './home-document.ts';
import { within } from '#src/contract/within.ts';

/** A navigation waits this long for the network before the shell answers; ms. */
const patience = 2000;

type Navigation = { request: Request; extend: (work: Promise<unknown>) => void };
type Shell = () => Promise<Response>;

/** Home: the document of the last visit at once, and a newer one for the next; else as every other page. */
export async function answerHome(
  { request, extend }: Navigation,
  shell: Shell,
  isOwnAsset: IsOwnAsset,
): Promise<Response> {
  const cached = await findHome(isOwnAsset);
  if (cached) {
    extend(renewHome(isOwnAsset));
    return cached;
  }
  return answerPage({ request, extend }, shell, (answer) =>
    extend(cacheHome(answer, isOwnAsset).catch(() => undefined)),
  );
}

/**
 * Every other page: the network's document, or the shell when the network does not answer in time or answers that it
 * is broken. What the network gives is not cached: all that is in it is in the shell.
 */
export async function answerPage(
  { request }: Navigation,
  shell: Shell,
  onAnswer: (answer: Response) => void = () => undefined,
): Promise<Response> {
  const asked = fetch(request);
  const answer = await within(asked, patience).catch(() => undefined);
  asked.catch(() => undefined);
  if (answer && answer.status < 500) {
    onAnswer(answer.clone());
    return answer;
  }
  return shell().catch(() => answer ?? asked);
}
