import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defaultRegisterForm } from './register-defaults.ts';
import { checkShownField, defaultMethod, findWrongFields, shownFields } from './register-rules.ts';
import { type RegisterField, registerFields } from './registration.ts';
import { type RegisterForm, RegisterPayload } from './registration.schema.ts';

/** The form with only these optional fields. */
const formWith = (enabled: readonly RegisterField[], rest: Partial<RegisterForm> = {}): RegisterForm => ({
  ...defaultRegisterForm,
  captcha: false,
  fields: Object.fromEntries(
    registerFields.map((name) => [name, { ...defaultRegisterForm.fields[name], enabled: enabled.includes(name) }]),
  ) as RegisterForm['fields'],
  ...rest,
});
const namesOf = (form: RegisterForm, method: 'username' | 'mobileNum' = 'username') =>
  shownFields(form, method).map(({ name }) => name);
const isRequired = (form: RegisterForm, method: 'username' | 'mobileNum', name: string) =>
  shownFields(form, method).find((field) => field.name === name)?.rule.required;

describe('which fields are shown', () => {
  it('username, password and its confirmation alone where nothing else is on [S2-034, S2-037, S2-038]', () => {
    expect(namesOf(formWith([]))).toEqual(['username', 'password', 'confirmPassword']);
    for (const name of ['username', 'password', 'confirmPassword'])
      expect(isRequired(formWith([]), 'username', name)).toBe(true);
  });

  const optional = registerFields.filter((name) => !['username', 'password', 'mobileNum'].includes(name));
  it.each(optional)(
    '%s appears when it is on, in both methods, and has to be filled in when that is set [S2-031, S2-039, S2-040]',
    (name) => {
      for (const method of ['username', 'mobileNum'] as const) {
        expect(namesOf(formWith([]), method)).not.toContain(name);
        const form = formWith([name]);
        expect(namesOf(form, method)).toContain(name);
        expect(isRequired(form, method, name)).toBe(false);
        const required = { ...form, fields: { ...form.fields, [name]: { ...form.fields[name], required: true } } };
        expect(isRequired(required, method, name)).toBe(true);
      }
    },
  );

  it('a mobile number in username mode when it is on, with a code when it is verified [S2-035, S2-036]', () => {
    expect(namesOf(formWith(['mobileNum']))).toEqual(['username', 'mobileNum', 'password', 'confirmPassword']);
    expect(isRequired(formWith(['mobileNum']), 'username', 'mobileNum')).toBe(false);
    const verified = formWith(['mobileNum'], { verificationCode: true });
    expect(namesOf(verified)).toContain('verificationCode');
    expect(isRequired(verified, 'username', 'mobileNum')).toBe(true);
    expect(namesOf(formWith([], { verificationCode: true }))).not.toContain('verificationCode');
  });

  it('mobile number and code in mobile mode; passwords where that option is on [S2-032, S2-033, S2-037]', () => {
    const withPassword = formWith([], { mobileNumPassword: true });
    expect(namesOf(withPassword, 'mobileNum')).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
    ]);
    expect(namesOf(formWith([], { mobileNumPassword: false }), 'mobileNum')).toEqual(['mobileNum', 'verificationCode']);
  });

  it('the captcha when it is on, and required then [S2-041, S2-169]', () => {
    expect(namesOf(formWith([]))).not.toContain('captcha');
    expect(namesOf(formWith([], { captcha: true })).at(-1)).toBe('captcha');
    expect(isRequired(formWith([], { captcha: true }), 'username', 'captcha')).toBe(true);
  });

  it('the method is the username unless the mobile number is the only one [S2-139]', () => {
    const of = (username: boolean, mobileNum: boolean) => defaultMethod({ methods: { username, mobileNum } });
    expect([of(true, false), of(true, true), of(false, true), of(false, false)]).toEqual([
      'username',
      'username',
      'mobileNum',
      'username',
    ]);
  });
});

