import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { cachedValue } from '#gateway/context/cached-value.ts';

const ownCountry = cachedValue(['status'], async ({ db }) => {
  const row = await db.selectFrom('countries').select('code').where('is_default', '=', 1).executeTakeFirst();
  return row?.code;
});
type Source = Parameters<typeof ownCountry>[0];

/** The country of a number in E.164 without the plus sign (ISO 3166): of dialling code 1 there are some twenty. Empty where none is known. */
const countryOf = (mobile: string): string => parsePhoneNumberFromString(`+${mobile}`)?.country ?? '';

/** A number's country and its limits. */
export type SmsCountry = {
  readonly code: string;
  /** The site's own: its `country` call presets it. */
  readonly own: boolean;
  /** Whether a number without an account may get a message: a country of `SMS_COUNTRIES`, else only the site's own. */
  readonly open: boolean;
};

/** A site without countries, which has no own one, takes numbers of any. */
export async function smsCountryOf(gateway: Source, mobile: string): Promise<SmsCountry> {
  const code = countryOf(mobile);
  const home = await ownCountry(gateway);
  const { smsCountries } = gateway.config;
  const open = smsCountries.length > 0 ? smsCountries.includes(code) : home === undefined || code === home;
  return { code, own: code === home, open };
}
