import * as v from 'valibot';
import { loginPassword, newPasswordTwice } from '#src/components/kit/forms/password-schema.ts';
import type { FieldRule } from '#src/contract/identity/field-rules.ts';

/** The form's rules; `asksOld`: no remembered password is held, so the old one is asked for [S2-160]. */
export const changePasswordSchema = (rule: FieldRule, asksOld: boolean) =>
  v.intersect([v.object({ oldPassword: asksOld ? loginPassword : v.string() }), newPasswordTwice(rule)]);
