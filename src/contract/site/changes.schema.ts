import * as v from 'valibot';

/** What the calls of changes are asked with and answer. */
export const schemas = {
  changes: {
    summary: 'What has changed: a version for each topic, for open pages to compare',
    value: v.record(v.string(), v.string()),
  },
};
