import { registerSettings } from '#src/contract/identity/registration.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The merchant's configuration of the registration form [S2-029]; its rules also apply to a changed password [S2-162]. */
export const registerSettingsResource = defineRead({
  name: 'register-settings',
  call: registerSettings,
  query: () => undefined,
  dehydrate: true,
  freshFor: 60_000,
});
