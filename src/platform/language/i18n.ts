import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languageCookie } from '#src/contract/worker/home-document.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { readCookies, writeCookie } from '#src/platform/base/browser-storage.ts';
import { readStoredText, storeText } from '#src/platform/base/stored-text.ts';
import { env } from '#src/platform/calls/env.ts';

/** BCP 47 tags for `lang` attributes and Intl: the app's English amounts and dates are international English. */
export const localeOf: Record<Language, string> = { pt: 'pt-BR', en: 'en' };

const storageKey = 'language';
const aYear = 31_536_000;

type Chunk = () => Promise<{ messages: Messages }>;
/** How far the texts reach: what home says, what stands around every page too, and every page. */
type Reach = 'home' | 'shell' | 'pages';
/** The two languages that can be chosen [S1-002], their texts in chunks (lingui.config.ts says whose texts are in which). */
const catalogues: Record<Language, Record<Reach, Chunk>> = {
  pt: {
    home: () => import('../../../locales/pt.po'),
    shell: () => import('../../../locales/pt-shell.po'),
    pages: () => import('../../../locales/pt-pages.po'),
  },
  en: {
    home: () => import('../../../locales/en.po'),
    shell: () => import('../../../locales/en-shell.po'),
    pages: () => import('../../../locales/en-pages.po'),
  },
};

/** The browser's one i18n object, and the language of which it has the texts that come later. */
let browser: ({ i18n: I18n } & Record<Exclude<Reach, 'home'>, Language | null>) | undefined;

/** Nothing is better than an id on screen; the fault is reported where faults are. */
const sayMissing = (_locale: string, id: string): string => {
  if (typeof reportError === 'function') reportError(new Error(`no text has the id ${id}`));
  return '';
};

/** An i18n object with home's texts of one language, which is active; on the server one for each rendering. */
export function createI18n(language: Language, messages: Messages): I18n {
  const i18n = setupI18n(__DEVELOPMENT__ ? {} : { missing: sayMissing });
  i18n.loadAndActivate({ locale: language, locales: [localeOf[language]], messages: { ...messages } });
  if (typeof document !== 'undefined') browser = { i18n, shell: null, pages: null };
  return i18n;
}

/** Home's texts. Rejects when the chunk cannot be had. */
export const loadCatalogue = async (language: Language): Promise<Messages> =>
  (await catalogues[language].home()).messages;

/** Every text of a language. Rejects when one of its chunks cannot be had. */
export async function loadWholeCatalogue(language: Language): Promise<Messages> {
  const { home, shell, pages } = catalogues[language];
  const chunks = await Promise.all([home(), shell(), pages()]);
  return Object.assign({}, ...chunks.map(({ messages }) => messages));
}

/** Changes to a language, with every text of it. Answers the way to make the change; rejects when the texts cannot be had. */
export async function prepareLanguage(i18n: I18n, language: Language): Promise<() => void> {
  const messages = await loadWholeCatalogue(language);
  return () => {
    i18n.loadAndActivate({ locale: language, locales: [localeOf[language]], messages });
    if (browser) browser = { i18n, shell: language, pages: language };
  };
}

const hasTexts = (reach: 'shell' | 'pages'): boolean => !browser || browser[reach] === browser.i18n.locale;

/** Whether the texts of every page are there. */
export const hasPageTexts = (): boolean => hasTexts('shell') && hasTexts('pages');

/** Brings texts to the language on screen; at once when they are there. Rejects when they cannot be had. */
async function loadTexts(reach: 'shell' | 'pages'): Promise<void> {
  if (!browser || hasTexts(reach)) return;
  const { i18n } = browser;
  const language: Language = i18n.locale === 'en' ? 'en' : 'pt';
  const { messages } = await catalogues[language][reach]();
  // A language that was chosen meanwhile came whole.
  if (i18n.locale !== language) return;
  // Nobody is told: what is on screen has its texts, and would only be drawn again.
  Object.assign(i18n.messages, messages);
  browser[reach] = language;
}

/** Brings what is said around every page. Rejects when it cannot be had. */
export const loadShellTexts = (): Promise<void> => loadTexts('shell');

/** Brings what the pages themselves say, and what is said around them. Rejects when it cannot be had. */
export const loadPageTexts = async (): Promise<void> =>
  void (await Promise.all([loadShellTexts(), loadTexts('pages')]));

/** Local storage, then the cookie that the gateway reads, then the build's configuration, then Portuguese [S1-001, S1-269]. */
export function detectLanguage(): Language {
  const cookie = new RegExp(`(?:^|; )${languageCookie}=([^;]*)`).exec(readCookies())?.[1];
  const isLanguage = (text: string | null | undefined): text is Language => text === 'pt' || text === 'en';
  return [readStoredText('local', storageKey), cookie].find(isLanguage) ?? env.language;
}

/** Stored in local storage, to be known before first paint, and in a cookie, so that the right document is served. */
export function rememberLanguage(language: Language): void {
  storeText('local', storageKey, language);
  writeCookie(`${languageCookie}=${language}; path=/; max-age=${aYear}; samesite=lax`);
}
