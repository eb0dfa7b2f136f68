import { registerSettings } from '#src/contract/identity/registration.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The registration form as the merchant has set it [S2-029]; its rules hold where a password is chosen anew, too [S2-162]. */
export const registerSettingsResource = defineRead({
  name: 'register-settings',
  call: registerSettings,
  query: () => undefined,
  dehydrate: true,
  freshFor: 60_000,
});
