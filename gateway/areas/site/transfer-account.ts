import * as v from 'valibot';
import { HouseAccount } from '#src/contract/payments/transfers.schema.ts';

/** The merchant's account for deposits by bank transfer, and the minutes within which an operator decides about one. */
export const TransferAccount = v.object({
  ...HouseAccount.entries,
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_080)), 60),
});
export type TransferAccount = v.InferOutput<typeof TransferAccount>;
