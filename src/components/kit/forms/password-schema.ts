import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { checkField, type FieldRule } from '#src/contract/identity/field-rules.ts';
import { loginPasswordRule } from '#src/contract/identity/session.ts';
import { pattern, required, text } from './rules.ts';

/** A password for login; never trimmed. */
export const loginPassword = v.pipe(
  v.string(),
  required(msg`Enter your password.`),
  pattern(loginPasswordRule, msg`Password format incorrect: 6 to 64 characters.`),
);

/** Checks a secret by the configured rule [S2-162]; an empty one passes, as it may be optional. */
export const secretByRule = (rule: FieldRule, wrong: MessageDescriptor) =>
  v.pipe(
    v.string(),
    v.check((value) => value !== '' || !rule.required, text(msg`Enter password`)),
    v.check((value) => value === '' || checkField(rule, value).length === 0, text(wrong)),
  );

/** A password by the merchant's rule: a new one [S2-161], or the one that it replaces [S2-160]. */
export const passwordByRule = (rule: FieldRule) => secretByRule(rule, msg`Password format incorrect.`);

/** The confirmation of the password [S2-163]. */
export const confirmation = v.pipe(v.string(), required(msg`Enter password`));
export const notMatched = text(msg`Confirmation password not matched`);

/** A new password and its confirmation, part of a form's schema; an empty confirmation is reported by `confirmation` [S2-164]. */
export const newPasswordTwice = (rule: FieldRule) =>
  v.pipe(
    v.object({ newPassword: passwordByRule(rule), confirmNewPassword: confirmation }),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['confirmNewPassword']],
        ({ newPassword, confirmNewPassword }) => confirmNewPassword === '' || confirmNewPassword === newPassword,
        notMatched,
      ),
      ['confirmNewPassword'],
    ),
  );
