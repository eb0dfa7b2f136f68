import * as v from 'valibot';
import { isVisible } from '#src/contract/core/typed-text.ts';
import { Code, TokenField, wireInteger } from '#src/contract/core/wire.ts';
import { longestLinkName, mostLinkDays, mostUses } from './open-accounts.ts';
import { Rates } from './rates.schema.ts';
import { Day } from './team-period.schema.ts';

/** A player, or an agent with a team of their own. */
const Kind = v.picklist(['member', 'agent']);
export type AccountKind = v.InferOutput<typeof Kind>;

/** Of an agent alone: players have no rates. */
const GivenRates = v.optional(v.strictObject(v.partial(Rates).entries));

/**
 * A link. `uses` of `most` accounts were opened by it, null for any number; `state` is `used` once none is left. Times in epoch ms; `rates` has those above
 * zero alone.
 */
export const InvitationLink = v.object({
  code: v.string(),
  name: v.string(),
  kind: Kind,
  rates: v.partial(Rates),
  uses: v.number(),
  most: v.nullable(v.number()),
  createdAt: v.number(),
  expiresAt: v.number(),
  state: v.picklist(['open', 'used', 'expired', 'ended']),
});
export type InvitationLink = v.InferOutput<typeof InvitationLink>;

/**
 * `open`: the rules of the place allow agents to open accounts; `levels`: how many levels there may be below the agent; `limits`: the agent's own rates of
 * the day `from`, from which rates hold; null without a team.
 */
export const AccountTerms = v.object({
  open: v.boolean(),
  levels: v.number(),
  from: v.nullable(Day),
  limits: v.nullable(Rates),
});
export type AccountTerms = v.InferOutput<typeof AccountTerms>;

export const schemas = {
  accountTerms: { query: v.object({}), value: AccountTerms },
  openAccount: {
    body: v.object({
      username: v.pipe(v.string(), v.trim(), v.maxLength(64)),
      password: v.pipe(v.string(), v.maxLength(512)),
      kind: Kind,
      rates: GivenRates,
      token: TokenField,
    }),
    value: v.object({ account: v.string(), kind: Kind, passwordUntil: v.number() }),
  },
  invitationLinks: {
    query: v.object({ pageNo: v.optional(wireInteger(1, 10_000), 1) }),
    value: v.object({
      list: v.array(InvitationLink),
      pageNum: v.number(),
      totalPages: v.number(),
      totalCount: v.number(),
    }),
  },
  createLink: {
    body: v.object({
      name: v.pipe(v.string(), v.trim(), v.check(isVisible), v.maxLength(longestLinkName)),
      kind: Kind,
      rates: GivenRates,
      /** Null for any number. */
      most: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostUses))),
      days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostLinkDays)),
      token: TokenField,
    }),
    value: InvitationLink,
  },
  endLink: { body: v.object({ code: Code, token: TokenField }), value: InvitationLink },
};
