import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's keys for encryption: its public key of P-256 and its secret, Base64url. */
export type BrowserKeys = { readonly p256dh: string; readonly auth: string };

/** Random parts of a message: a key pair of P-256 of its own and a salt of 16 bytes. */
type Drawn = { readonly privateKey?: Buffer; readonly salt?: Buffer };

/** The size of the only record, which the whole message fits into (RFC 8188); bytes. */
const recordSize = 4096;
const lengths = { publicKey: 65, auth: 16, key: 16, nonce: 12, tag: 16 } as const;
/** More does not fit into the record, nor through push services: the padding's delimiter and the tag go with it. */
const longest = recordSize - lengths.tag - 1;

/**
 * Encrypts a message for one browser (RFC 8291: `aes128gcm` of RFC 8188, one record), under random parts that only its test vector says. Throws for
 * keys that are none, and for a message that is too long.
 */
export function encryptPush({ p256dh, auth }: BrowserKeys, message: string, drawn: Drawn = {}): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const secret = Buffer.from(auth, 'base64url');
  const text = Buffer.from(message);
  if (theirs.length !== lengths.publicKey || secret.length < lengths.auth) throw new Error('no keys of a browser');
  if (text.length > longest) throw new Error('the message is too long');
  const ecdh = createECDH('prime256v1');
  if (drawn.privateKey) ecdh.setPrivateKey(drawn.privateKey);
  else ecdh.generateKeys();
  const ours = ecdh.getPublicKey();
  const salt = drawn.salt ?? randomBytes(16);
  // It throws for a point that is not on the curve.
  const shared = ecdh.computeSecret(theirs);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const input = Buffer.from(hkdfSync('sha256', shared, secret, keyInfo, 32));
  const derive = (info: string, length: number) => Buffer.from(hkdfSync('sha256', input, salt, info, length));
  const key = derive('Content-Encoding: aes128gcm\0', lengths.key);
  const nonce = derive('Content-Encoding: nonce\0', lengths.nonce);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The delimiter 2 marks the last record, without padding.
  const sealed = Buffer.concat([cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, sealed]);
}
