import * as v from 'valibot';
import { Amount } from './amount.ts';
import { defineCall } from './call.ts';
import { moduleIds } from './module-ids.ts';
import { MemberType } from './session.ts';

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

export const accountOverview = defineCall({
  name: 'accountOverview',
  summary: "The member's account at a glance: since when, the last login, and what is staked in open rounds",
  method: 'GET',
  path: '/wps/member/account/overview',
  query: v.object({}),
  value: AccountOverview,
  access: 'member',
  may: 'memberCentre',
  module: moduleIds.personal,
  cache: 'private',
  ours: true,
});
