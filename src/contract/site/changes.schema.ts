import * as v from 'valibot';

/** Requests and answers of the calls of changes. */
export const schemas = {
  changes: {
    value: v.record(v.string(), v.string()),
  },
};
