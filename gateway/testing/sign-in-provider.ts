import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy } from 'oidc-provider';

/** The person signed in at the provider, by its own id, and the claims about them. */
type Person = {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
};

export type SignInProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The next person to sign in; null: the sign-in is cancelled. */
  person: Person | null;
  readonly close: () => Promise<void>;
};

/** A real OpenID provider on this machine, which signs in without a prompt, for a gateway on http://localhost at any port. */
export async function startSignInProvider(): Promise<SignInProvider> {
  const client = { clientId: 'mare', clientSecret: 'a-secret-of-the-provider-0123456789' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const held: SignInProvider = {
    ...client,
    issuer,
    person: { sub: 'ana' },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const { privateKey: signingKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  policy.get('consent')?.checks.remove('native_client_prompt');
  const people = new Map<string, Person>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        // To a native client every port of this machine is the same.
        application_type: 'native',
        redirect_uris: ['facebook', 'google'].map((name) => `http://localhost/wps/session/social/${name}/callback`),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google and Facebook do: the claims are in the token.
    conformIdTokenClaims: false,
    jwks: { keys: [signingKey.export({ format: 'jwk' })] },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60 },
    cookies: { keys: ['a-key-for-tests-alone'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const { person } = held;
    if (person) people.set(person.sub, person);
    const result = person
      ? { select_account: {}, login: { accountId: person.sub, remember: false } }
      : { error: 'access_denied', error_description: 'cancelled' };
    return void provider.interactionFinished(request, response, result);
  });
  return held;
}
