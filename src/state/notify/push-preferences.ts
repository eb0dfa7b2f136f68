import { savePushPreferences, pushPreferences } from '#src/contract/notify/push.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';

/** Kinds of messages that the member receives. */
export const pushPreferencesResource = defineRead({
  name: 'push-preferences',
  call: pushPreferences,
  query: () => ({}),
  freshFor: 60_000,
});

/** Saves the member's preferences; displayed once the gateway has confirmed them. */
export const choosePushKinds = defineWrite({
  call: savePushPreferences,
  show: (store, saved) => pushPreferencesResource.set(store, undefined, saved),
});
