import { randomBytes } from 'node:crypto';

/** A new id that sorts by time, so that rows written together lie together: 9 letters of time, 20 of chance. */
export const newId = (now: number): string => `${idsFrom(now)}${randomBytes(10).toString('hex')}`;

/** What no id of a moment, or later, sorts before; and every earlier one does. */
export const idsFrom = (at: number): string => Math.trunc(at).toString(36).padStart(9, '0');

/** The moment at which an id was made; epoch ms. */
export const timeOfId = (id: string): number => Number.parseInt(id.slice(0, 9), 36);
