import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';

/** The accounts elsewhere that sign the member in; read anew at each visit. */
export const identitiesResource = defineRead({
  name: 'identities',
  call: () => import('#src/contract/identities.ts').then((module) => module.listIdentities),
  access: 'member',
  query: () => ({}),
  freshFor: 0,
});

/** Ends that an account elsewhere signs the member in. */
export const unlinkIdentity = defineWrite({
  call: () => import('#src/contract/identities.ts').then((module) => module.unlinkIdentity),
  show: (store, left) => identitiesResource.set(store, undefined, left),
});
