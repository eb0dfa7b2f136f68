import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { FirebaseSettings } from '../process/firebase-settings.ts';

export type PhoneIssuer = {
  readonly settings: FirebaseSettings;
  /** The service's token after a code sent to a number at `now`, epoch ms; `rest` changes claims. */
  readonly tokenOf: (mobile: string, now: number, rest?: JWTPayload) => Promise<string>;
  /** The same, signed by a key that is in no set. */
  readonly forgedOf: (mobile: string, now: number) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** A push service on this machine: a key set at an address, and tokens that are signed with its key. */
export async function startPhoneIssuer(project = 'mare-test'): Promise<PhoneIssuer> {
  const [{ privateKey, publicKey }, strange] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const header = { alg: 'RS256', kid: 'the-one-key' };
  const keySet = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), ...header, use: 'sig' }] });
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json').end(keySet);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `https://securetoken.example/${project}`;
  const claimsOf = (mobile: string, now: number) => {
    const at = Math.floor(now / 1000);
    const phone = `+${mobile}`;
    const firebase = { identities: { phone: [phone] }, sign_in_provider: 'phone' };
    const times = { iat: at, auth_time: at, exp: at + 3600 };
    return { iss: issuer, aud: project, sub: `user-of-${mobile}`, phone_number: phone, firebase, ...times };
  };
  const sign = (claims: JWTPayload, key = privateKey) => new SignJWT(claims).setProtectedHeader(header).sign(key);
  return {
    settings: {
      issuer,
      audience: project,
      keys: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
      module: 'https://sms.example/phone-login.js',
      integrity: 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
      sites: ['https://identity.example'],
      policies: ['recaptcha'],
    },
    tokenOf: (mobile, now, rest = {}) => sign({ ...claimsOf(mobile, now), ...rest }),
    forgedOf: (mobile, now) => sign(claimsOf(mobile, now), strange.privateKey),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
