import * as v from 'valibot';

/** A password as it was typed; what it has to be, the merchant's registration form says. */
export const TypedPassword = v.pipe(v.string(), v.maxLength(128));

export const NewPassword = { newPassword: TypedPassword, confirmNewPassword: TypedPassword };

/** What the calls of password are asked with and answer. */
export const schemas = {
  changePassword: {
    summary: 'Changes the password of the member; all other sessions of the account end',
    body: v.object({ oldPassword: TypedPassword, ...NewPassword }),
    value: v.object({}),
  },
};
