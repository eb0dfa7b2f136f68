import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { mailCode } from '#src/components/kit/forms/mail-code.ts';
import { newPasswordTwice } from '#src/components/kit/forms/password-schema.ts';
import { required } from '#src/components/kit/forms/rules.ts';
import { mobileWithCode } from '#src/components/people/sms/mobile-rules.ts';
import type { FieldRule } from '#src/contract/identity/field-rules.ts';
import { SecurityQuestion } from '#src/contract/identity/security.schema.ts';

const username = v.pipe(v.string(), v.trim(), required(msg`Enter your username.`));
const answer = v.pipe(v.string(), required(msg`Enter an answer.`));

export const byMailSchema = (rule: FieldRule) =>
  v.intersect([v.object({ username, code: mailCode }), newPasswordTwice(rule)]);

export const byQuestionSchema = (rule: FieldRule) =>
  v.intersect([v.object({ username, question: SecurityQuestion, answer }), newPasswordTwice(rule)]);

export const bySmsSchema = (rule: FieldRule) => v.intersect([mobileWithCode, newPasswordTwice(rule)]);
