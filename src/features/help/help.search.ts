import * as v from 'valibot';

/** `i` presets the tab [S1-199]. */
export const HelpSearch = v.object({
  i: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))), undefined)),
});
