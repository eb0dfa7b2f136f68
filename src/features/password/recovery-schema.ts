import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { mailCode } from '#src/components/forms/mail-code.ts';
import { confirmation, isConfirmed, newPasswordByRule, notMatched } from '#src/components/forms/password-schema.ts';
import { required } from '#src/components/forms/rules.ts';
import { isMobileOf, loginMobileNum, verificationCode, wrongMobile } from '#src/components/sms/mobile-rules.ts';
import type { FieldRule } from '#src/contract/field-rules.ts';
import { SecurityQuestion } from '#src/contract/security.ts';

const trimmed = v.pipe(v.string(), v.trim());
const username = v.pipe(trimmed, required(msg`Enter your username.`));
const chosen = (rule: FieldRule) => ({ newPassword: newPasswordByRule(rule), confirmNewPassword: confirmation });

export const byMailSchema = (rule: FieldRule) =>
  v.pipe(
    v.object({ username, code: mailCode, ...chosen(rule) }),
    v.forward(v.partialCheck([['newPassword'], ['confirmNewPassword']], isConfirmed, notMatched), [
      'confirmNewPassword',
    ]),
  );

export const byQuestionSchema = (rule: FieldRule) =>
  v.pipe(
    v.object({
      username,
      question: SecurityQuestion,
      answer: v.pipe(v.string(), required(msg`Enter an answer.`)),
      ...chosen(rule),
    }),
    v.forward(v.partialCheck([['newPassword'], ['confirmNewPassword']], isConfirmed, notMatched), [
      'confirmNewPassword',
    ]),
  );

export const bySmsSchema = (rule: FieldRule) =>
  v.pipe(
    v.object({ mobile: loginMobileNum, dialingCode: v.string(), code: verificationCode, ...chosen(rule) }),
    v.forward(
      v.partialCheck(
        [['mobile'], ['dialingCode']],
        ({ mobile, dialingCode }) => isMobileOf(mobile, dialingCode),
        wrongMobile,
      ),
      ['mobile'],
    ),
    v.forward(v.partialCheck([['newPassword'], ['confirmNewPassword']], isConfirmed, notMatched), [
      'confirmNewPassword',
    ]),
  );
