import * as v from 'valibot';
import { defineCall } from './call.ts';
import { LoginValue, SignInAttempt } from './session.ts';

/** Crockford's Base32: no I, L, O and U, so that a code can be read aloud and typed. */
export const handoverAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a code: 60 random bits, too many to guess in the minute that it lives. */
export const handoverLength = 12;
/** How long a code lives, in seconds [S1-340]. */
export const handoverSeconds = 60;
/** The field of a page's address that brings a code [S1-338]. */
export const handoverField = 'token';

const form = new RegExp(`^[${handoverAlphabet}]{${handoverLength}}$`);

/**
 * The code in what somebody typed, pasted or opened: any case, any grouping, O for 0, I and L for 1, or the whole link.
 * Null when there is none.
 */
export function readHandoverCode(text: string): string | null {
  const [, ofLink] = /[?&]token=([^&#\s]*)/.exec(text) ?? [];
  const letters = (ofLink ?? text).toUpperCase().replaceAll(/[\s.-]/g, '');
  const code = letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return form.test(code) ? code : null;
}

/** A code as it is shown: in groups of four. */
export const groupHandoverCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Whatever was sent is a code or none at all: a wrong form gets the same answer as a wrong code. */
const HandoverBody = v.object({ code: v.pipe(v.string(), v.maxLength(64)) });

export const issueHandover = defineCall({
  name: 'issueHandover',
  summary:
    'A code that opens one more session of the member elsewhere: once, within 60 s. Takes token and renewal cookie',
  method: 'POST',
  path: '/wps/session/handover',
  value: v.object({ code: v.string(), expiresIn: v.number() }),
  access: 'member',
  cache: 'private',
  ours: true,
});

export const readHandover = defineCall({
  name: 'readHandover',
  summary: 'Whose session a handover code would open; leaves it unused',
  method: 'POST',
  path: '/wps/session/handover/read',
  body: HandoverBody,
  value: v.object({ userName: v.string() }),
  access: 'public',
  cache: 'private',
  ours: true,
});

export const takeHandover = defineCall({
  name: 'takeHandover',
  summary:
    'Signs in by a handover code and uses it up; sets the renewal cookie. The same attempt may ask again within 60 s',
  method: 'POST',
  path: '/wps/session/handover/login',
  body: v.object({ ...HandoverBody.entries, attempt: SignInAttempt }),
  value: LoginValue,
  access: 'optional',
  cache: 'private',
  ours: true,
});
