/** A rate in percent of each bet, `0.50`, as a language writes it, without the sign. */
export const rateText = (rate: string, locale: string): string => (locale === 'pt' ? rate.replace('.', ',') : rate);
