import * as v from 'valibot';
import { defineCall } from './call.ts';
import { LoginValue, SignInAttempt } from './session.ts';
import { type SocialProvider, socialProviders } from './social-providers.ts';

/** Where a link begins: to sign in, or to let the provider's account sign the member in from now on. */
export const socialStart = (provider: SocialProvider, link = false): string =>
  `/wps/session/social/${provider}/start${link ? '?link=1' : ''}`;
/** The pages that either way ends on, with what the address's `token` tells. */
export const socialReturn = '/m/login';
export const socialLinkReturn = '/m/set';

/** The address's `token` begins with it: `social-` and a code, or what went wrong. */
const prefix = 'social-';
const failures = ['cancelled', 'failed'] as const;
/** What the address says of a way through a provider; undefined for a code of another kind (handover.ts). */
export function readSocialToken(text: string): { code: string } | { failure: (typeof failures)[number] } | undefined {
  if (!text.startsWith(prefix)) return undefined;
  const rest = text.slice(prefix.length);
  const failure = failures.find((each) => each === rest);
  return failure ? { failure } : { code: rest };
}
export const writeSocialToken = (rest: string): string => prefix + rest;
/** How long a code lives, in seconds; it is good once, and in the browser that came back alone. */
export const socialCodeSeconds = 60;

/** `new`: the provider's account has none here yet, and `suggestion` may be a name for it. */
export const SocialOutcome = v.variant('outcome', [
  v.object({ outcome: v.literal('signed-in'), login: LoginValue }),
  v.object({ outcome: v.literal('new'), provider: v.picklist(socialProviders), suggestion: v.string() }),
  v.object({ outcome: v.literal('linked'), provider: v.picklist(socialProviders) }),
]);
export type SocialOutcome = v.InferOutput<typeof SocialOutcome>;

export const takeSocial = defineCall({
  name: 'takeSocial',
  summary:
    'Signs in whom a provider has just named, or says that there is no account yet; links the provider to the member who had asked for that',
  method: 'POST',
  path: '/wps/session/social/login',
  body: v.object({ code: v.pipe(v.string(), v.maxLength(64)), attempt: SignInAttempt }),
  value: SocialOutcome,
  access: 'optional',
  cache: 'private',
  ours: true,
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
  access: 'public',
  cache: 'private',
  ours: true,
});
