import { type PushPreferences, savePushPreferences } from '#src/contract/push.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { resourceOwnerAtom } from '#src/platform/resource/slot.ts';
import { send } from '#src/platform/calls/send.ts';

/** Which kinds of messages the member takes. */
export const pushPreferencesResource = defineRead({
  name: 'push-preferences',
  call: () => import('#src/contract/push.ts').then((module) => module.pushPreferences),
  access: 'member',
  query: () => ({}),
  freshFor: 60_000,
});

/** Saves what the member takes; shown once the gateway has it. Rejects with an AppError, and then nothing has changed. */
export async function choosePushKinds(store: Store, chosen: PushPreferences): Promise<void> {
  const owner = store.get(resourceOwnerAtom);
  const saved = await send(savePushPreferences, { body: chosen });
  if (store.get(resourceOwnerAtom) === owner) pushPreferencesResource.set(store, undefined, saved);
}
