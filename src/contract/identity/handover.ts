import { spokenCode } from '#src/contract/core/typed-text.ts';
import type { Call } from '#src/contract/core/call.ts';

const area = 'handover';

/** Crockford's Base32: no I, L, O and U, so that a code can be read aloud and typed. */
export const handoverAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a code: 60 random bits, too many to guess within its lifetime of a minute. */
export const handoverLength = 12;
/** Lifetime of a code in seconds [S1-340]. */
export const handoverSeconds = 60;
/** The query field of a page's address that carries a code [S1-338]. */
export const handoverField = 'token';

const form = new RegExp(`^[${handoverAlphabet}]{${handoverLength}}$`);

/**
 * The code in a text that was typed, pasted or opened: any case, any grouping, O for 0, I and L for 1, or the whole link. Null
 * when there is none.
 */
export function readHandoverCode(text: string): string | null {
  const [, ofLink] = /[?&]token=([^&#\s]*)/.exec(text) ?? [];
  const code = spokenCode(ofLink ?? text);
  return form.test(code) ? code : null;
}

/** A code for display: in groups of four. */
export const groupHandoverCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');

export const issueHandover = {
  area,
  name: 'issueHandover',
  method: 'POST',
  path: '/wps/session/handover',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const readHandover = {
  area,
  name: 'readHandover',
  method: 'POST',
  path: '/wps/session/handover/read',
  access: 'public',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const takeHandover = {
  area,
  name: 'takeHandover',
  method: 'POST',
  path: '/wps/session/handover/login',
  access: 'optional',
  cache: 'private',
  ours: true,
} as const satisfies Call;
