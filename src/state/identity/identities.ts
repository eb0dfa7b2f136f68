import { listIdentities, unlinkIdentity as unlinkCall } from '#src/contract/identity/identities.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';

/** The member's linked provider accounts; read on each visit. */
export const identitiesResource = defineRead({
  name: 'identities',
  call: listIdentities,
  query: () => ({}),
  freshFor: 0,
});

/** Unlinks a provider account from the member. */
export const unlinkIdentity = defineWrite({
  call: unlinkCall,
  show: (store, left) => identitiesResource.set(store, undefined, left),
});
