import * as v from 'valibot';
import { TypedPassword } from './password.schema.ts';
import { socialProviders } from '#src/contract/site/social-providers.ts';
import { TokenField } from '#src/contract/core/wire.ts';

/** A social account that signs the member in; `since` in epoch ms. */
const LinkedIdentity = v.object({ provider: v.picklist(socialProviders), since: v.number() });

/** `hasPassword`: without a password, a linked account may be the only way to sign in. */
export const Identities = v.object({ list: v.array(LinkedIdentity), hasPassword: v.boolean() });
export type Identities = v.InferOutput<typeof Identities>;

/** Requests and answers of the calls of identities. */
export const schemas = {
  listIdentities: {
    query: v.object({}),
    value: Identities,
  },
  unlinkIdentity: {
    body: v.object({ provider: v.picklist(socialProviders), password: TypedPassword, token: TokenField }),
    value: Identities,
  },
};
