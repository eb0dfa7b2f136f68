import { randomBytes } from 'node:crypto';

/** A new id that sorts by time, so that rows written together are stored together: 9 characters of time, 20 random ones. */
export const newId = (now: number): string => `${idsFrom(now)}${randomBytes(10).toString('hex')}`;

/** Lower bound of the ids of a moment: ids of that moment or later sort after it, earlier ones before it. */
export const idsFrom = (at: number): string => Math.trunc(at).toString(36).padStart(9, '0');

/** The moment of creation of an id; epoch ms. */
export const timeOfId = (id: string): number => Number.parseInt(id.slice(0, 9), 36);
