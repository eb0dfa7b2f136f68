import { expect, it } from 'vitest';
import type { RegisterField } from '#src/contract/identity/registration.ts';
import { errorMessage } from './register-texts.ts';

const rule = { required: true, type: 'string', whitespace: false } as const;

it('states the format of account, password, confirmation, e-mail, real name and mobile number [S2-173]', () => {
  const said = (name: RegisterField | 'confirmPassword', error: 'pattern' | 'required') =>
    errorMessage({ name, rule }, error).message;
  expect(said('username', 'pattern')).toMatch(/account format incorrect: letters/i);
  expect(said('password', 'pattern')).toMatch(/password format incorrect/i);
  expect(said('confirmPassword', 'required')).toMatch(/enter the password again/i);
  expect(said('payeeName', 'pattern')).toMatch(/real name format incorrect: letters and spaces/i);
  expect(said('mobileNum', 'pattern')).toMatch(/mobile number format incorrect/i);
  expect(errorMessage({ name: 'email', rule: { ...rule, type: 'email' } }, 'type').message).toMatch(
    /e-?mail format incorrect: use the form/i,
  );
});
