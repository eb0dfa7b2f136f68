import { socialFlags, socialLoginFlag } from '#src/contract/core/flags.ts';
import { type SocialProvider, socialProviders } from '#src/contract/site/social-providers.ts';
import { allowInsecureRequests, Configuration, discovery } from 'openid-client';
import type { Gateway } from '#gateway/context/gateway.ts';
import { hasFlag } from '#gateway/areas/site/merchant.ts';
import { retryUntilDone } from '#gateway/process/retry-until-done.ts';
import { isLoopback } from '#gateway/process/origins.ts';
import type { ClientSettings } from '#gateway/process/social-settings.ts';

const facebookIssuer = 'https://www.facebook.com';
/** Its discovery document leaves the token's endpoint out. */
const facebook = {
  issuer: facebookIssuer,
  authorization_endpoint: `${facebookIssuer}/v21.0/dialog/oauth`,
  token_endpoint: 'https://graph.facebook.com/v21.0/oauth/access_token',
  jwks_uri: 'https://limited.facebook.com/.well-known/oauth/openid/jwks/',
};

type Standing = Map<SocialProvider, Configuration>;
const standings = new WeakMap<Gateway['events'], Standing>();
const standingOf = ({ events }: Pick<Gateway, 'events'>): Standing => {
  const standing = standings.get(events) ?? new Map<SocialProvider, Configuration>();
  standings.set(events, standing);
  return standing;
};

/** The providers that are configured and have said where their endpoints are. */
export const initialisedProviders = (gateway: Pick<Gateway, 'events'>): SocialProvider[] =>
  socialProviders.filter((provider) => standingOf(gateway).has(provider));

/** The client at a provider, where the merchant offers it and it is initialised [S2-003, S2-004]; undefined otherwise. */
export async function offeredProvider(gateway: Gateway, name: string): Promise<Configuration | undefined> {
  const provider = socialProviders.find((each) => each === name);
  const client = provider && standingOf(gateway).get(provider);
  if (!client) return undefined;
  const flags = await Promise.all([hasFlag(gateway, socialLoginFlag), hasFlag(gateway, socialFlags[provider])]);
  return flags.every(Boolean) ? client : undefined;
}

/**
 * Fetches the endpoints of every configured provider, with retries until it responds; the status then names it. Runs in the
 * background: returns a function that stops it.
 */
export function initialiseProviders(gateway: Gateway): () => void {
  const stops = socialProviders.map((provider) => {
    const settings = gateway.config.social[provider];
    return settings && initialise(gateway, provider, settings);
  });
  return () => stops.forEach((stop) => stop?.());
}

const initialise = (gateway: Gateway, provider: SocialProvider, settings: ClientSettings) =>
  retryUntilDone(
    async () => {
      standingOf(gateway).set(provider, await connect(settings));
      gateway.events.emit('changed', 'status');
    },
    (error) => gateway.logger.warn({ provider, err: error }, 'a sign-in provider does not answer'),
  );

/** The client at a provider. Rejects where the provider does not publish its endpoints. */
async function connect({ issuer, clientId, clientSecret }: ClientSettings): Promise<Configuration> {
  if (issuer === facebookIssuer) return new Configuration(facebook, clientId, clientSecret);
  const execute = isLoopback(issuer) ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, clientSecret, undefined, { execute });
}
