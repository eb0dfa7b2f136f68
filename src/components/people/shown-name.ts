import { shortenName } from '#src/platform/language/format.ts';

/** An account that was opened by mobile number has that as its name: others look on while it is on screen. */
const isNumber = /^\d{8,15}$/;

/** A name as the app shows it: shortened [S1-123], of a mobile number the last four digits. */
export const shownName = (name: string): string => (isNumber.test(name) ? `*** ${name.slice(-4)}` : shortenName(name));
