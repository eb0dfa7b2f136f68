import * as v from 'valibot';
import { LoginValue, SignInAttempt } from './session.schema.ts';

/** Any text is accepted: a malformed code gets the same answer as a wrong one. */
const HandoverBody = v.object({ code: v.pipe(v.string(), v.maxLength(64)) });

/** Requests and answers of the calls of handover. */
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
