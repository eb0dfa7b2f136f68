import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languageCookie } from '#src/contract/worker/home-document.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { readCookies, writeCookie } from '#src/platform/base/browser-storage.ts';
import { readStoredText, storeText } from '#src/platform/base/stored-text.ts';
import { env } from '#src/platform/calls/env.ts';

const storageKey = 'language';
const aYear = 31_536_000;

type Chunk = () => Promise<{ messages: Messages }>;
/** Extent of the loaded texts: home's, those around every page, those of the pages, and those of members' pages alone. */
type Reach = 'home' | 'shell' | 'pages' | 'members';
type LaterReach = Exclude<Reach, 'home'>;
/** The two selectable languages [S1-002], their texts in chunks (lingui.config.ts assigns texts to chunks). */
const catalogues: Record<Language, Record<Reach, Chunk>> = {
  pt: {
    home: () => import('../../../locales/pt.po'),
    shell: () => import('../../../locales/pt-shell.po'),
    pages: () => import('../../../locales/pt-pages.po'),
    members: () => import('../../../locales/pt-members.po'),
  },
  en: {
    home: () => import('../../../locales/en.po'),
    shell: () => import('../../../locales/en-shell.po'),
    pages: () => import('../../../locales/en-pages.po'),
    members: () => import('../../../locales/en-members.po'),
  },
};

/** The browser's i18n object, and the language whose remaining texts are loaded. */
let browser: ({ i18n: I18n } & Record<LaterReach, Language | null>) | undefined;

/** A missing text renders empty rather than as an id; the error is reported. */
const sayMissing = (_locale: string, id: string): string => {
  if (typeof reportError === 'function') reportError(new Error(`no text has the id ${id}`));
  return '';
};

/** An i18n object with home's texts of one language, which is active; on the server one per rendering. */
export function createI18n(language: Language, messages: Messages): I18n {
  const i18n = setupI18n(__DEVELOPMENT__ ? {} : { missing: sayMissing });
  i18n.loadAndActivate({ locale: language, locales: [localeOf[language]], messages: { ...messages } });
  if (typeof document !== 'undefined') browser = { i18n, shell: null, pages: null, members: null };
  return i18n;
}

/** Home's texts. Rejects if the chunk fails to load. */
export const loadCatalogue = async (language: Language): Promise<Messages> =>
  (await catalogues[language].home()).messages;

/** All texts of a language. Rejects if a chunk fails to load. */
export async function loadWholeCatalogue(language: Language): Promise<Messages> {
  const chunks = await Promise.all(Object.values(catalogues[language]).map((load) => load()));
  return Object.assign({}, ...chunks.map(({ messages }) => messages));
}

/** Loads all texts of a language. Resolves with the function that activates it; rejects if they fail to load. */
export async function prepareLanguage(i18n: I18n, language: Language): Promise<() => void> {
  const messages = await loadWholeCatalogue(language);
  return () => {
    i18n.loadAndActivate({ locale: language, locales: [localeOf[language]], messages });
    if (browser) browser = { i18n, shell: language, pages: language, members: language };
  };
}

const hasTexts = (reach: LaterReach): boolean => !browser || browser[reach] === browser.i18n.locale;

/** The texts of a page: those around it, those of the pages, and members' own if the page is for members alone. */
const reachesOf = (forMembers: boolean): LaterReach[] => [
  'shell',
  'pages',
  ...(forMembers ? ['members' as const] : []),
];

/** Whether the texts of a page are loaded. */
export const hasPageTexts = (forMembers: boolean): boolean => reachesOf(forMembers).every(hasTexts);

/** Loads texts into the active language; synchronous if they are already loaded. Rejects on failure. */
async function loadTexts(reach: LaterReach): Promise<void> {
  if (!browser || hasTexts(reach)) return;
  const { i18n } = browser;
  const language: Language = i18n.locale === 'en' ? 'en' : 'pt';
  const { messages } = await catalogues[language][reach]();
  // A language chosen meanwhile was loaded completely.
  if (i18n.locale !== language) return;
  // No notification: the rendered components have their texts, and would only render again.
  Object.assign(i18n.messages, messages);
  browser[reach] = language;
}

/** Loads the texts around every page. Rejects on failure. */
export const loadShellTexts = (): Promise<void> => loadTexts('shell');

/** Loads the texts of a page. Rejects on failure. */
export const loadPageTexts = async (forMembers: boolean): Promise<void> =>
  void (await Promise.all(reachesOf(forMembers).map(loadTexts)));

/** Local storage, then the gateway's cookie, then the build's configuration, then Portuguese [S1-001, S1-269]. */
export function detectLanguage(): Language {
  const cookie = new RegExp(`(?:^|; )${languageCookie}=([^;]*)`).exec(readCookies())?.[1];
  const isLanguage = (text: string | null | undefined): text is Language => text === 'pt' || text === 'en';
  return [readStoredText('local', storageKey), cookie].find(isLanguage) ?? env.language;
}

/** Stored in local storage, for reads before first paint, and in a cookie, so that the right document is served. */
export function rememberLanguage(language: Language): void {
  storeText('local', storageKey, language);
  writeCookie(`${languageCookie}=${language}; path=/; max-age=${aYear}; samesite=lax`);
}
