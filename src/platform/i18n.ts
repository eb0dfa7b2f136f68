import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languageCookie } from '#src/contract/home-document.ts';
import type { Language } from '#src/contract/wire.ts';
import { env } from './env.ts';

/** BCP 47 tags for `lang` attributes and Intl: the app's English amounts and dates are international English. */
export const localeOf: Record<Language, string> = { pt: 'pt-BR', en: 'en' };

const storageKey = 'language';
const aYear = 31_536_000;

/** The two languages that can be chosen [S1-002], each in a chunk of its own. */
const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  pt: () => import('../../locales/pt.po'),
  en: () => import('../../locales/en.po'),
};

/** An i18n object with one language loaded and active; on the server one for each rendering. */
export function createI18n(language: Language, messages: Messages): I18n {
  const i18n = setupI18n();
  activate(i18n, language, messages);
  return i18n;
}

export function activate(i18n: I18n, language: Language, messages: Messages): void {
  i18n.loadAndActivate({ locale: language, locales: [localeOf[language]], messages });
}

/** Rejects when the chunk cannot be had. */
export const loadCatalogue = async (language: Language): Promise<Messages> => (await catalogues[language]()).messages;

/** Local storage, then the cookie that the gateway reads, then the build's configuration, then Portuguese [S1-001, S1-269]. */
export function detectLanguage(): Language {
  const cookie = new RegExp(`(?:^|; )${languageCookie}=([^;]*)`).exec(document.cookie)?.[1];
  const isLanguage = (text: string | null | undefined): text is Language => text === 'pt' || text === 'en';
  return [readStored(), cookie].find(isLanguage) ?? env.language;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Kept in local storage, to be known before first paint, and in a cookie, so that the right document is served. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is off or full: the cookie alone remembers.
  }
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${aYear}; samesite=lax`;
}
