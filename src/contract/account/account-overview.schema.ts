import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { MemberType } from '#src/contract/identity/session.schema.ts';

/**
 * A member's account at a glance; times in epoch ms. `lastLoginAt`: of the login before this session's, null where none is known.
 * `open`: the rounds that have begun and not ended, and what is staked in them.
 */
const AccountOverview = v.object({
  account: v.string(),
  nickname: v.string(),
  type: MemberType,
  vipLabel: v.string(),
  memberSince: v.number(),
  lastLoginAt: v.nullable(v.number()),
  open: v.object({ rounds: v.number(), stake: Amount }),
});
export type AccountOverview = v.InferOutput<typeof AccountOverview>;

/** What the calls of account-overview are asked with and answer. */
export const schemas = {
  accountOverview: {
    summary: "The member's account at a glance: since when, the last login, and what is staked in open rounds",
    query: v.object({}),
    value: AccountOverview,
  },
};
