import { savePushPreferences, pushPreferences } from '#src/contract/notify/push.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';

/** Which kinds of messages the member takes. */
export const pushPreferencesResource = defineRead({
  name: 'push-preferences',
  call: pushPreferences,
  query: () => ({}),
  freshFor: 60_000,
});

/** Saves what the member takes; shown once the gateway has it. */
export const choosePushKinds = defineWrite({
  call: savePushPreferences,
  show: (store, saved) => pushPreferencesResource.set(store, undefined, saved),
});
