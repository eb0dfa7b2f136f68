import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { MemberType } from '#src/contract/identity/session.schema.ts';

/**
 * A member's account at a glance; times in epoch ms. `lastLoginAt`: the login before this session's, null if unknown. `open`:
 * rounds that have started and not ended, and the stakes in them.
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

/** Requests and answers of the calls of account-overview. */
export const schemas = {
  accountOverview: {
    query: v.object({}),
    value: AccountOverview,
  },
};
