import { homeDataId } from '#src/contract/worker/home-document.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { datedCopy, hasType, isOwnAnswer } from './cached-answer.ts';
import { cacheImages } from './images.ts';
import { askNetwork, slowAfter } from './network.ts';
import { hasSecret } from './public-reads.ts';
import { notifyPages } from './notify-pages.ts';
import { openResponseCache } from './response-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** Documents of the pages opened last. */
const responses = openResponseCache('mare-documents', 30);
/** The address under which home is requested and reported, for all of its aliases. */
export const home = '/';
/** Cache key of a document: its page's address, the search in order, and its language. */
function keyOf(page: string, language: Language): string {
  const address = new URL(page, self.location.origin);
  address.searchParams.sort();
  address.searchParams.append('document-in', language);
  return address.href;
}
/** Stores the language of the last page. */
const languageKey = () => `${self.location.origin}/?language`;

/** Whether an address is among the files of this worker's own build. */
export type IsOwnAsset = (path: string) => boolean;

type ServedPage = { language: Language; images: string[] };

/**
 * Checks a text as the document of a served page: null unless the gateway rendered it with its data for the build of this worker.
 * Another build's document, the shell and a captive portal's page are refused. It contains no member's data.
 */
export function readDocument(html: string, isOwnAsset: IsOwnAsset): ServedPage | null {
  const entry = /<meta name="entry" content="([^"]+)"/.exec(html)?.[1];
  const language = /<html[^>]*\slang="(pt|en)\b/.exec(html)?.[1] as Language | undefined;
  if (!entry || !isOwnAsset(entry) || !language || !html.includes(`id="${homeDataId}"`)) return null;
  const images = [...html.matchAll(/"(\/(?:art|icons|spot)\/[\w./@-]+\.(?:svg|png|webp|avif|jpe?g))"/g)];
  return { language, images: [...new Set(images.map(([, path = '']) => path))] };
}

/** The last document of a page in the language of the last page. */
export async function findDocument(page: string, isOwnAsset: IsOwnAsset): Promise<Response | undefined> {
  const told = await (await responses.find(languageKey()))?.text();
  const cached = told === 'pt' || told === 'en' ? await responses.find(keyOf(page, told)) : undefined;
  // It may have been cached by another version of the worker.
  return cached && readDocument(await cached.clone().text(), isOwnAsset) ? cached : undefined;
}

/**
 * Caches a page's document from the network, if it is one; pages that show an older home are notified. A document of ours without
 * content, which the gateway sends when the site is closed, deletes the cached one. `renewed`: fetched in the background, perhaps
 * before the visitor chose another language.
 */
export async function cacheDocument(
  page: string,
  answer: Response,
  isOwnAsset: IsOwnAsset,
  renewed = false,
): Promise<ServedPage | null> {
  if (hasSecret(new URL(page, self.location.origin))) return null;
  if (!isOwnAnswer(answer) || !hasType(answer, /^text\/html\b/i)) return null;
  const html = await answer.text();
  const found = readDocument(html, isOwnAsset);
  if (!found) {
    const entry = /<meta name="entry" content="([^"]+)"/.exec(html)?.[1];
    if (entry && isOwnAsset(entry)) await forget(page);
    return null;
  }
  const at = Date.now();
  const key = keyOf(page, found.language);
  const old = await responses.find(key);
  const copy = datedCopy(answer, html, at);
  const changed = old !== undefined && old.headers.get('ETag') !== copy.headers.get('ETag');
  await responses.put(key, copy);
  if (!renewed) await responses.put(languageKey(), new Response(found.language));
  if (changed) await notifyOfHome(page, at);
  return found;
}

/** A page reads the data of its document itself; for home the worker is sent only this. */
async function notifyOfHome(page: string, at: number): Promise<void> {
  if (page === home) await notifyPages({ type: 'changed', address: home, at });
}

async function forget(page: string): Promise<void> {
  if (page === home) await responses.clear();
  else for (const language of ['pt', 'en'] as const) await responses.drop(keyOf(page, language));
  await notifyOfHome(page, Date.now());
}

/** Fetches a page's current document. An unreachable network changes nothing, and is reported. */
export async function renewDocument(page: string, isOwnAsset: IsOwnAsset): Promise<void> {
  const say = (network: 'slow' | 'gone') => notifyPages({ type: 'silent', address: page, network, at: Date.now() });
  const slow = setTimeout(() => void say('slow'), slowAfter);
  const answer = await askNetwork(self.location.origin + page).catch(() => undefined);
  clearTimeout(slow);
  if (!answer) return say('gone');
  const found = await cacheDocument(page, answer, isOwnAsset, true).catch(() => null);
  if (found) await cacheImages(found.images.map((path) => self.location.origin + path));
}

/** Stores the language of the pages, and ensures that a home document in it is cached. */
export async function recordLanguage(language: Language, isOwnAsset: IsOwnAsset): Promise<void> {
  await responses.put(languageKey(), new Response(language));
  if (!(await findDocument(home, isOwnAsset))) await renewDocument(home, isOwnAsset);
}

/** The page of the VIP club, a document of the gateway's own with no member's data in it. */
export const vipPath = '/vip/vip.html';
const vipResponses = openResponseCache('mare-vip', 1);

/** The network's page, which is cached; without a network the last one. Rejects where there is neither. */
export async function answerVipPage(request: Request): Promise<Response> {
  const key = new URL(vipPath, request.url).href;
  try {
    const answer = await askNetwork(request);
    if (isOwnAnswer(answer) && hasType(answer, /^text\/html\b/i)) await vipResponses.put(key, answer.clone());
    return answer;
  } catch (error) {
    const cached = await vipResponses.find(key);
    if (cached) return cached;
    throw error;
  }
}