describe('what is wrong', () => {
  const good: RegisterPayload = {
    registerMethod: 'H5',
    type: 0,
    username: 'marina.costa',
    password: 'praia-nova-7',
    confirmPassword: 'praia-nova-7',
  };
  const wrongOf = (payload: Partial<RegisterPayload>, form = formWith([])) =>
    findWrongFields(form, 'username', { ...good, ...payload });

  it('nothing that satisfies the default rules [S2-166]', () => {
    expect(wrongOf({})).toEqual([]);
    expect(wrongOf({}, formWith([...registerFields].filter((name) => name !== 'mobileNum')))).toEqual([]);
  });

  it('a confirmation that is missing or another [S2-038, S2-168]', () => {
    expect(wrongOf({ confirmPassword: undefined })).toEqual(['confirmPassword']);
    expect(wrongOf({ confirmPassword: 'praia-nova-8' })).toEqual(['confirmPassword']);
  });

  it('a value that breaks the field’s rule of the server [S2-166]', () => {
    const form = formWith(['nickname']);
    form.fields.nickname = { ...form.fields.nickname, required: true, enum: ['Ana', 'Bia'] };
    expect(wrongOf({ nickname: 'Ana' }, form)).toEqual([]);
    expect(wrongOf({ nickname: 'Eva' }, form)).toEqual(['nickname']);
    expect(wrongOf({}, form)).toEqual(['nickname']);
  });

  it('a payment password of one digit, or of digits that count up or down', () => {
    const form = formWith(['paymentPassword']);
    for (const paymentPassword of ['111111', '000000', '123456', '987654', '12345a'])
      expect(wrongOf({ paymentPassword }, form), paymentPassword).toEqual(['paymentPassword']);
    for (const paymentPassword of ['271828', '111112', '135791'])
      expect(wrongOf({ paymentPassword }, form), paymentPassword).toEqual([]);
  });

  it('a name that the login would refuse, or that may be a phone number, however lax the rule', () => {
    const lax = formWith([]);
    lax.fields.username = { enabled: true, required: true, type: 'string', whitespace: false };
    const check = (text: string) => checkShownField({ name: 'username', rule: lax.fields.username }, text);
    for (const text of ['5511987654321', 'a b', 'ção', 'ab', 'x'.repeat(33)])
      expect(check(text), text).toEqual(['pattern']);
    expect(check('7mares')).toEqual([]);
  });
});

describe('how a field is pasted or typed', () => {
  const check = (name: RegisterField, typed: string) =>
    checkShownField({ name, rule: { ...defaultRegisterForm.fields[name], required: true } }, typed);
  const payload = (fields: Partial<Record<RegisterField, string>>) =>
    v.parse(RegisterPayload, { registerMethod: 'PWA', type: 0, ...fields });

  it.each([
    ['whatsapp', '\u202a+55 11 98700\u20110101\u202c', '+55 11 98700-0101'],
    ['zalo', '＋84 912 345 678', '+84 912 345 678'],
    ['idNumber', '529.982.247\u201325', '529.982.247-25'],
    ['affiliateCode', 'K7MP\u2011X2QR\u200b', 'K7MP-X2QR'],
    ['qqNum', '１２３４５６', '123456'],
    ['payeeName', 'Maria D´Ávila', 'Maria D’Ávila'],
  ] as const)('%s is taken as %j, and kept as %j', (name, typed, kept) => {
    expect(check(name, typed)).toEqual([]);
    expect(payload({ [name]: typed })[name]).toBe(kept);
  });

  it.each(['\u3164\u3164', '\u115f\u1160', 'Ana\u3164'])('a payee’s name %j has letters without a shape', (name) =>
    expect(check('payeeName', name)).toEqual(['pattern']),
  );

  it.each(['\u3164\u3164', '\u2800\u2800', '\u034f\u034f'])(
    'a nickname %j shows nothing, whatever the merchant asks',
    (name) => {
      const rule = { ...defaultRegisterForm.fields.nickname, required: true, whitespace: false };
      expect(checkShownField({ name: 'nickname', rule }, name)).toEqual(['pattern']);
    },
  );
});
