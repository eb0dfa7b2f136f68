import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { required, text } from '#src/components/kit/forms/rules.ts';
import { type Amount, toMinor } from '#src/contract/core/amount.ts';
import { readTypedAmount } from '#src/contract/core/typed-amount.ts';

type Bounds = { readonly min: Amount; readonly max: Amount };

/** The text of an amount as people type it. */
export const amountText = v.pipe(
  v.string(),
  v.trim(),
  required(msg`Enter an amount.`),
  v.check(
    (typed) => typed === '' || readTypedAmount(typed) !== undefined,
    text(msg`Enter an amount such as 50 or 50.00.`),
  ),
);

/** An amount as people type it, within bounds; `below` and `above` say which one it passes. */
export const typedAmount = (
  { min, max }: Bounds,
  below: MessageDescriptor = msg`The amount is below the minimum.`,
  above: MessageDescriptor = msg`The amount is above the maximum.`,
) =>
  v.pipe(
    amountText,
    v.transform((typed) => readTypedAmount(typed) ?? min),
    v.check((amount) => toMinor(amount) >= toMinor(min), text(below)),
    v.check((amount) => toMinor(amount) <= toMinor(max), text(above)),
  );
