import { listIdentities, unlinkIdentity as unlinkCall } from '#src/contract/identity/identities.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';

/** The accounts elsewhere that sign the member in; read anew at each visit. */
export const identitiesResource = defineRead({
  name: 'identities',
  call: listIdentities,
  query: () => ({}),
  freshFor: 0,
});

/** Ends that an account elsewhere signs the member in. */
export const unlinkIdentity = defineWrite({
  call: unlinkCall,
  show: (store, left) => identitiesResource.set(store, undefined, left),
});
