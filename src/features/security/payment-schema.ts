import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { mailCode } from '#src/components/kit/forms/mail-code.ts';
import { confirmation, loginPassword, notMatched, secretByRule } from '#src/components/kit/forms/password-schema.ts';
import { required, text } from '#src/components/kit/forms/rules.ts';
import { checkField, type FieldRule } from '#src/contract/identity/field-rules.ts';
import { isStraightRun } from '#src/contract/identity/register-rules.ts';
import { errorText } from '#src/platform/language/error-text.ts';

const easy = text(errorText.password_too_common);

/** A new payment password: by the merchant's rule, and not one of the most common. */
const chosenByRule = (rule: FieldRule) =>
  v.pipe(
    secretByRule({ ...rule, required: true }, msg`Payment password format incorrect.`),
    v.check((typed) => typed === '' || checkField(rule, typed).length > 0 || !isStraightRun(typed), easy),
  );

type Chosen = { newPaymentPassword: string; confirmNewPaymentPassword: string };
const isSame = ({ newPaymentPassword, confirmNewPaymentPassword }: Chosen): boolean =>
  confirmNewPaymentPassword === '' || confirmNewPaymentPassword === newPaymentPassword;

/** The rules of a payment password; `changes`: there is one, which is required instead of the login's. */
export const paymentSchema = (rule: FieldRule, changes: boolean) =>
  v.pipe(
    v.object({
      password: changes ? v.string() : loginPassword,
      oldPaymentPassword: changes ? v.pipe(v.string(), required(msg`Enter password`)) : v.string(),
      newPaymentPassword: chosenByRule(rule),
      confirmNewPaymentPassword: confirmation,
    }),
    v.forward(v.partialCheck([['newPaymentPassword'], ['confirmNewPaymentPassword']], isSame, notMatched), [
      'confirmNewPaymentPassword',
    ]),
  );

/** The same for a lost one, by a code and the login's password. */
export const paymentRecoverySchema = (rule: FieldRule) =>
  v.pipe(
    v.object({
      code: mailCode,
      newPaymentPassword: chosenByRule(rule),
      confirmNewPaymentPassword: confirmation,
      password: loginPassword,
    }),
    v.forward(v.partialCheck([['newPaymentPassword'], ['confirmNewPaymentPassword']], isSame, notMatched), [
      'confirmNewPaymentPassword',
    ]),
  );
