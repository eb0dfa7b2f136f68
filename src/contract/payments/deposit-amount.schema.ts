import * as v from 'valibot';
import { Amount, toMinor } from '#src/contract/core/amount.ts';
import { depositBounds } from './deposits.ts';

/** An amount that a member may deposit, by whatever method. */
export const DepositAmount = v.pipe(
  Amount,
  v.check((text) => toMinor(text) >= depositBounds.min * 100 && toMinor(text) <= depositBounds.max * 100),
);
