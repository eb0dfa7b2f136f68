import { LoginValue } from './session.schema.ts';

/** Requests and answers of the calls of trial. */
export const schemas = {
  trialUser: {
    summary: 'Opens a trial account of type 4 and signs it in: one for each device and hour, however often it is asked',
    value: LoginValue,
  },
};
