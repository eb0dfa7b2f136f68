import * as v from 'valibot';
import { plainText } from '#src/contract/core/typed-text.ts';
import { Identities } from './identities.schema.ts';
import { TypedPassword } from './password.schema.ts';
import { LoginValue, SignInAttempt } from './session.schema.ts';
import { socialProviders } from '#src/contract/site/social-providers.ts';
import { TokenField } from '#src/contract/core/wire.ts';

/**
 * `new`: the provider's account has no member here yet, and `suggestion` may be a name for one. `confirm`: it is linked once the
 * member has typed their password; a member without a password is `linked` at once.
 */
export const SocialOutcome = v.variant('outcome', [
  v.object({ outcome: v.literal('signed-in'), login: LoginValue }),
  v.object({ outcome: v.literal('new'), provider: v.picklist(socialProviders), suggestion: v.string() }),
  v.object({ outcome: v.literal('confirm'), provider: v.picklist(socialProviders) }),
  v.object({ outcome: v.literal('linked'), provider: v.picklist(socialProviders) }),
]);
export type SocialOutcome = v.InferOutput<typeof SocialOutcome>;

const Word = v.optional(v.pipe(v.string(), v.transform(plainText), v.trim(), v.maxLength(512)));

/** Requests and answers of the calls of social. */
export const schemas = {
  takeSocial: {
    body: v.object({ code: v.pipe(v.string(), v.maxLength(64)), attempt: SignInAttempt }),
    value: SocialOutcome,
  },
  linkSocial: {
    body: v.object({ password: TypedPassword, token: TokenField }),
    value: Identities,
  },
  registerSocial: {
    body: v.object({
      username: v.pipe(v.string(), v.trim(), v.maxLength(64)),
      affiliateCode: Word,
      registerMethod: v.picklist(['APP', 'H5', 'PWA', 'WEBCLIP']),
      attempt: SignInAttempt,
    }),
    value: LoginValue,
  },
};
