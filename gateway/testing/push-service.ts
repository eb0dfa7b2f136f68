import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PushPayload } from '#src/contract/notify/push.schema.ts';
import { importJWK, jwtVerify, type JWTPayload } from 'jose';
import * as v from 'valibot';

/** One message as the service got it: its headers, who sent it, and what the browser would read. */
type Received = {
  readonly endpoint: string;
  readonly headers: IncomingMessage['headers'];
  readonly publicKey: string;
  readonly claims: JWTPayload;
  readonly body: Buffer;
  readonly payload: PushPayload;
};
type Subscription = { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
type Browser = { readonly ecdh: ECDH; readonly auth: Buffer };

/** A push service on this machine, with browsers and their keys: it verifies the sender and decrypts, as they would. */
export type PushService = {
  readonly origin: string;
  readonly subscribe: () => Subscription;
  readonly received: readonly Received[];
  /** The responses to the next messages, in order; 201 after that. */
  readonly answerNext: (...answers: { status: number; headers?: Record<string, string> }[]) => void;
  readonly close: () => Promise<void>;
};

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const received: Received[] = [];
  const answers: { status: number; headers?: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    void take(request).then(
      () => {
        const { status, headers = {} } = answers.shift() ?? { status: 201 };
        response.writeHead(status, headers).end();
      },
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function take(request: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const endpoint = `${origin}${request.url}`;
    const browser = browsers.get(endpoint);
    if (!browser) throw new Error('no such subscription');
    const { publicKey, claims } = await verifySender(request.headers.authorization ?? '', origin);
    const payload = v.parse(v.pipe(v.string(), v.parseJson(), PushPayload), decrypt(body, browser));
    received.push({ endpoint, headers: request.headers, publicKey, claims, body, payload });
  }

  return {
    origin,
    received,
    subscribe: () => {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16);
      const endpoint = `${origin}/push/${randomBytes(12).toString('base64url')}`;
      browsers.set(endpoint, { ecdh, auth });
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    answerNext: (...next) => void answers.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** RFC 8292: a token for this service's origin, signed by the key in the same header. */
async function verifySender(authorization: string, origin: string): Promise<{ publicKey: string; claims: JWTPayload }> {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256');
  const { payload } = await jwtVerify(token, key, {
    audience: origin,
    algorithms: ['ES256'],
    requiredClaims: ['exp', 'sub'],
  });
  return { publicKey, claims: payload };
}

/** RFC 8188 and RFC 8291, one record: salt, record size, the sender's key, then the ciphertext. */
function decrypt(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not the last record');
  return padded.subarray(0, end).toString();
}
