import type { I18n, Messages } from '@lingui/core';
import type { Language } from '#src/contract/wire.ts';

export declare function createI18n(language: Language, messages: Messages): I18n;
export declare function loadCatalogue(language: Language): Promise<Messages>;
/** Local storage `language`, cookie `language`, configuration, pt. Safe in Node. */
export declare function detectLanguage(): Language;
/** Writes local storage and the cookie. */
export declare function rememberLanguage(language: Language): void;
