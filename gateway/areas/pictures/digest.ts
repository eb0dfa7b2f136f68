import { createHash } from 'node:crypto';

/** SHA-256 of a file as base64url: two files with the same bytes have the same. */
export const digestOf = (file: Buffer): string => createHash('sha256').update(file).digest('base64url');
