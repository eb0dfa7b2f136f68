import * as v from 'valibot';
import { TokenField } from '#src/contract/core/wire.ts';

/**
 * The sign-in method. `username`: by username and password. `sms`: `username` is the mobile number as it was typed,
 * `countryDialingCode` its dialling code and `password` the code that was sent to it. `firebase`: a push service has sent the code and
 * checked it, which `firebaseIdToken` proves; `firebaseMobileNo` is the number then, and there is no password.
 */
export const loginTypes = ['username', 'sms', 'firebase'] as const;

/** 0, 1, 2 members; 4 trial guest; 40 no agent; 41, 42 and others agents [S2-113]. */
export const MemberType = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

/**
 * Ours: the random name of one sign-in, the same for every try of it, so that a try after a lost answer begins no second session.
 * It is worth nothing without the password or the code.
 */
export const SignInAttempt = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)));

/** The login payload before it is encrypted [S2-109]; `iat` (epoch s) and `jti` are added by the envelope [S2-184]. */
export const LoginPayload = v.object({
  username: v.pipe(v.string(), v.trim(), v.maxLength(64)),
  password: v.pipe(v.string(), v.maxLength(128)),
  captcha: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(16))),
  captchaId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  type: v.picklist(loginTypes),
  firebaseChannel: v.optional(v.string()),
  firebaseIdToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
  firebaseMobileNo: v.optional(v.string()),
  countryDialingCode: v.optional(v.string()),
  /** ours: true when the login was started on an agent page */
  agentLogin: v.optional(v.boolean()),
  attempt: SignInAttempt,
});
export type LoginPayload = v.InferOutput<typeof LoginPayload>;

/**
 * The login answer [S2-108]; `customerType` is a trial guest's [S2-099]; `expiresIn` (seconds that the token lives) is ours, as is
 * `renewal`: what a browser without cookies renews by, as long as its page lives (docs/decisions/078-a-browser-that-refuses.md).
 */
export const LoginValue = v.object({
  token: v.string(),
  userName: v.string(),
  type: MemberType,
  customerType: v.exactOptional(MemberType),
  firstTimeLogin: v.boolean(),
  expiresIn: v.number(),
  renewal: v.exactOptional(v.string()),
});
export type LoginValue = v.InferOutput<typeof LoginValue>;

/** The value of a refused login; `captcha: true` shows the captcha box [S2-111]. `retryAfter` in seconds. */
export const LoginRefusal = v.object({ captcha: v.optional(v.boolean()), retryAfter: v.optional(v.number()) });

/** Schemas of the session calls. */
export const schemas = {
  login: {
    body: LoginPayload,
    value: LoginValue,
  },
  logout: {
    body: v.object({ token: TokenField }),
    value: v.object({}),
  },
  renewSession: {
    value: v.object({ ...LoginValue.entries, id: v.string() }),
  },
  captcha: {
    value: v.object({ captchaId: v.string(), image: v.string() }),
  },
};
