import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readText } from '#src/components/kit/forms/rules.ts';
import { loginPassword } from '#src/components/kit/forms/password-schema.ts';
import { loginMobileNum, verificationCode } from '#src/components/people/sms/mobile-rules.ts';
import { captchaText, loginUsername } from './login-form.tsx';

/** The error of a value; undefined when it is valid. */
const complaints = (schema: v.GenericSchema<string, string>, value: string) =>
  (v.safeParse(schema, value).issues ?? []).map(({ message }) => readText(message)?.message).join(' | ');

describe('the login rules', () => {
  it('accepts a username, trimmed, and reports what is wrong otherwise', () => {
    expect(v.parse(loginUsername, '  marina.costa ')).toBe('marina.costa');
    expect(complaints(loginUsername, ' ')).toBe('Enter your username.');
    expect(complaints(loginUsername, 'ab')).toMatch(/^Account format incorrect/);
    expect(complaints(loginUsername, 'a b c')).toMatch(/^Account format incorrect/);
  });
  it('accepts a password as it is', () => {
    expect(v.parse(loginPassword, ' pass word ')).toBe(' pass word ');
    expect(complaints(loginPassword, '')).toBe('Enter your password.');
    expect(complaints(loginPassword, '12345')).toMatch(/^Password format incorrect/);
  });
  it('accepts a mobile number and the code sent to it, trimmed: with the two above these are the shared rules [S2-152]', () => {
    expect(v.parse(loginMobileNum, ' 11 98765-4321 ')).toBe('11 98765-4321');
    expect(complaints(loginMobileNum, ' ')).toBe('Enter your mobile number.');
    expect(v.parse(verificationCode, ' 012345 ')).toBe('012345');
    expect(complaints(verificationCode, '')).toBe('Enter the code from the SMS.');
    for (const wrong of ['12345', '1234567', '12345a'])
      expect(complaints(verificationCode, wrong)).toBe('The code has 6 digits.');
  });
  it('requires a captcha of 1 to 16 letters or digits [S2-154, S2-025]', () => {
    expect(complaints(captchaText, '')).toBe('Enter the verification code.');
    expect(complaints(captchaText, '7')).toBe('');
    expect(complaints(captchaText, 'a'.repeat(16))).toBe('');
    expect(complaints(captchaText, 'a'.repeat(17))).not.toBe('');
    expect(complaints(captchaText, 'a-b')).not.toBe('');
  });
});
