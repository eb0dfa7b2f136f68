/** Providers of social sign-in [S2-003, S2-004]. */
export const socialProviders = ['facebook', 'google'] as const;
export type SocialProvider = (typeof socialProviders)[number];
/** Names for display. */
export const socialNames = { facebook: 'Facebook', google: 'Google' } as const satisfies Record<SocialProvider, string>;

/** The start of a provider's flow: to sign in, or to link the provider's account to the member. */
export const socialStart = (provider: SocialProvider, link = false): string =>
  `/wps/session/social/${provider}/start${link ? '?link=1' : ''}`;
/** The page that both flows return to, with the result in the address's `token`. */
export const socialReturn = '/m/login';
export const socialLinkReturn = '/m/set';

/** Prefix of the address's `token`: `social-` and a code, or an error. */
const prefix = 'social-';
const failures = ['cancelled', 'failed'] as const;
/** Result of a provider's flow in the address; undefined for a code of another kind (handover.ts). */
export function readSocialToken(text: string): { code: string } | { failure: (typeof failures)[number] } | undefined {
  if (!text.startsWith(prefix)) return undefined;
  const rest = text.slice(prefix.length);
  const failure = failures.find((each) => each === rest);
  return failure ? { failure } : { code: rest };
}
export const writeSocialToken = (rest: string): string => prefix + rest;
