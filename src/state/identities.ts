import { defineRead } from '#src/platform/resource/define-read.ts';

/** The accounts elsewhere that sign the member in; read anew at each visit. */
export const identitiesResource = defineRead({
  name: 'identities',
  call: () => import('#src/contract/identities.ts').then((module) => module.listIdentities),
  access: 'member',
  query: () => ({}),
  freshFor: 0,
});
