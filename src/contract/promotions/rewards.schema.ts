import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { wireInteger, WireLanguage } from '#src/contract/core/wire.ts';

/**
 * Money or points given to a member, as in the ledger: at the registration, with a deposit once it was staked, by a promotion's `stage`, by a jackpot, for points, by a mission. `title` is
 * the promotion's, the jackpot's or the good's, empty where the kind suffices; `at` in epoch ms.
 */
const GivenReward = v.object({
  id: v.string(),
  kind: v.picklist(['bonus', 'deposit-bonus', 'promotion', 'jackpot', 'mall', 'mission']),
  title: v.string(),
  stage: v.number(),
  amount: Amount,
  points: v.number(),
  at: v.number(),
});
export type GivenReward = v.InferOutput<typeof GivenReward>;

/** Requests and answers of the calls of rewards. */
export const schemas = {
  memberRewards: {
    query: v.object({ pageNo: wireInteger(1, 10_000), language: v.optional(WireLanguage, 'pt') }),
    value: v.object({
      list: v.array(GivenReward),
      pageNum: v.number(),
      totalPages: v.number(),
      totalCount: v.number(),
    }),
  },
};
