import * as v from 'valibot';

/** Every answer: `{ success: true, value }` or `{ success: false, message: code, value? }` [S1-396]. */
export const Envelope = v.variant('success', [
  v.object({ success: v.literal(true), value: v.unknown() }),
  v.object({ success: v.literal(false), message: v.string(), value: v.optional(v.unknown()) }),
]);
export type Envelope = v.InferOutput<typeof Envelope>;

/** The body of an encrypted call: a compact JWE, with the header `Encryption: JWE` [S2-183]. */
export const EncryptedBody = v.object({ data: v.pipe(v.string(), v.maxLength(16_384)) });
export type EncryptedBody = v.InferOutput<typeof EncryptedBody>;

export const encryptionHeader = 'Encryption';
export const encryptionScheme = 'JWE';
export const idempotencyHeader = 'Idempotency-Key';
export const deviceHeader = 'device';
/** The device header's value when the app runs installed [S2-182]. */
export const installedDevice = 'OTHERS';
/**
 * Ours: a browser that refuses cookies sends this header on calls that set one; the answer then carries the value for the page to
 * hold.
 */
export const cookiesHeader = 'cookies';
export const cookiesRefused = 'refused';
