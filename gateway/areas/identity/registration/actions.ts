import * as v from 'valibot';
import { PositiveAmount } from '#src/contract/core/amount.ts';
import { defaultRegisterForm } from '#src/contract/identity/register-defaults.ts';
import { FieldSetting } from '#src/contract/identity/registration.schema.ts';
import { type RegisterField, registerFields } from '#src/contract/identity/registration.ts';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { codeOf } from '#gateway/actions/codes.ts';
import { OnOff, option, readBy, word } from '#gateway/actions/inputs.ts';
import { partsOf } from '#gateway/actions/parts.ts';
import { writeSwitch } from '#gateway/actions/print.ts';
import { merchantOf } from '#gateway/areas/site/site-actions.ts';
import { changeSettings } from '#gateway/areas/site/setting-actions.ts';
import { formOf, StoredRegistration, withWarning } from '#gateway/areas/site/registration-form.ts';
import { readPattern } from './register-pattern.ts';

type Stored = v.InferOutput<typeof StoredRegistration>;

const methods = { username: 'username', mobile: 'mobileNum' } as const;
const switches = {
  captcha: 'captcha',
  verification: 'verificationCode',
  'mobile-password': 'mobileNumPassword',
  'terms-ticked': 'termsTicked',
  'bonus-number': 'bonusAfterNumber',
} as const;

const methodCodes = { username: 'by an account name and a password', mobile: 'by a mobile number' } as const;
const switchCodes = {
  captcha: 'a captcha',
  verification: 'a code for the number that is typed in username mode',
  'mobile-password': 'a password beside the mobile number',
  'terms-ticked': 'the terms ticked at first',
  'bonus-number': 'the bonus given once the member has verified a mobile number, one for each number',
} as const satisfies Record<keyof typeof switches, string>;
const fieldCodes = {
  username: 'account name',
  mobileNum: 'mobile number',
  password: 'password',
  paymentPassword: 'password of withdrawals',
  affiliateCode: 'invitation code',
  email: 'e-mail address',
  nickname: 'name that others see',
  payeeName: 'name that is paid to',
  recommenderId: 'account name of who recommends',
  idNumber: 'number of a document, such as the CPF',
  whatsapp: 'number at WhatsApp',
  facebook: 'name at Facebook',
  line: 'name at LINE',
  wechat: 'name at WeChat',
  zalo: 'number at Zalo',
  qqNum: 'number at QQ',
} as const satisfies Record<RegisterField, string>;

const Bonus = v.pipe(
  v.message(v.union([v.literal('off'), PositiveAmount]), 'An amount has two digits after the point, such as 20.00.'),
  v.transform((text) => (text === 'off' ? null : text)),
);

const Field = word(codeOf(fieldCodes, `A field is one of ${registerFields.join(', ')}.`), 'field');
const Bound = v.pipe(v.string(), v.transform(Number));
const List = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
);

const rules = {
  on: v.boolean(),
  off: v.boolean(),
  required: v.boolean(),
  optional: v.boolean(),
  len: Bound,
  min: Bound,
  max: Bound,
  pattern: readBy(readPattern),
  kinds: option(List, { shown: 'lower,digit' }),
  enum: option(List, { shown: 'a,b' }),
  hint_pt: v.string(),
  hint_en: option(v.string(), { joined: ' ' }),
  default: v.boolean(),
};
type Rules = { readonly [K in keyof typeof rules]?: v.InferOutput<(typeof rules)[K]> };

