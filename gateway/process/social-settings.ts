import type { SocialProvider } from '#src/contract/site/social-providers.ts';
import * as v from 'valibot';

/** Our client at a provider that members sign in with. */
export type ClientSettings = { readonly issuer: string; readonly clientId: string; readonly clientSecret: string };
export type SocialSettings = Readonly<Record<SocialProvider, ClientSettings | undefined>>;

const given = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)));
const issuer = (fallback: string) => v.optional(v.pipe(v.string(), v.url()), fallback);

/** The variables of the environment. */
export const socialEnvironment = {
  FACEBOOK_CLIENT_ID: given,
  FACEBOOK_CLIENT_SECRET: given,
  FACEBOOK_ISSUER: issuer('https://www.facebook.com'),
  GOOGLE_CLIENT_ID: given,
  GOOGLE_CLIENT_SECRET: given,
  GOOGLE_ISSUER: issuer('https://accounts.google.com'),
};
const Environment = v.object(socialEnvironment);
type Environment = v.InferOutput<typeof Environment>;
type Name = 'FACEBOOK' | 'GOOGLE';

/** A provider without a client is off. */
export const readSocial = (env: Environment): SocialSettings => ({
  facebook: readClient(env, 'FACEBOOK'),
  google: readClient(env, 'GOOGLE'),
});

function readClient(env: Environment, name: Name): ClientSettings | undefined {
  const [clientId, clientSecret] = [env[`${name}_CLIENT_ID`], env[`${name}_CLIENT_SECRET`]];
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { issuer: env[`${name}_ISSUER`], clientId, clientSecret };
}

/** The error in the settings, as one sentence for the operator; null if they are valid. */
export function socialProblem(env: Environment): string | null {
  for (const name of ['FACEBOOK', 'GOOGLE'] as const)
    if ((env[`${name}_CLIENT_ID`] === undefined) !== (env[`${name}_CLIENT_SECRET`] === undefined))
      return `${name}_CLIENT_ID and ${name}_CLIENT_SECRET are needed together, or neither.`;
  return null;
}
