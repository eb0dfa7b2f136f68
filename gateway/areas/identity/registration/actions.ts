import * as v from 'valibot';
import { PositiveAmount } from '#src/contract/amount.ts';
import { defaultRegisterForm } from '#src/contract/register-defaults.ts';
import { FieldSetting, type RegisterField, registerFields } from '#src/contract/registration.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import { formOf, type StoredRegistration } from '#gateway/areas/site/registration-form.ts';
import {
  change,
  type Command,
  type Operator,
  OperatorError,
  type Options,
  readSwitch,
  refuseNothing,
  writeSwitch,
} from '#gateway/actions/command.ts';
import { readPattern } from './register-pattern.ts';

type Stored = v.InferOutput<typeof StoredRegistration>;

const methods = { username: 'username', mobile: 'mobileNum' } as const;
const switches = {
  captcha: 'captcha',
  verification: 'verificationCode',
  'mobile-password': 'mobileNumPassword',
  'terms-ticked': 'termsTicked',
} as const;
const numbers = ['len', 'min', 'max'] as const;

/** The registration form, field by field. */
export const registerCommands: readonly Command[] = [
  {
    name: 'register show',
    reads: true,
    help: 'the registration form: methods, options, and each field',
    run: showForm,
  },
  {
    name: 'register method',
    takes: '<username|mobile> <on|off>',
    help: 'open or close a way to register',
    run: async (operator, [word, on]) => {
      const method = pick(methods, word);
      const value = readSwitch(on);
      await write(operator, (stored) => ({ ...stored, methods: { ...stored.methods, [method]: value } }));
      return `registration by ${word} is ${on}`;
    },
  },
  {
    name: 'register set',
    takes: '<captcha|verification|mobile-password|terms-ticked> <on|off>',
    help: 'a captcha; a code for the mobile number in username mode; a password beside the mobile number; terms agreed to at first',
    run: async (operator, [word, on]) => {
      const option = pick(switches, word);
      const value = readSwitch(on);
      await write(operator, (stored) => ({ ...stored, [option]: value }));
      return `${word} is ${on}`;
    },
  },
  {
    name: 'register bonus',
    takes: '<amount|off>',
    help: 'what a new member is given, once, from the house',
    asks: ([amount]) => (amount === 'off' ? null : `Every new member is given ${amount} from now on. Go on?`),
    run: async (operator, [amount = '']) => {
      if (amount !== 'off' && !v.is(PositiveAmount, amount))
        throw new OperatorError('An amount has two digits after the point, such as 20.00.');
      await write(operator, (stored) => ({ ...stored, bonus: amount === 'off' ? null : amount }));
      return `the bonus is ${amount}`;
    },
  },
  {
    name: 'register field',
    takes: '<field>',
    help: 'switch a field of the form on or off, and say what it has to be; --default takes your rules away',
    flags:
      '[--on] [--off] [--required] [--optional] [--len …] [--min …] [--max …] [--pattern …] [--kinds lower,digit] [--enum a,b] [--hint-pt … --hint-en …] [--default]',
    run: setField,
  },
];

async function showForm(operator: Operator) {
  const { bonus, ...stored } = await readStored(operator, operator.db);
  const form = formOf({ ...stored, bonus });
  return [
    ['by username', writeSwitch(form.methods.username), ''],
    ['by mobile', writeSwitch(form.methods.mobileNum), ''],
    ...Object.entries(switches).map(([word, option]) => [word, writeSwitch(form[option]), '']),
    ['bonus', bonus ?? 'off', ''],
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
  ...rules
}: FieldSetting): string {
  const words = Object.entries(rules).map(([name, value]) => `${name} ${String(value)}`);
  return [required ? 'required' : 'optional', ...(type === 'string' ? [] : [type]), ...words].join(', ');
}

async function setField(operator: Operator, [word = '']: readonly string[], options: Options) {
  const name = registerFields.find((field) => field === word);
  if (!name) throw new OperatorError(`A field is one of ${registerFields.join(', ')}.`);
  refuseNothing(options);
  await write(operator, (stored) => {
    const before = options['default'] === true ? defaultRegisterForm.fields[name] : formOf(stored).fields[name];
    return { ...stored, fields: { ...stored.fields, [name]: changed(name, before, options) } };
  });
  return `wrote ${name}`;
}

function changed(name: RegisterField, before: FieldSetting, options: Options): FieldSetting {
  if (['username', 'password'].includes(name) && (options['off'] === true || options['optional'] === true))
    throw new OperatorError(`${name} belongs to its method; "register method" closes that.`);
  const { enum: one, kinds, pattern, 'hint-pt': pt, 'hint-en': en } = options;
  const list = (text: string) => text.split(',').map((part) => part.trim());
  const field = {
    ...before,
    ...(options['on'] === true && { enabled: true }),
    ...(options['off'] === true && { enabled: false }),
    ...(options['required'] === true && { required: true, enabled: true }),
    ...(options['optional'] === true && { required: false }),
    ...Object.fromEntries(numbers.flatMap((bound) => (bound in options ? [[bound, Number(options[bound])]] : []))),
    ...(typeof pattern === 'string' && { pattern: readPattern(pattern) }),
    ...(typeof kinds === 'string' && { kinds: list(kinds) }),
    ...(typeof one === 'string' && { enum: list(one) }),
    ...(typeof pt === 'string' && typeof en === 'string' && { hint: { pt, en } }),
  };
  const checked = v.safeParse(FieldSetting, field);
  const { min = 0, max = Infinity } = field;
  if (checked.success && min <= max) return checked.output;
  const wrong = checked.success ? 'min' : v.getDotPath(checked.issues[0]);
  throw new OperatorError(`That is no rule: look at --${wrong}.`);
}

function pick<T extends string>(known: Readonly<Record<string, T>>, word = ''): T {
  const found = known[word];
  if (found === undefined) throw new OperatorError(`Say one of ${Object.keys(known).join(', ')}.`);
  return found;
}

async function readStored({ merchant }: Operator, db: Operator['db']): Promise<Stored> {
  const found = await readMerchant({ db }, merchant);
  if (!found) throw new OperatorError(`There is no merchant ${merchant}; MERCHANT names it.`);
  return found.settings.registration;
}

/** Writes the form into the merchant's settings; every open page hears of it. */
const write = (operator: Operator, next: (stored: Stored) => Stored): Promise<void> =>
  change(operator, 'status', async (trx) => {
    const registration = next(await readStored(operator, trx));
    const { settings } = await trx
      .selectFrom('merchants')
      .select('settings')
      .where('code', '=', operator.merchant)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('merchants')
      .set({ settings: JSON.stringify({ ...(JSON.parse(settings) as object), registration }) })
      .where('code', '=', operator.merchant)
      .execute();
  });
