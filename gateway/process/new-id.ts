import { randomBytes } from 'node:crypto';

/** A new id that sorts by time, so that rows written together lie together: 9 letters of time, 20 of chance. */
export const newId = (now: number): string =>
  `${Math.trunc(now).toString(36).padStart(9, '0')}${randomBytes(10).toString('hex')}`;
