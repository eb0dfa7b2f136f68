import * as v from 'valibot';

/** A password as it was typed; the merchant's registration form has its rules. */
export const TypedPassword = v.pipe(v.string(), v.maxLength(128));

export const NewPassword = { newPassword: TypedPassword, confirmNewPassword: TypedPassword };

/** Requests and answers of the calls of password. */
export const schemas = {
  changePassword: {
    body: v.object({ oldPassword: TypedPassword, ...NewPassword }),
    value: v.object({}),
  },
};
