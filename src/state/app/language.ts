import type { I18n } from '@lingui/core';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { languageDebounce } from '#src/contract/core/limits.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { prepareLanguage, rememberLanguage } from '#src/platform/language/i18n.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { hydrationAtom } from './hydrated.tsx';

/** The active language; main.tsx and the server's entry set it before the first render. */
export const languageAtom = atom<Language>('pt');

/** The last requested language: a slow catalogue must not override a later choice. */
const wanted = new WeakMap<Store, Language>();

/**
 * Changes every text at once [S1-131], and stores the choice. Rejects with an AppError, without a change, if the catalogue fails
 * to load.
 */
export async function changeLanguage(store: Store, i18n: I18n, language: Language): Promise<void> {
  wanted.set(store, language);
  const activate = await prepareLanguage(i18n, language).catch((cause: unknown) => Promise.reject(toAppError(cause)));
  await store.get(hydrationAtom);
  if (wanted.get(store) !== language) return;
  document.documentElement.lang = localeOf[language];
  rememberLanguage(language);
  activate();
  store.set(languageAtom, language);
}

/**
 * The language, debounced by `ms`. Data is requested in this one, so that tapping through the languages makes one request: 250 ms
 * on home [S1-345], 200 ms on help [S1-346].
 */
export function useSettledLanguage(ms: number = languageDebounce.home): Language {
  const language = useAtomValue(languageAtom);
  const [settled, settle] = useState(language);
  useEffect(() => {
    const timer = setTimeout(() => settle(language), ms);
    return () => clearTimeout(timer);
  }, [language, ms]);
  return settled;
}
