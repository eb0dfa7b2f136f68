import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { confirmation, loginPassword, notMatched, secretByRule } from '#src/components/forms/password-schema.ts';
import { required } from '#src/components/forms/rules.ts';
import type { FieldRule } from '#src/contract/field-rules.ts';

/** The rules of a payment password; `changes`: there is one, which is asked for in place of the login's. */
export const paymentSchema = (rule: FieldRule, changes: boolean) =>
  v.pipe(
    v.object({
      password: changes ? v.string() : loginPassword,
      oldPaymentPassword: changes ? v.pipe(v.string(), required(msg`Enter password`)) : v.string(),
      newPaymentPassword: secretByRule({ ...rule, required: true }, msg`Payment password format incorrect.`),
      confirmNewPaymentPassword: confirmation,
    }),
    v.forward(
      v.partialCheck(
        [['newPaymentPassword'], ['confirmNewPaymentPassword']],
        ({ newPaymentPassword, confirmNewPaymentPassword }) =>
          confirmNewPaymentPassword === '' || confirmNewPaymentPassword === newPaymentPassword,
        notMatched,
      ),
      ['confirmNewPaymentPassword'],
    ),
  );
