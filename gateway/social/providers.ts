import { socialFlags, socialLoginFlag } from '#src/contract/flags.ts';
import { type SocialProvider, socialProviders } from '#src/contract/social-providers.ts';
import { allowInsecureRequests, Configuration, discovery } from 'openid-client';
import type { Gateway } from '../context/gateway.ts';
import { hasFlag } from '../domain/merchant.ts';
import type { ClientSettings } from '../process/social-settings.ts';
import { isLoopback } from '../process/origins.ts';

const facebookIssuer = 'https://www.facebook.com';
/** Its discovery document leaves the token's endpoint out. */
const facebook = {
  issuer: facebookIssuer,
  authorization_endpoint: `${facebookIssuer}/v21.0/dialog/oauth`,
  token_endpoint: 'https://graph.facebook.com/v21.0/oauth/access_token',
  jwks_uri: 'https://limited.facebook.com/.well-known/oauth/openid/jwks/',
};
/** A provider that does not answer is asked again after so long, then after twice that, up to an hour; ms. */
const firstPause = 10_000;
const longestPause = 3_600_000;

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
 * Asks every configured provider for its endpoints, again and again until it answers; the status then names it. Nobody waits for
 * it: answers what stops it.
 */
export function initialiseProviders(gateway: Gateway): () => void {
  const ending = new AbortController();
  for (const provider of socialProviders) {
    const settings = gateway.config.social[provider];
    if (settings) void initialise(gateway, provider, settings, ending.signal);
  }
  return () => ending.abort();
}

async function initialise(gateway: Gateway, provider: SocialProvider, settings: ClientSettings, signal: AbortSignal) {
  for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    try {
      standingOf(gateway).set(provider, await connect(settings));
      gateway.events.emit('changed', 'status');
      return;
    } catch (error) {
      gateway.logger.warn({ provider, err: error }, 'a sign-in provider does not answer');
    }
    await waitOr(signal, pause);
  }
}

/** The client at a provider. Rejects when the provider does not tell its endpoints. */
async function connect({ issuer, clientId, clientSecret }: ClientSettings): Promise<Configuration> {
  if (issuer === facebookIssuer) return new Configuration(facebook, clientId, clientSecret);
  const execute = isLoopback(issuer) ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, clientSecret, undefined, { execute });
}

function waitOr(signal: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    timer.unref();
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
