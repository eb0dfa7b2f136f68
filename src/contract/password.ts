import * as v from 'valibot';
import { defineCall } from './call.ts';

/** A password as it was typed; what it has to be, the merchant's registration form says. */
export const TypedPassword = v.pipe(v.string(), v.maxLength(128));

export const NewPassword = { newPassword: TypedPassword, confirmNewPassword: TypedPassword };

/** [S2-204] */
export const changePassword = defineCall({
  name: 'changePassword',
  summary: 'Changes the password of the member; all other sessions of the account end',
  method: 'POST',
  path: '/wps/member/password',
  body: v.object({ oldPassword: TypedPassword, ...NewPassword }),
  value: v.object({}),
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  idempotent: true,
});
