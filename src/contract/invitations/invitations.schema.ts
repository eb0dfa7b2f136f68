import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { TokenField, wireInteger } from '#src/contract/core/wire.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Rates in hundredths of a per cent; `most` at most in a day, for so many `days` after an invited member has joined. */
const CommissionTerms = v.object({ turnover: Count, deposit: Count, most: Amount, days: Count });
export type CommissionTerms = v.InferOutput<typeof CommissionTerms>;

/**
 * `code` is the member's present one; `joined`: how many have opened an account by one of theirs, `played`: how many of these have played.
 * `commission`: what was paid in `total`, what `today` would pay by now, and the terms of today, if there are any.
 */
const Invitation = v.object({
  code: v.string(),
  joined: Count,
  played: Count,
  commission: v.optional(v.object({ total: Amount, today: Amount, terms: v.optional(CommissionTerms) })),
});
export type Invitation = v.InferOutput<typeof Invitation>;

/**
 * A member invited by one of the member's codes. `number` counts in the order of registration, from 1; `account` is masked;
 * `played`: they have finished a round for money. `joinedAt` in epoch ms.
 */
const InvitedMember = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  account: v.string(),
  state: v.picklist(['joined', 'played']),
  joinedAt: v.number(),
  /** Commission that was paid for them. */
  earned: v.optional(Amount),
});
export type InvitedMember = v.InferOutput<typeof InvitedMember>;

/** Schemas of the invitation calls. Each is `no_permission` while the merchant does not run the programme. */
export const schemas = {
  ownInvitation: {
    query: v.object({}),
    value: Invitation,
  },
  invitedMembers: {
    query: v.object({ pageNo: v.optional(wireInteger(1, 10_000), 1) }),
    value: v.object({
      list: v.array(InvitedMember),
      pageNum: v.number(),
      totalPages: v.number(),
      totalCount: v.number(),
    }),
  },
  renewInvitation: {
    body: v.object({ token: TokenField }),
    value: Invitation,
  },
};
