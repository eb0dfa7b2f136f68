import { createHmac } from 'node:crypto';
import { deriveKey, type Secrets } from '#gateway/process/secrets.ts';

/** Digest of a body with secrets, stored with its idempotency key: the same for the same body. */
export const secretDigest = (secrets: Secrets, body: object): string =>
  createHmac('sha256', deriveKey(secrets, 'secret-bodies')).update(JSON.stringify(body)).digest('base64url');
