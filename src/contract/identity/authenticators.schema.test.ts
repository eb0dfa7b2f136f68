import * as v from 'valibot';
import { expect, it } from 'vitest';
import { AuthenticatorCode } from './authenticators.schema.ts';

it.each(['804979', '804 979', '804-979', '８０４９７９', '\u202d804979\u202c', '804\u2011979'])(
  'the code of an app is taken in any grouping and script: %j',
  (typed) => expect(v.parse(AuthenticatorCode, typed)).toBe('804979'),
);

it.each(['', '80497', '8049790', '80497a'])('what is not six digits is refused: %j', (typed) =>
  expect(v.is(AuthenticatorCode, typed)).toBe(false),
);
