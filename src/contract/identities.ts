import * as v from 'valibot';
import { defineCall } from './call.ts';
import { TypedPassword } from './password.ts';
import { socialProviders } from './social-providers.ts';
import { TokenField } from './wire.ts';

/** An account elsewhere that signs the member in; `since` in epoch ms. */
const LinkedIdentity = v.object({ provider: v.picklist(socialProviders), since: v.number() });

/** `hasPassword`: without one, a linked account may be all that signs the member in. */
export const Identities = v.object({ list: v.array(LinkedIdentity), hasPassword: v.boolean() });
export type Identities = v.InferOutput<typeof Identities>;

const ofOneself = { access: 'member', may: 'security', cache: 'private', ours: true } as const;

export const listIdentities = defineCall({
  ...ofOneself,
  name: 'listIdentities',
  summary: 'The accounts elsewhere that sign the member in',
  method: 'GET',
  path: '/wps/member/identities',
  query: v.object({}),
  value: Identities,
});

/** Again is as good as once. */
export const unlinkIdentity = defineCall({
  ...ofOneself,
  name: 'unlinkIdentity',
  summary: 'Lets an account elsewhere sign the member in no longer, given the password; answers those that are left',
  method: 'DELETE',
  path: '/wps/member/identities',
  body: v.object({ provider: v.picklist(socialProviders), password: TypedPassword, token: TokenField }),
  value: Identities,
  encrypted: true,
});
