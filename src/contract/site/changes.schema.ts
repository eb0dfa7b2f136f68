import * as v from 'valibot';

/** Requests and answers of the calls of changes. */
export const schemas = {
  changes: {
    summary: 'What has changed: a version for each topic, for open pages to compare',
    value: v.record(v.string(), v.string()),
  },
};
