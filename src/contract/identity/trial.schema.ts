import { LoginValue } from './session.schema.ts';

/** What the calls of trial are asked with and answer. */
export const schemas = {
  trialUser: {
    summary: 'Opens a trial account of type 4 and signs it in: one for each device and hour, however often it is asked',
    value: LoginValue,
  },
};
