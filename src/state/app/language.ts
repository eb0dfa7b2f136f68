import type { I18n } from '@lingui/core';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { languageDebounce } from '#src/contract/core/limits.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { localeOf, prepareLanguage, rememberLanguage } from '#src/platform/language/i18n.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { hydrationAtom } from './hydrated.tsx';

/** The language on screen; main.tsx and the server's entry set it before anything is rendered. */
export const languageAtom = atom<Language>('pt');

/** The last language that was asked for: a slow catalogue must not win over a later choice. */
const wanted = new WeakMap<Store, Language>();

/**
 * Changes every text at once [S1-131], and stores the choice. Rejects with an AppError, and changes nothing, when the
 * catalogue cannot be had.
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
 * The language once it has stood for `ms`. Data is asked for in this one, so that a user who taps through the languages
 * asks once: 250 ms on home [S1-345], 200 ms on help [S1-346].
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
