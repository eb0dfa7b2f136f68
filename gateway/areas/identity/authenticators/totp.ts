import { createHmac, timingSafeEqual } from 'node:crypto';

/** Validity of a code; ms. */
export const stepLength = 30_000;
/** Codes of this many steps before and after the present one are taken: clocks differ, and typing takes a while. */
const slack = 1;

/** The step of a moment; epoch ms. */
export const stepAt = (now: number): number => Math.floor(now / stepLength);

/** The code of a step: HOTP of RFC 4226, by HMAC-SHA-1, which every app knows. */
export function codeOf(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step that a typed code is of, near `now`; undefined for any other code. The latest one, where two have the same code. */
export function stepOfCode(secret: Buffer, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const steps = Array.from({ length: 2 * slack + 1 }, (_, index) => stepAt(now) + slack - index);
  return steps.find((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)));
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 of RFC 4648 without padding, of as many bits as fill whole characters. */
export function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/[01]{5}/g, (five) => alphabet.charAt(Number.parseInt(five, 2)));
}

/** The content of the QR code (Key Uri Format of Google Authenticator). */
export function keyUri({ issuer, account, secret }: { issuer: string; account: string; secret: Buffer }): string {
  // A colon separates the two in the label.
  const [by, of] = [issuer, account].map((part) => encodeURIComponent(part.replaceAll(':', ' ')));
  return `otpauth://totp/${by}:${of}?secret=${toBase32(secret)}&issuer=${by}&algorithm=SHA1&digits=6&period=30`;
}
