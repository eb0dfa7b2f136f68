/** Something that is on or off: 0 or 1, because SQLite knows no boolean. */
export type Flag = 0 | 1;

export const flag = (on: boolean): Flag => (on ? 1 : 0);
