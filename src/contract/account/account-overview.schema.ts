import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { MemberType } from '#src/contract/identity/session.schema.ts';

const Names = { pt: v.string(), en: v.string() };
/**
 * A member's account at a glance; times in epoch ms. `lastLoginAt`: the login before this session's, null if unknown. `open`:
 * rounds that have started and not ended, and the stakes in them. `vip`: the level in the VIP club, what was bet in ended rounds, and
 * the next level with the bets that it takes; absent where the club has no levels.
 */
const AccountOverview = v.object({
  account: v.string(),
  nickname: v.string(),
  type: MemberType,
  vipLabel: v.string(),
  memberSince: v.number(),
  lastLoginAt: v.nullable(v.number()),
  vip: v.optional(
    v.object({
      level: v.nullable(v.object(Names)),
      bet: Amount,
      next: v.nullable(v.object({ ...Names, from: Amount })),
    }),
  ),
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
