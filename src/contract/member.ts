import * as v from 'valibot';
import { Amount } from './amount.ts';
import { defineCall } from './call.ts';
import { MemberType } from './session.ts';
import { TokenField } from './wire.ts';

/** Member info [S2-112]; `vipLabel` (the club's name, empty when none) is ours. */
export const MemberInfo = v.object({
  id: v.string(),
  account: v.string(),
  type: MemberType,
  nickname: v.string(),
  memberLabel: v.array(v.object({ labelName: v.string() })),
  vipLabel: v.string(),
});
export type MemberInfo = v.InferOutput<typeof MemberInfo>;

export const memberInfo = defineCall({
  name: 'memberInfo',
  summary: 'Who is signed in',
  method: 'GET',
  path: '/wps/member/info',
  query: v.object({ token: TokenField }),
  value: MemberInfo,
  access: 'member',
  cache: 'private',
});

/** The wallet [S2-114]: the balance as a decimal string, its ISO 4217 currency. */
const Wallet = v.object({ sumBalance: Amount, currency: v.string() });
type Wallet = v.InferOutput<typeof Wallet>;

export const wallet = defineCall({
  name: 'wallet',
  summary: "The member's balance",
  method: 'GET',
  path: '/wps/wallets/gcs',
  query: v.object({ token: TokenField }),
  value: Wallet,
  access: 'member',
  cache: 'private',
});
