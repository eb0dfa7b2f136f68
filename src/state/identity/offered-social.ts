import { atom } from 'jotai';
import { socialFlags, socialLoginFlag } from '#src/contract/core/flags.ts';
import { type SocialProvider, socialProviders } from '#src/contract/site/social-providers.ts';
import { statusResource } from '#src/state/site/site.ts';

/**
 * The providers offered for sign-in: each by its own flag of the merchant, all by another one, and only while it is initialised
 * [S2-003, S2-004, S2-045, S2-046].
 */
export const offeredSocialAtom = atom((get): readonly SocialProvider[] => {
  const info = get(statusResource.atom(undefined)).value?.info;
  const flags = info?.whitelabel.flags ?? {};
  if (!flags[socialLoginFlag]) return [];
  return socialProviders.filter((provider) => flags[socialFlags[provider]] && info?.social?.includes(provider));
});
