import * as v from 'valibot';
import { toMinor } from '#src/contract/core/amount.ts';
import { readCpf } from './cpf.ts';

/**
 * The mode of the next payouts. `at-once`: made before the answer; `slow`: made a minute later; `by-hand`: a person confirms or
 * refuses; `silent`: as by hand, and the call is never answered; `wrong`: made, and the call is answered by an error.
 */
export const PayoutMode = v.picklist(['at-once', 'slow', 'by-hand', 'silent', 'wrong']);
export type PayoutMode = v.InferOutput<typeof PayoutMode>;

const code = v.pipe(v.string(), v.maxLength(1000));
const id = v.pipe(v.string(), v.regex(/^[a-zA-Z\d]{1,35}$/));
/** `12`, `12.34` or `12,34`; in minor units. Empty where the code has an amount. */
const amount = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.regex(/^(?:\d{1,10}(?:[.,]\d{2})?)?$/),
  v.transform((text) => (text === '' ? undefined : toMinor(/[.,]/.test(text) ? text.replace(',', '.') : `${text}.00`))),
);
const cpf = v.pipe(
  v.string(),
  v.check((text) => readCpf(text) !== undefined),
  v.transform((text) => readCpf(text) ?? ''),
);

/** The acts of a person at the demonstration bank: a form of its page, a control call, or an operator's command. */
export const Act = v.variant('act', [
  v.object({
    act: v.literal('pay'),
    code,
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    cpf,
    way: v.picklist(['now', 'twice', 'late']),
    amount,
  }),
  v.object({ act: v.literal('close'), code }),
  v.object({ act: v.literal('return'), id }),
  v.object({ act: v.literal('contest'), id, reason: v.picklist(['FRAUDE', 'FALHA_OPERACIONAL']) }),
  v.object({ act: v.literal('decide-contest'), id, verdict: v.picklist(['give-back', 'reject']) }),
  v.object({ act: v.literal('confirm-payout'), id }),
  v.object({
    act: v.literal('refuse-payout'),
    id,
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(140)), ''),
  }),
  v.object({ act: v.literal('payout-mode'), mode: PayoutMode }),
]);
export type Act = v.InferOutput<typeof Act>;
