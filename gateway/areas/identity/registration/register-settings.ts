import type { RegisterSettings } from '#src/contract/identity/registration.schema.ts';
import { cachedValue } from '#gateway/context/cached-value.ts';
import { type Merchant, readMerchant } from '#gateway/areas/site/merchant.ts';
import { formOf } from '#gateway/areas/site/registration-form.ts';

/** The merchant and its registration form, read by every registration. */
export const readRegistration = cachedValue<{ merchant: Merchant; settings: RegisterSettings }>(
  ['status'],
  async (gateway) => {
    const { merchant: code } = gateway.config;
    const merchant = await readMerchant(gateway, code);
    if (!merchant) throw new Error(`the database has no merchant ${code}`);
    return { merchant, settings: settingsOf(merchant) };
  },
);

/** The form, the open methods, and a new member's bonus [S2-047]. */
function settingsOf({ settings, currency, currencySymbol }: Merchant): RegisterSettings {
  const { registration, ageLimit } = settings;
  const { bonus: amount, bonusAfterNumber } = registration;
  return {
    ...formOf(registration),
    bonus: amount === null ? null : { amount, currency, currencySymbol },
    bonusAfterNumber,
    ageLimit,
  };
}
