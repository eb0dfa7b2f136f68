/** Whose accounts may sign in here [S2-003, S2-004]. */
export const socialProviders = ['facebook', 'google'] as const;
export type SocialProvider = (typeof socialProviders)[number];
/** As people know them. */
export const socialNames = { facebook: 'Facebook', google: 'Google' } as const satisfies Record<SocialProvider, string>;

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
