import { Metadata, type NumberingPlan } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max.json';
import { getCountries } from 'libphonenumber-js/max';

/** The countries of a dialling code, the main one first, as in the library. */
const rank = (code: string, country: string): number =>
  (metadata.country_calling_codes as Record<string, string[]>)[code]?.indexOf(country) ?? 0;

/** Missing in the library's own types. */
type Plan = NumberingPlan & {
  readonly callingCode: () => string;
  readonly type: (kind: 'MOBILE') => { readonly possibleLengths: () => number[] } | undefined;
};

function rowOf(country: ReturnType<typeof getCountries>[number]) {
  const of = new Metadata(metadata);
  of.selectNumberingPlan(country);
  const plan = of.numberingPlan as Plan | undefined;
  if (!plan) throw new Error(`${country} has no numbering plan`);
  const lengths = plan.type('MOBILE')?.possibleLengths() ?? plan.possibleLengths();
  return { country, code: String(plan.callingCode()), lengths };
}

const head = `/** Made by scripts/dialling-codes.ts from libphonenumber-js: not to be changed by hand. */\n`;

/** Each country, its dialling code and the possible numbers of digits of a mobile number: `BR55:10,11`. */
export function dialingTable(): string {
  const rows = getCountries()
    .map(rowOf)
    .toSorted((a, b) => Number(a.code) - Number(b.code) || rank(a.code, a.country) - rank(b.code, b.country))
    .map(({ country, code, lengths }) => `${country}${code}:${lengths.join(',')}`);
  return `${head}export const diallingCodes =\n  '${rows.join(' ')}';\n`;
}

/** The names of the countries in a language, in the order of their codes. */
export function namesTable(language: 'pt' | 'en'): string {
  const names = new Intl.DisplayNames(language === 'pt' ? 'pt-BR' : 'en', { type: 'region' });
  const rows = getCountries()
    .toSorted()
    .map((country) => `${country}${names.of(country) ?? country}`);
  return `${head}export const countryNames =\n  '${rows.join('|')}';\n`;
}
