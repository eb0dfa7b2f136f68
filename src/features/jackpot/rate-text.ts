/** A rate in percent of each bet, `0.50`, formatted for a language, without the sign. */
export const rateText = (rate: string, locale: string): string => (locale === 'pt' ? rate.replace('.', ',') : rate);
