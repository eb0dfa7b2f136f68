import { homeDataId } from '#src/contract/home-document.ts';
import type { Language } from '#src/contract/wire.ts';
import { datedCopy, hasType, isOwnAnswer } from './cached-answer.ts';
import { cacheImages } from './images.ts';
import { askNetwork, slowAfter } from './network.ts';
import { tellPages } from './tell-pages.ts';
import { ResponseCache } from './response-cache.ts';

declare const self: ServiceWorkerGlobalScope;

const responses = new ResponseCache('mare-documents');
/** The address that home is asked for and told of by, whichever of its aliases was opened. */
const home = '/';
const keyOfLanguage = (language: Language) => `${self.location.origin}/?language=${language}`;
/** Holds the language that pages were last in. */
const languageKey = () => `${self.location.origin}/?language`;

/** Whether an address is among the files of this worker's own build. */
export type IsOwnAsset = (path: string) => boolean;

export type HomeDocument = { language: Language; images: string[] };

/**
 * What a text is as a home document: null unless the gateway rendered it with its data for the build of this worker.
 * Another build's document, the shell and the page of a captive portal are not.
 */
export function readHomeDocument(html: string, isOwnAsset: IsOwnAsset): HomeDocument | null {
  const entry = /<meta name="entry" content="([^"]+)"/.exec(html)?.[1];
  const language = /<html[^>]*\slang="(pt|en)\b/.exec(html)?.[1] as Language | undefined;
  if (!entry || !isOwnAsset(entry) || !language || !html.includes(`id="${homeDataId}"`)) return null;
  const images = [...html.matchAll(/"(\/(?:art|icons|spot)\/[\w./@-]+\.(?:svg|png|webp|avif|jpe?g))"/g)];
  return { language, images: [...new Set(images.map(([, path = '']) => path))] };
}

/** The last home document in the language that pages were last in. */
export async function findHome(isOwnAsset: IsOwnAsset): Promise<Response | undefined> {
  const told = await (await responses.find(languageKey()))?.text();
  const cached = told === 'pt' || told === 'en' ? await responses.find(keyOfLanguage(told)) : undefined;
  // The worker that cached it may have been another one.
  return cached && readHomeDocument(await cached.clone().text(), isOwnAsset) ? cached : undefined;
}

/**
 * Caches a document that the network gave, when it is one of home; pages that show an older one are told. One of ours
 * without content, as the gateway sends when the site is closed, ends what was cached.
 */
export async function cacheHome(answer: Response, isOwnAsset: IsOwnAsset): Promise<HomeDocument | null> {
  if (!isOwnAnswer(answer) || !hasType(answer, /^text\/html\b/i)) return null;
  const html = await answer.text();
  const found = readHomeDocument(html, isOwnAsset);
  if (!found) {
    const entry = /<meta name="entry" content="([^"]+)"/.exec(html)?.[1];
    if (entry && isOwnAsset(entry)) await forgetHome();
    return null;
  }
  const at = Date.now();
  const key = keyOfLanguage(found.language);
  const old = await responses.find(key);
  const copy = datedCopy(answer, html, at);
  const changed = old !== undefined && old.headers.get('ETag') !== copy.headers.get('ETag');
  await responses.put(key, copy);
  await responses.put(languageKey(), new Response(found.language));
  if (changed) await tellPages({ type: 'changed', address: home, at });
  return found;
}

async function forgetHome(): Promise<void> {
  await responses.clear();
  await tellPages({ type: 'changed', address: home, at: Date.now() });
}

/** Asks the network for home as it is now. A network that is away changes nothing, and is told of. */
export async function renewHome(isOwnAsset: IsOwnAsset): Promise<void> {
  const say = (network: 'slow' | 'gone') => tellPages({ type: 'silent', address: home, network, at: Date.now() });
  const slow = setTimeout(() => void say('slow'), slowAfter);
  const answer = await askNetwork(self.location.origin + home).catch(() => undefined);
  clearTimeout(slow);
  if (!answer) return say('gone');
  const found = await cacheHome(answer, isOwnAsset).catch(() => null);
  if (found) await cacheImages(found.images.map((path) => self.location.origin + path));
}

/** Notes the language of the pages, and sees to it that there is a home document in it. */
export async function noteLanguage(language: Language, isOwnAsset: IsOwnAsset): Promise<void> {
  await responses.put(languageKey(), new Response(language));
  if (!(await findHome(isOwnAsset))) await renewHome(isOwnAsset);
}
