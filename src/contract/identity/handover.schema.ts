import * as v from 'valibot';
import { LoginValue, SignInAttempt } from './session.schema.ts';

/** Any text is accepted: a malformed code gets the same answer as a wrong one. */
const HandoverBody = v.object({ code: v.pipe(v.string(), v.maxLength(64)) });

/** Requests and answers of the calls of handover. */
export const schemas = {
  issueHandover: {
    value: v.object({ code: v.string(), expiresIn: v.number() }),
  },
  readHandover: {
    body: HandoverBody,
    value: v.object({ userName: v.string() }),
  },
  takeHandover: {
    body: v.object({ ...HandoverBody.entries, attempt: SignInAttempt }),
    value: LoginValue,
  },
};
