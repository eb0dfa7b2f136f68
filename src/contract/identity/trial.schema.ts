import { LoginValue } from './session.schema.ts';

/** Requests and answers of the calls of trial. */
export const schemas = {
  trialUser: {
    value: LoginValue,
  },
};
