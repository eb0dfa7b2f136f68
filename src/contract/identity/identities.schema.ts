import * as v from 'valibot';
import { TypedPassword } from './password.schema.ts';
import { socialProviders } from '#src/contract/site/social-providers.ts';
import { TokenField } from '#src/contract/core/wire.ts';

/** An account elsewhere that signs the member in; `since` in epoch ms. */
const LinkedIdentity = v.object({ provider: v.picklist(socialProviders), since: v.number() });

/** `hasPassword`: without one, a linked account may be all that signs the member in. */
export const Identities = v.object({ list: v.array(LinkedIdentity), hasPassword: v.boolean() });
export type Identities = v.InferOutput<typeof Identities>;

/** What the calls of identities are asked with and answer. */
export const schemas = {
  listIdentities: {
    summary: 'The accounts elsewhere that sign the member in',
    query: v.object({}),
    value: Identities,
  },
  unlinkIdentity: {
    summary: 'Lets an account elsewhere sign the member in no longer, given the password; answers those that are left',
    body: v.object({ provider: v.picklist(socialProviders), password: TypedPassword, token: TokenField }),
    value: Identities,
  },
};
