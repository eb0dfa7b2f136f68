import type { Language } from './wire.ts';

/** BCP 47 tags for `lang` attributes and Intl: the product's English has the day before the month, and 24 hours. */
export const localeOf: Record<Language, string> = { pt: 'pt-BR', en: 'en-GB' };
