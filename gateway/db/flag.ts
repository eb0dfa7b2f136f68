/** A boolean as 0 or 1, because SQLite has no boolean type. */
export type Flag = 0 | 1;

export const flag = (on: boolean): Flag => (on ? 1 : 0);
