import { type SocialProvider, socialProviders } from '#src/contract/site/social-providers.ts';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import * as v from 'valibot';

/** State for the provider's callback; `link`: the session of the member who wants the account linked. */
export const Authorisation = v.object({
  provider: v.picklist(socialProviders),
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  link: v.optional(v.string()),
});
export type Authorisation = v.InferOutput<typeof Authorisation>;

/** Whom a provider has named. `suggestion`: a name for an account here, or nothing. */
export const Identity = v.object({
  provider: v.picklist(socialProviders),
  subject: v.string(),
  email: v.string(),
  suggestion: v.string(),
});
export type Identity = v.InferOutput<typeof Identity>;

/** Starts an authorisation: the provider's address, and the state that the callback must match. */
export async function authorise(
  client: Configuration,
  provider: SocialProvider,
  { redirectUri, link }: { redirectUri: string; link: string | undefined },
): Promise<{ url: URL; authorisation: Authorisation }> {
  const authorisation = { provider, state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const url = buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: authorisation.state,
    nonce: authorisation.nonce,
    code_challenge: await calculatePKCECodeChallenge(authorisation.verifier),
    code_challenge_method: 'S256',
    // On a shared device the user chooses the account, and is not signed in with the one of another user.
    ...(provider === 'google' && { prompt: 'select_account' }),
  });
  return { url, authorisation: { ...authorisation, ...(link !== undefined && { link }) } };
}

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  name: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  email_verified: v.optional(
    v.union([
      v.boolean(),
      v.pipe(
        v.string(),
        v.transform((text) => text === 'true'),
      ),
    ]),
    false,
  ),
});

/** The identity in the provider's callback address. Rejects with its error. */
export async function readIdentity(client: Configuration, address: URL, asked: Authorisation): Promise<Identity> {
  const tokens = await authorizationCodeGrant(client, address, {
    expectedState: asked.state,
    expectedNonce: asked.nonce,
    pkceCodeVerifier: asked.verifier,
    idTokenExpected: true,
  });
  const claims = v.parse(Claims, tokens.claims());
  const email = claims.email_verified ? claims.email.slice(0, 255) : '';
  return { provider: asked.provider, subject: claims.sub, email, suggestion: suggestName(claims) };
}

/** `Ana Luísa` → `ana.luisa`; undefined where there are too few letters for a name. */
function suggestName({ name, email }: { name: string; email: string }): string {
  const words = (name || (email.split('@')[0] ?? '')).normalize('NFKD').toLowerCase();
  const made = words
    .replaceAll(/[\s._-]+/g, '.')
    .replaceAll(/[^a-z0-9.]|^\.+|\.+$/g, '')
    .slice(0, 24);
  return /[a-z]/.test(made) && made.length >= 3 ? made : '';
}
