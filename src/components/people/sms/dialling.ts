import { plainText } from '#src/contract/core/typed-text.ts';
import { diallingCodes } from './dialling-codes.data.ts';

/** ISO 3166 code, dialling code, and the permitted lengths of a mobile number after it; digits. */
export type DialledCountry = { readonly country: string; readonly code: string; readonly lengths: readonly number[] };

/** All countries, those that share a dialling code together and its main one first. */
export const diallingCountries: readonly DialledCountry[] = diallingCodes.split(' ').map((row) => {
  const [head = '', lengths = ''] = row.split(':');
  return { country: head.slice(0, 2), code: head.slice(2), lengths: lengths.split(',').map(Number) };
});

const countryOf = (wanted: string | undefined) => diallingCountries.find(({ country }) => country === wanted);
const regionOf = ([first]: readonly string[]) => countryOf(first?.split('-').at(-1)?.toUpperCase());

/** The dialling code of the browser's region, else Brazil's: the default until the merchant's has loaded. */
export const likelyDialingCode = (languages: readonly string[] = navigator.languages): string =>
  regionOf(languages)?.code ?? '55';

/** The dialling code of a country, if known. */
export const dialingCodeOf = (country: string | undefined): string | undefined => countryOf(country)?.code;

/**
 * The countries listed before all others: the merchant's in their order [S1-389], or Brazil and Portugal if there are none; then
 * the browser's region.
 */
export function likelyCountries(
  merchant: readonly string[] | undefined,
  languages: readonly string[] = navigator.languages,
): readonly string[] {
  const region = regionOf(languages);
  const main = diallingCountries.find(({ code }) => code === region?.code);
  return [...new Set([...(merchant?.length ? merchant : ['BR', 'PT']), ...(main ? [main.country] : [])])];
}

const digitsOf = (typed: string) => typed.replace(/\D/g, '');

/** Without the trunk zero of some countries, and in Brazil without the carrier's two digits after it. */
const withoutPrefix = (digits: string, code: string): string =>
  digits.replace(code === '55' && digits.length > 12 ? /^0\d\d/ : /^0/, '');

/** Splits a number that includes its dialling code, `+351 912 345 678`, into its two parts; null for any other. */
export function splitInternational(typed: string): { code: string; national: string } | null {
  const [, written] = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(plainText(typed)) ?? [];
  if (written === undefined) return null;
  const digits = digitsOf(written);
  const codes = new Set(diallingCountries.map(({ code }) => code));
  // No dialling code is a prefix of another one.
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => codes.has(start));
  return code === undefined || digits.length < code.length + 4 ? null : { code, national: digits.slice(code.length) };
}

const lengthsOf = (dialled: string): ReadonlySet<number> =>
  new Set(diallingCountries.filter(({ code }) => code === dialled).flatMap(({ lengths }) => lengths));

/** Whether a mobile number is possible, by its length alone: the gateway validates it fully. A trunk zero does not count. */
export function canBeMobile(typed: string, code: string): boolean {
  const plain = plainText(typed);
  const split = splitInternational(plain);
  const digits = split?.national ?? digitsOf(plain);
  const dialled = split?.code ?? code;
  const lengths = lengthsOf(dialled);
  return (
    /^[+\d\s().-]*$/.test(plain) && (lengths.has(digits.length) || lengths.has(withoutPrefix(digits, dialled).length))
  );
}

/** A number with its dialling code in E.164, `+5511987654321`, without a trunk zero. */
export function toE164(typed: string, code: string): string {
  const split = splitInternational(typed);
  const national = split?.national ?? digitsOf(plainText(typed));
  const dialled = split?.code ?? code;
  const bare = withoutPrefix(national, dialled);
  return `+${dialled}${lengthsOf(dialled).has(bare.length) ? bare : national}`;
}

/** Digits in groups, for the sheet and the note after sending: `11 98765-4321` for Brazil, else as typed. */
export function showMobile(typed: string, code: string): string {
  const digits = digitsOf(plainText(typed));
  const national = code === '55' && digits.length === 11 ? digits.replace(/(..)(.{5})/, '$1 $2-') : typed.trim();
  return `+${code} ${national}`;
}
