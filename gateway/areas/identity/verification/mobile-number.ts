import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

const dialingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));
/** Kinds of number that take an SMS. */
const mobileKinds: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * Converts a typed mobile number and the chosen dialling code to the form in the database: E.164 without the
 * plus sign, `5511987654321`. null for a number that cannot be a mobile one of that dialling code, such as a landline [S2-157], and for a
 * dialling code that no country has.
 */
export function readMobile(typed: string, dialingCode: string): string | null {
  if (!dialingCodes.has(dialingCode)) return null;
  const number = parsePhoneNumberFromString(typed, { defaultCallingCode: dialingCode });
  if (number?.countryCallingCode !== dialingCode || !number.isValid() || !mobileKinds.has(number.getType()))
    return null;
  return number.number.slice(1);
}

/**
 * The numbers that a text may be, as they are in the database: typed with the country's code, with or without a plus sign, or without it by who is in
 * the `country` (ISO 3166). None where it is no number.
 */
export function possibleNumbers(typed: string, country: string | undefined): string[] {
  if (!/^\+?[\d\s().-]{6,32}$/.test(typed)) return [];
  const home = isSupportedCountry(country ?? '') ? (country as CountryCode) : undefined;
  const found = [
    parsePhoneNumberFromString(typed, home),
    parsePhoneNumberFromString(`+${typed.replaceAll(/\D/g, '')}`),
  ];
  return [...new Set(found.flatMap((number) => (number?.isValid() ? [number.number.slice(1)] : [])))];
}
