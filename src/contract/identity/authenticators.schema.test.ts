import * as v from 'valibot';
import { expect, it } from 'vitest';
import { AuthenticatorCode } from './authenticators.schema.ts';

it.each(['804979', '804-979', '804\u2011979', '\u202a804 979\u202c', '８０４９７９'])(
  'a code of an app is read from %j',
  (typed) => expect(v.parse(AuthenticatorCode, typed)).toBe('804979'),
);

it.each(['80497', '8049799', 'abcdef', ''])('%j is no code of an app', (typed) =>
  expect(v.is(AuthenticatorCode, typed)).toBe(false),
);
