import * as v from 'valibot';
import { loginPassword, newPasswordTwice } from '#src/components/forms/password-schema.ts';
import type { FieldRule } from '#src/contract/field-rules.ts';

/** The form's rules; `asksOld`: no remembered password is held, so the old one is asked for [S2-160]. */
export const changePasswordSchema = (rule: FieldRule, asksOld: boolean) =>
  v.intersect([v.object({ oldPassword: asksOld ? loginPassword : v.string() }), newPasswordTwice(rule)]);
