import * as v from 'valibot';
import { Amount, PositiveAmount } from '#src/contract/core/amount.ts';
import { Code, TokenField, wireInteger } from '#src/contract/core/wire.ts';
import { rainAudiences, rainBounds, rainStates } from './envelopes.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const { envelopes, minutes } = rainBounds;

/** The rules of a rain: the total, in so many envelopes from `least` to `most`. Times in epoch ms. */
const rules = {
  id: v.string(),
  total: Amount,
  envelopes: Count,
  least: Amount,
  most: Amount,
  startsAt: v.number(),
  endsAt: v.number(),
};
const shown = { ...rules, state: v.picklist(rainStates), commitment: v.string(), createdAt: v.number() };

/** A rain as its agent sees it. `taken` envelopes have `paid`; `returned`: what came back at the end. */
export const OwnRain = v.object({
  ...shown,
  whom: v.picklist(rainAudiences),
  taken: Count,
  paid: Amount,
  returned: Amount,
});
export type OwnRain = v.InferOutput<typeof OwnRain>;

/**
 * A rain as a member sees it. `by`: the agent's name, masked where they have no nickname; `left` envelopes are not taken; `smallest` and `largest` of those
 * that are; `own`: the one that the member has.
 */
export const Rain = v.object({
  ...shown,
  by: v.string(),
  left: Count,
  smallest: v.nullable(Amount),
  largest: v.nullable(Amount),
  own: v.nullable(v.object({ number: Count, amount: Amount })),
});
export type Rain = v.InferOutput<typeof Rain>;

/** `seed` and `amounts`, by number, are there once the rain has ended. */
export const RainProof = v.object({
  ...rules,
  commitment: v.string(),
  createdAt: v.number(),
  seed: v.optional(v.string()),
  amounts: v.optional(v.array(Amount)),
});
export type RainProof = v.InferOutput<typeof RainProof>;

/** Requests and answers of the calls of rains. */
export const schemas = {
  rainOptions: {
    query: v.object({}),
    /** `allowed` by the rules of the place; `free`: what the agent can give; `team` and `direct`: how many may take; `open`: own rains that are waiting or running. */
    value: v.object({ allowed: v.boolean(), free: Amount, team: Count, direct: Count, open: Count }),
  },
  ownRains: {
    query: v.object({ pageNo: wireInteger(1, 10_000) }),
    value: v.object({ list: v.array(OwnRain), pageNum: v.number(), totalPages: v.number(), totalCount: v.number() }),
  },
  createRain: {
    /** Without `startsAt` (epoch ms) it starts at once. */
    body: v.object({
      total: PositiveAmount,
      envelopes: v.pipe(v.number(), v.integer(), v.minValue(envelopes.min), v.maxValue(envelopes.max)),
      least: PositiveAmount,
      most: PositiveAmount,
      whom: v.picklist(rainAudiences),
      startsAt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      minutes: v.pipe(v.number(), v.integer(), v.minValue(minutes.min), v.maxValue(minutes.max)),
      token: TokenField,
    }),
    value: OwnRain,
  },
  cancelRain: { body: v.object({ id: Code, token: TokenField }), value: OwnRain },
  rains: { query: v.object({}), value: v.object({ list: v.array(Rain) }) },
  takeEnvelope: { body: v.object({ id: Code, token: TokenField }), value: Rain },
  rainProof: { query: v.object({ id: Code }), value: RainProof },
};