/** The registration form, field by field. */
export const registerActions = [
  defineAction({
    name: 'register show',
    reads: true,
    summary: 'the registration form: methods, options, and each field',
    run: showForm,
  }),
  defineAction({
    name: 'register method',
    examples: ['register method mobile on'],
    summary: 'open or close a registration method',
    input: v.object({ method: word(codeOf(methodCodes)), on: word(OnOff) }),
    changes: ['status'],
    run: async (context, { method, on }) => {
      const next = (before: Stored) => ({ ...before, methods: { ...before.methods, [methods[method]]: on } });
      return withWarning(await write(context, next), `registration by ${method} is ${writeSwitch(on)}`);
    },
  }),
  defineAction({
    name: 'register set',
    examples: ['register set captcha on'],
    summary:
      'a captcha; a code for the mobile number in username mode; a password with the mobile number; terms ticked at first; the bonus only for a verified number',
    input: v.object({ name: word(codeOf(switchCodes)), on: word(OnOff) }),
    changes: ['status'],
    run: async (context, { name, on }) => {
      if (name === 'bonus-number' && on && !context.config.smsCarrier)
        throw new OperatorError('No SMS provider is set up (SMS_URL): members could not verify a number.');
      const stored = await write(context, (before) => ({ ...before, [switches[name]]: on }));
      return withWarning(stored, `${name} is ${writeSwitch(on)}`);
    },
  }),
  defineAction({
    name: 'register old-password',
    examples: ['register old-password "^.{4,64}$"', 'register old-password default'],
    summary: 'the rule of the current password in the form that changes it',
    input: v.object({ pattern: word(readBy(readPattern), 'pattern|default') }),
    changes: ['status'],
    run: async (context, { pattern }) => {
      const usual = defaultRegisterForm.oldPassword;
      const oldPassword = pattern === 'default' ? usual : { ...usual, pattern };
      await write(context, (stored) => ({ ...stored, oldPassword }));
      return `the current password is held to ${oldPassword.pattern}`;
    },
  }),
  defineAction({
    name: 'register bonus',
    examples: ['register bonus 20.00', 'register bonus off'],
    summary: 'the welcome bonus of a new member, paid once',
    input: v.object({ bonus: word(Bonus, 'amount|off') }),
    changes: ['status'],
    asks: ({ bonus }) => (bonus === null ? null : `Every new member gets ${bonus} from now on. Continue?`),
    run: async (context, { bonus }) => {
      const stored = await write(context, (before) => ({ ...before, bonus }));
      return withWarning(stored, `the bonus is ${bonus ?? 'off'}`);
    },
  }),
  defineAction({
    name: 'register field',
    examples: [
      'register field email --required',
      'register field nickname --len 12 --hint-pt "Como chamamos você" --hint-en "What we call you"',
    ],
    summary: 'switch a field of the form on or off, and set its rules; --default removes them',
    input: partsOf({ field: Field }, rules),
    changes: ['status'],
    run: async (context, { field, ...given }) => {
      await write(context, (stored) => {
        const before = given.default ? defaultRegisterForm.fields[field] : formOf(stored).fields[field];
        return { ...stored, fields: { ...stored.fields, [field]: changed(field, before, given) } };
      });
      return `wrote ${field}`;
    },
  }),
];

async function showForm(context: ActionContext) {
  const { registration } = (await merchantOf(context)).settings;
  const form = formOf(registration);
  return [
    ['by username', writeSwitch(form.methods.username), ''],
    ['by mobile', writeSwitch(form.methods.mobileNum), ''],
    ...Object.entries(switches).map(([name, setting]) => [name, writeSwitch(registration[setting]), '']),
    ['bonus', registration.bonus ?? 'off', ''],
    ['old-password', '', form.oldPassword.pattern ?? ''],
    ...registerFields.map((name) => [name, writeSwitch(form.fields[name].enabled), rulesOf(form.fields[name])]),
  ];
}

/** A field's rules in the words in which they are set. */
function rulesOf({
  enabled: _enabled,
  required,
  hint: _hint,
  whitespace: _whitespace,
  type,
  ...others
}: FieldSetting): string {
  const words = Object.entries(others).map(([name, value]) => `${name} ${String(value)}`);
  return [required ? 'required' : 'optional', ...(type === 'string' ? [] : [type]), ...words].join(', ');
}

function changed(name: RegisterField, before: FieldSetting, given: Rules): FieldSetting {
  const { on, off, required, optional, hint_pt: pt, hint_en: en, default: _default, ...others } = given;
  if (['username', 'password'].includes(name) && (off || optional))
    throw new OperatorError(`${name} belongs to its method; "register method" closes that.`);
  const field = {
    ...before,
    ...(on && { enabled: true }),
    ...(off && { enabled: false }),
    ...(required && { required: true, enabled: true }),
    ...(optional && { required: false }),
    ...others,
    ...(pt !== undefined && en !== undefined && { hint: { pt, en } }),
  };
  const checked = v.safeParse(FieldSetting, field);
  const { min = 0, max = Infinity } = field;
  if (checked.success && min <= max) return checked.output;
  const wrong = checked.success ? 'min' : v.getDotPath(checked.issues[0]);
  throw new OperatorError(`That is no rule: look at --${wrong}.`);
}

/** Stores the form in the merchant's settings and returns it; open pages refresh. */
async function write(context: ChangeContext, next: (stored: Stored) => Stored): Promise<Stored> {
  let written: Stored | undefined;
  await changeSettings(context, ({ registration = {} }) => {
    written = next(v.parse(StoredRegistration, registration));
    return { registration: written };
  });
  return written ?? v.parse(StoredRegistration, {});
}
