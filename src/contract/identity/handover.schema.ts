import * as v from 'valibot';
import { LoginValue, SignInAttempt } from './session.schema.ts';

/** Whatever was sent is a code or none at all: a wrong form gets the same answer as a wrong code. */
const HandoverBody = v.object({ code: v.pipe(v.string(), v.maxLength(64)) });

/** What the calls of handover are asked with and answer. */
export const schemas = {
  issueHandover: {
    summary:
      'A code that opens one more session of the member elsewhere: once, within 60 s. Takes token and renewal cookie',
    value: v.object({ code: v.string(), expiresIn: v.number() }),
  },
  readHandover: {
    summary: 'Whose session a handover code would open; leaves it unused',
    body: HandoverBody,
    value: v.object({ userName: v.string() }),
  },
  takeHandover: {
    summary:
      'Signs in by a handover code and uses it up; sets the renewal cookie. The same attempt may ask again within 60 s',
    body: v.object({ ...HandoverBody.entries, attempt: SignInAttempt }),
    value: LoginValue,
  },
};
