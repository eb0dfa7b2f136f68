import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '#src/contract/identity/webauthn.ts';

type Credential = { readonly id: Buffer; readonly rpId: string; readonly key: KeyObject; readonly userHandle: string };

/** Deviations of the authenticator or its browser. */
export type Quirks = {
  /** The page that asks; the browser vouches for it. */
  readonly origin?: string;
  /** The host that is signed for, where the browser does not stop it. */
  readonly rpId?: string;
  /** False: touched alone, without finger, face or PIN. */
  readonly verified?: boolean;
  /** The counter; authenticators of synced passkeys always report 0. */
  readonly counter?: number;
  readonly challenge?: string;
};

const flags = { present: 0x01, verified: 0x04, synced: 0x18, made: 0x40 };
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (text: string | Buffer): string => Buffer.from(text).toString('base64url');

/**
 * An authenticator of P-256 keys (ES256, attestation `none`) with the browser around it, in memory. It signs what it is asked to,
 * as real ones do, with a test's deviations.
 */
export function createAuthenticator(origin: string) {
  const credentials: Credential[] = [];

  const clientData = (type: string, challenge: string, quirks: Quirks) =>
    base64url(
      JSON.stringify({
        type,
        challenge: quirks.challenge ?? challenge,
        origin: quirks.origin ?? origin,
        crossOrigin: false,
      }),
    );

  function authenticatorData(rpId: string, { verified = true, counter = 0 }: Quirks, more = Buffer.alloc(0)): Buffer {
    const counted = Buffer.alloc(5);
    const made = more.length > 0 ? flags.made : 0;
    counted[0] = flags.present | flags.synced | made | (verified ? flags.verified : 0);
    counted.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), counted, more]);
  }

  return {
    /** Makes a passkey as a browser is asked to. */
    create(options: CreationOptions, quirks: Quirks = {}): Attestation {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(16);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const rpId = quirks.rpId ?? options.rp.id;
      credentials.push({ id, rpId, key: privateKey, userHandle: options.user.id });
      const cose = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)]);
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rpId, quirks, attested)],
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, quirks),
          attestationObject: base64url(cbor(object)),
          transports: ['internal'],
        },
      };
    },

    /** Signs by the latest passkey that is allowed for the site. */
    sign(options: RequestOptions, quirks: Quirks = {}): Assertion {
      const rpId = quirks.rpId ?? options.rpId;
      const allowed = options.allowCredentials?.map(({ id }) => id);
      const found = credentials.findLast(({ id }) => !allowed || allowed.includes(base64url(id)));
      if (!found) throw new Error('the authenticator has no such passkey');
      const data = authenticatorData(rpId, quirks);
      const clientDataJSON = clientData('webauthn.get', options.challenge, quirks);
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return {
        id: base64url(found.id),
        rawId: base64url(found.id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON,
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', signed, found.key)),
          userHandle: found.userHandle,
        },
      };
    },
  };
}
export type SoftwareAuthenticator = ReturnType<typeof createAuthenticator>;

/** As much CBOR as WebAuthn needs: integers, texts, bytes and maps, each below 65,536. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
  throw new TypeError('not written in CBOR here');
}

function head(type: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(type << 5) | count]);
  if (count < 256) return Buffer.from([(type << 5) | 24, count]);
  return Buffer.from([(type << 5) | 25, count >> 8, count & 255]);
}
