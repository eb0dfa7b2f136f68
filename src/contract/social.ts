import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Identities } from './identities.ts';
import { TypedPassword } from './password.ts';
import { LoginValue, SignInAttempt } from './session.ts';
import { socialProviders } from './social-providers.ts';
import { TokenField } from './wire.ts';

/** How long a code lives, in seconds; it is good once, and in the browser that came back alone. */
export const socialCodeSeconds = 60;

/**
 * `new`: the provider's account has none here yet, and `suggestion` may be a name for it. `confirm`: it will be linked once the
 * member has typed his password; who has none is `linked` at once.
 */
export const SocialOutcome = v.variant('outcome', [
  v.object({ outcome: v.literal('signed-in'), login: LoginValue }),
  v.object({ outcome: v.literal('new'), provider: v.picklist(socialProviders), suggestion: v.string() }),
  v.object({ outcome: v.literal('confirm'), provider: v.picklist(socialProviders) }),
  v.object({ outcome: v.literal('linked'), provider: v.picklist(socialProviders) }),
]);
export type SocialOutcome = v.InferOutput<typeof SocialOutcome>;

export const takeSocial = defineCall({
  name: 'takeSocial',
  summary:
    'Signs in whom a provider has just named, or says that there is no account yet; links the provider to a member who had asked for that, or asks for the password first',
  method: 'POST',
  path: '/wps/session/social/login',
  body: v.object({ code: v.pipe(v.string(), v.maxLength(64)), attempt: SignInAttempt }),
  value: SocialOutcome,
  access: 'optional',
  cache: 'private',
  ours: true,
});

/** Again is as good as once. */
export const linkSocial = defineCall({
  name: 'linkSocial',
  summary:
    'Lets the account that a provider has just named sign the member in, given the password; answers all that do',
  method: 'POST',
  path: '/wps/session/social/link',
  body: v.object({ password: TypedPassword, token: TokenField }),
  value: Identities,
  access: 'member',
  may: 'security',
  cache: 'private',
  ours: true,
  encrypted: true,
});

const Word = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(512)));

export const registerSocial = defineCall({
  name: 'registerSocial',
  summary: 'Opens an account under a chosen name for whom a provider has named, and signs in',
  method: 'PUT',
  path: '/wps/session/social/register',
  body: v.object({
    username: v.pipe(v.string(), v.trim(), v.maxLength(64)),
    affiliateCode: Word,
    registerMethod: v.picklist(['APP', 'H5', 'PWA', 'WEBCLIP']),
    attempt: SignInAttempt,
  }),
  value: LoginValue,
  access: 'optional',
  cache: 'private',
  ours: true,
});
