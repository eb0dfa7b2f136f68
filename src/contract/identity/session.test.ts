import * as v from 'valibot';
import { expect, it } from 'vitest';
import { LoginPayload } from './session.schema.ts';

const typed = (type: unknown) => v.is(LoginPayload, { username: 'ana', password: 'wide-open-sea', type });

it('a login is of the type username, sms or firebase, and of no other [S2-110]', () => {
  expect(['username', 'sms', 'firebase'].filter(typed)).toHaveLength(3);
  expect(['', 'USERNAME', 'mobile', 'google', undefined, 0].filter(typed)).toEqual([]);
});
