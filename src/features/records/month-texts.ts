import type { Language } from '#src/contract/core/wire.ts';
import { localeOf } from '#src/contract/core/locale.ts';

const formatBy = (month: 'long' | 'short') => (at: number, language: Language) =>
  new Intl.DateTimeFormat(localeOf[language], { month }).format(at).replace('.', '');

/** The month of a moment in the reader's time zone: 'novembro'. */
export const formatMonth: (at: number, language: Language) => string = formatBy('long');
/** 'nov'. */
export const formatShortMonth: (at: number, language: Language) => string = formatBy('short');
