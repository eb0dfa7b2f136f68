import { country } from '#src/contract/site/countries.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The merchant's countries in his order, and which of them is preset [S1-389]; ISO 3166 codes. Read where a country is chosen. */
export const countriesResource = defineRead({
  name: 'countries',
  call: country,
  query: () => ({}),
  pick: ({ defaultCode, list }) => ({ preset: defaultCode, countries: list.map(({ code }) => code) }),
  freshFor: 300_000,
});
