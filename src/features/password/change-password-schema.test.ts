import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { passwordByRule } from '#src/components/kit/forms/password-schema.ts';
import { readText } from '#src/components/kit/forms/rules.ts';
import type { FieldRule } from '#src/contract/identity/field-rules.ts';
import { defaultRegisterForm } from '#src/contract/identity/register-defaults.ts';
import { changePasswordSchema } from './change-password-form.tsx';

const rules: Record<'rule' | 'oldRule', FieldRule> = {
  rule: defaultRegisterForm.fields.password,
  oldRule: defaultRegisterForm.oldPassword,
};
const right = { oldPassword: 'praia-da-mare', newPassword: 'um trem azul 7', confirmNewPassword: 'um trem azul 7' };
const complaints = (values: object, asksOld = true, given = rules) =>
  (v.safeParse(changePasswordSchema(given, asksOld), { ...right, ...values }).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${readText(issue.message)?.message}`,
  );

describe('the rules of a change of password', () => {
  it('take what is right', () => {
    expect(complaints({})).toEqual([]);
  });
  it('hold the old one to the rule of the login, and only where it is asked for [S2-160, S2-055]', () => {
    expect(complaints({ oldPassword: '12345' })).toEqual(['oldPassword: Password format incorrect.']);
    expect(complaints({ oldPassword: '' })).toEqual(['oldPassword: Enter password']);
    expect(complaints({ oldPassword: '' }, false)).toEqual([]);
  });
  it('hold the new one to the rule of the configuration [S2-161, S2-227]', () => {
    const twice = (password: string) => ({ newPassword: password, confirmNewPassword: password });
    expect(complaints(twice('no digit here'))).toEqual(['newPassword: Password format incorrect.']);
    expect(complaints(twice('short1'))).toEqual(['newPassword: Password format incorrect.']);
  });
  it('want the confirmation, and want it to be the same [S2-163, S2-164, S2-229]', () => {
    expect(complaints({ confirmNewPassword: '' })).toEqual(['confirmNewPassword: Enter password']);
    expect(complaints({ confirmNewPassword: 'um trem azul 8' })).toEqual([
      'confirmNewPassword: Confirmation password not matched',
    ]);
  });
  it('are both expressions of the configuration; where one is optional an empty value passes [S2-162]', () => {
    const digits = { required: false, type: 'string', whitespace: false, pattern: '^\\d{10}$' } as const;
    const passes = (value: string, required: boolean) => v.is(passwordByRule({ ...digits, required }), value);
    expect([passes('', false), passes('', true)]).toEqual([true, false]);
    expect([passes('0123456789', false), passes('012345678', false)]).toEqual([true, false]);
    const wrong = { oldPassword: '1234', newPassword: '01', confirmNewPassword: '01' };
    const said = (oldRule: FieldRule, rule: FieldRule) => complaints(wrong, true, { rule, oldRule });
    const pin = { ...digits, pattern: '^\\d{4}$' };
    expect(said(digits, digits)).toEqual([
      'oldPassword: Password format incorrect.',
      'newPassword: Password format incorrect.',
    ]);
    expect(said(pin, { ...digits, pattern: '^01$' })).toEqual([]);
    expect(complaints({ oldPassword: '' }, true, { ...rules, oldRule: digits })).toEqual([]);
  });
});
