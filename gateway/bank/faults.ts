import * as v from 'valibot';

/**
 * Faults that a test switches on. `answers`: every call of the API is slow (`wait` ms), never answered, answered by 500 or by a page of
 * HTML, although it was done. `short`: payments of charges arrive one cent short. `notices`: how webhooks go out: each `times` times,
 * the newest first, `delay` ms late, or not at all.
 */
export const Faults = v.strictObject({
  answers: v.optional(v.picklist(['fine', 'slow', 'silent', 'error', 'html']), 'fine'),
  wait: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 10_000),
  short: v.optional(v.boolean(), false),
  notices: v.optional(
    v.strictObject({
      times: v.optional(v.picklist([1, 2]), 1),
      reversed: v.optional(v.boolean(), false),
      delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)), 0),
      off: v.optional(v.boolean(), false),
    }),
    {},
  ),
});
export type Faults = v.InferOutput<typeof Faults>;

export const noFaults: Faults = v.parse(Faults, {});
