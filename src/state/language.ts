import type { I18n } from '@lingui/core';
import type { PrimitiveAtom } from 'jotai';
import type { Language } from '#src/contract/wire.ts';
import type { Store } from '#src/platform/resource.ts';

/** Set once at start with the document's language. */
export declare const languageAtom: PrimitiveAtom<Language>;
/** Loads the catalogue, then changes texts, atom, <html lang>, local storage and cookie. Rejects with an AppError. */
export declare function changeLanguage(store: Store, i18n: I18n, language: Language): Promise<void>;
/** The language once it has stood for `ms`: what resources take as parameter [S1-345]. */
export declare function useSettledLanguage(ms: number): Language;
