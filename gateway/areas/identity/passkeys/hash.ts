import { createHash } from 'node:crypto';

/** Plain, of random texts alone: 80 bits and more are not found from it. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
