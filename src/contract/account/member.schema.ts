import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { MemberType } from '#src/contract/identity/session.schema.ts';
import { wireTime } from '#src/contract/core/wire.ts';

/**
 * Member info [S2-112]; ours: `vipLabel`, the level in the VIP club, `iconId`, the picture's id, both empty when unset, and `vipNames`,
 * the level's name in both languages, where it is one of the club's; `mustChangePassword`: an agent chose the password, and nothing else
 * is answered before it is changed.
 */
export const MemberInfo = v.object({
  id: v.string(),
  account: v.string(),
  type: MemberType,
  nickname: v.string(),
  memberLabel: v.array(v.object({ labelName: v.string() })),
  vipLabel: v.string(),
  vipNames: v.optional(v.object({ pt: v.string(), en: v.string() })),
  iconId: v.string(),
  mustChangePassword: v.exactOptional(v.literal(true)),
});
export type MemberInfo = v.InferOutput<typeof MemberInfo>;

/**
 * The wallet [S2-114]: all money as a decimal string, its ISO 4217 currency. `main` is the part in the main wallet, `wallets` what is at vendors or on its
 * way there; a trial guest has neither.
 */
const Wallet = v.object({
  sumBalance: Amount,
  currency: v.string(),
  main: v.optional(Amount),
  wallets: v.optional(v.array(v.object({ vendor: v.string(), balance: Amount, moving: Amount }))),
});

/** Requests and answers of the calls of member. */
export const schemas = {
  memberInfo: {
    query: v.object({}),
    value: MemberInfo,
  },
  sessionNet: {
    query: v.object({ since: wireTime }),
    value: v.object({ net: Amount, won: Amount, balance: Amount, currency: v.string() }),
  },
  wallet: {
    query: v.object({}),
    value: Wallet,
  },
};
