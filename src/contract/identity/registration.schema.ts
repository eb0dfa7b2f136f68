import { plainCode, plainName, plainText } from '#src/contract/core/typed-text.ts';
import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { FieldRule } from './field-rules.ts';
import { registerFields, type RegisterField } from './registration.ts';
import { LoginValue, SignInAttempt } from './session.schema.ts';
import { DialingCode } from './verification.schema.ts';

/** Setting of a field in the form [S2-125]; `hint` explains a pattern of the merchant. */
export const FieldSetting = v.object({
  enabled: v.boolean(),
  ...FieldRule.entries,
  hint: v.exactOptional(v.object({ pt: v.string(), en: v.string() })),
});
export type FieldSetting = v.InferOutput<typeof FieldSetting>;

const fieldEntries = Object.fromEntries(registerFields.map((name) => [name, FieldSetting])) as Record<
  RegisterField,
  typeof FieldSetting
>;

/**
 * The form as the merchant has set it. `verificationCode`: a mobile number entered in username mode is verified [S2-036];
 * `mobileNumPassword`: an account by mobile number has a password, too [S2-037].
 */
export const RegisterForm = v.object({
  methods: v.object({ username: v.boolean(), mobileNum: v.boolean() }),
  mobileNumPassword: v.boolean(),
  verificationCode: v.boolean(),
  captcha: v.boolean(),
  /** Whether the box of the terms is ticked initially [S2-044]. */
  termsTicked: v.boolean(),
  /** The rule of the current password in the form that changes it [S2-162]. */
  oldPassword: FieldRule,
  fields: v.object(fieldEntries),
});
export type RegisterForm = v.InferOutput<typeof RegisterForm>;

/** The bonus of a new member, in the merchant's currency (ISO 4217) [S2-047]. */
const Bonus = v.object({ amount: Amount, currency: v.string(), currencySymbol: v.string() });

/** Settings that the app needs to show and check the form [S2-029, S2-031]. */
export const RegisterSettings = v.object({
  ...RegisterForm.entries,
  bonus: v.nullable(Bonus),
  /** Whether it is paid only after the member has verified a mobile number. */
  bonusAfterNumber: v.optional(v.boolean(), false),
  ageLimit: v.number(),
});
export type RegisterSettings = v.InferOutput<typeof RegisterSettings>;

const Word = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(512)));
const PlainWord = v.optional(v.pipe(v.string(), v.transform(plainText), v.trim(), v.maxLength(512)));
/** Leading and trailing spaces are part of it. */
const Secret = v.optional(v.pipe(v.string(), v.maxLength(512)));

/** The register payload before encryption [S2-119]; `captchaId` and `attempt` are ours, as at login. */
export const RegisterPayload = v.object({
  countryDialingCode: v.optional(DialingCode),
  registerUrl: Word,
  registerMethod: v.picklist(['APP', 'H5', 'PWA', 'WEBCLIP']),
  username: Word,
  password: Secret,
  confirmPassword: Secret,
  affiliateCode: PlainWord,
  paymentPassword: Secret,
  recommenderId: PlainWord,
  nickname: Word,
  payeeName: v.pipe(
    Word,
    v.transform((typed) => typed && plainName(typed)),
  ),
  email: Word,
  mobileNum: PlainWord,
  idNumber: PlainWord,
  qqNum: PlainWord,
  facebook: PlainWord,
  wechat: PlainWord,
  line: PlainWord,
  whatsapp: PlainWord,
  zalo: PlainWord,
  captcha: Word,
  captchaId: Word,
  type: v.literal(0),
  domain: Word,
  verificationCode: v.pipe(
    Word,
    v.transform((typed) => typed && plainCode(typed)),
  ),
  /** Of a push-service that has verified the number, and not otherwise [S2-123]. */
  firebaseChannel: Word,
  firebaseIdToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
  attempt: SignInAttempt,
});
export type RegisterPayload = v.InferOutput<typeof RegisterPayload>;

/** Requests and answers of the calls of registration. */
export const schemas = {
  registerSettings: {
    value: RegisterSettings,
  },
  register: {
    body: RegisterPayload,
    value: LoginValue,
  },
  registerByMobile: {
    body: RegisterPayload,
    value: LoginValue,
  },
  checkAffiliate: {
    query: v.object({ code: v.pipe(v.string(), v.transform(plainText), v.trim(), v.minLength(1), v.maxLength(64)) }),
    value: v.object({ code: v.string() }),
  },
  checkUsername: {
    query: v.object({ username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) }),
    value: v.object({ available: v.boolean() }),
  },
};
