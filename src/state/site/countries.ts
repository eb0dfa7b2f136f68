import { country } from '#src/contract/site/countries.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/**
 * The merchant's countries in their order, and the default one [S1-389]; ISO 3166 codes. Read by screens with a choice of
 * country.
 */
export const countriesResource = defineRead({
  name: 'countries',
  call: country,
  query: () => ({}),
  pick: ({ defaultCode, list }) => ({ preset: defaultCode, countries: list.map(({ code }) => code) }),
  freshFor: 300_000,
});
