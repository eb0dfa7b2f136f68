import * as v from 'valibot';
import { expect, it } from 'vitest';
import { checkField, FieldRule } from '#src/contract/identity/field-rules.ts';
import { PayeeName } from '#src/contract/core/payee-name.ts';
import { Email, Nickname } from './account-details.schema.ts';

it.each(['\u3164', '\u2800', '\u115f\u1160', '\u034f'])(
  'a name that shows nothing, %j, is refused everywhere',
  (name) => {
    expect(v.is(Nickname, name)).toBe(false);
    expect(v.is(PayeeName, `${name}${name}`)).toBe(false);
    expect(checkField(v.parse(FieldRule, { required: true, whitespace: true }), name)).toEqual(['whitespace']);
  },
);

it('a name may be empty, in any script, and with an apostrophe as any keyboard writes it', () => {
  expect(v.is(Nickname, '')).toBe(true);
  expect(v.is(Nickname, '山田 🌊')).toBe(true);
  for (const typed of ['Maria D´Ávila', 'Maria D`Ávila', 'Maria D’Ávila'])
    expect(v.parse(PayeeName, typed)).toBe('Maria D’Ávila');
  expect(v.is(PayeeName, "Maria D'Ávila")).toBe(true);
});

it.each([
  ["ana.d'avila@example.com", true],
  ['ana@example', false],
  ['ana@@example.com', false],
  ['ana<b>@example.com', false],
])('registration and details validate the address %s equally', (address, right) => {
  expect(v.is(Email, address)).toBe(right);
  expect(checkField(v.parse(FieldRule, { type: 'email' }), address).length === 0).toBe(right);
});
