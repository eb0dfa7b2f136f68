// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { defaultRegisterForm } from '#src/contract/identity/register-defaults.ts';
import { type RegisterField, registerFields } from '#src/contract/identity/registration.ts';
import type { RegisterSettings } from '#src/contract/identity/registration.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { RegisterForm } from './register-form.tsx';

const registerAccount = vi.hoisted(() => vi.fn<(store: unknown, registration: object, key: string) => Promise<void>>());
const send = vi.hoisted(() => vi.fn<(call: { name: string }, options?: object) => Promise<unknown>>());
vi.mock('./register-account.ts', () => ({ registerAccount }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));
vi.mock('#src/components/people/captcha/new-captcha.ts', () => ({
  newCaptcha: async () => ({ id: 'c1', picture: 'data:image/png;base64,' }),
}));

beforeEach(() => {
  sessionStorage.clear();
  registerAccount.mockReset().mockResolvedValue();
  send.mockReset().mockImplementation(async ({ name }) => (name === 'checkUsername' ? { available: true } : {}));
});
afterEach(cleanup);

const settingsWith = (enabled: readonly RegisterField[], rest: Partial<RegisterSettings> = {}): RegisterSettings => ({
  ...defaultRegisterForm,
  captcha: false,
  bonus: null,
  ageLimit: 21,
  fields: Object.fromEntries(
    registerFields.map((name) => [name, { ...defaultRegisterForm.fields[name], enabled: enabled.includes(name) }]),
  ) as RegisterSettings['fields'],
  ...rest,
});
const bothMethods = { username: true, mobileNum: true };
const show = (settings: RegisterSettings, invitation?: string) =>
  showInApp(() => <RegisterForm settings={settings} invitation={invitation} />);

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
const button = () => screen.getByRole('button', { name: 'Register' });
const press = () => act(async () => fireEvent.click(button()));
const said = (name: string | RegExp) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
function fill(username = 'marina.nova', password = 'praia-nova-7', confirmation = password) {
  type('Username', username);
  type('Password', password);
  type('Confirm password', confirmation);
}

describe('the form', () => {
  it('has the fields of the settings, the optional ones collapsed [S2-031, S2-039]', async () => {
    await show(settingsWith(['email', 'zalo', 'affiliateCode']));
    expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual([
      ...['username', 'affiliateCode', 'email', 'zalo'],
    ]);
    expect(field(/E-mail/).closest('details')).not.toBeNull();
    expect(field(/Invitation code/).closest('details')).toBeNull();
  });

  it('names its inputs as the requirements do, with a number of its own in either method [S2-124]', async () => {
    await show(settingsWith(registerFields, { captcha: true, verificationCode: true, methods: bothMethods }));
    const names = () =>
      [...document.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox])')].map(({ name }) => name);
    const both = [
      ...['mobileNum', 'messageCode', 'password', 'confimpsw', 'paymentPassword', 'idNumber', 'qqNum', 'facebook'],
      ...['wechat', 'line', 'whatsapp', 'zalo', 'email', 'nickname', 'payeeName', 'recommenderId', 'affiliateCode'],
      'identifying',
    ];
    expect(names().toSorted()).toEqual([...both, 'username'].toSorted());
    expect(field('Mobile number').id).toBe('mobileNum2');
    fireEvent.click(screen.getByRole('button', { name: 'Register with a mobile number' }));
    expect(names().toSorted()).toEqual(both.toSorted());
    expect([field('Mobile number').id, field('Mobile number').name]).toEqual(['mobileNum1', 'mobileNum']);
  });

  it('checks the captcha together with the number before a code is sent, where the captcha is on [S2-171]', async () => {
    const byMobile = { methods: { username: false, mobileNum: true } };
    const asked = () => send.mock.calls.map(([{ name }]) => name).filter((name) => name !== 'country');
    await show(settingsWith([], { ...byMobile, captcha: true }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Get code' })));
    expect(said('Mobile number')).toContain('Enter your mobile number.');
    expect(said('Verification code')).toContain('Enter the verification code.');
    type('Mobile number', '+55 11 98765-0101');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Get code' })));
    expect(said('Mobile number').trim()).toBe('');
    expect(document.activeElement).toBe(field('Verification code'));
    expect(asked()).toEqual([]);
    type('Verification code', 'hjkmn');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Get code' })));
    await waitFor(() => expect(asked()).not.toEqual([]));
  });

  it('marks an invitation code as optional unless its own rule requires it [S2-040]', async () => {
    const optional = settingsWith(['affiliateCode']);
    await show(optional);
    expect(screen.getByLabelText('Invitation code (optional)')).toBeDefined();
    cleanup();
    const required = { ...optional.fields, affiliateCode: { ...optional.fields.affiliateCode, required: true } };
    await show({ ...optional, fields: required });
    expect(screen.getByLabelText('Invitation code')).toBeDefined();
    fill();
    await press();
    expect(said('Invitation code')).toBe('Enter your invitation code.');
    expect(registerAccount).not.toHaveBeenCalled();
  });

  it('has a toggle between its methods only where there are two [S2-030]', async () => {
    await show(settingsWith([]));
    expect(screen.queryByRole('button', { name: /Register with/ })).toBeNull();
    cleanup();
    await show(settingsWith([], { methods: bothMethods }));
    expect(field('Username')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Register with a mobile number' }));
    expect(screen.queryByLabelText('Username')).toBeNull();
    expect(field('Mobile number')).toBeDefined();
  });

  it('requires the captcha where that is on, and not otherwise [S2-041, S2-169]', async () => {
    await show(settingsWith([]));
    expect(screen.queryByLabelText('Verification code')).toBeNull();
    cleanup();
    await show(settingsWith([], { captcha: true }));
    fill();
    await press();
    expect(said('Verification code')).toContain('Enter the verification code.');
  });

  it('shows the bonus of a new member, in Peso where the merchant’s currency is one, and nothing where there is none [S2-047]', async () => {
    await show(settingsWith([], { bonus: { amount: '1100.00', currency: 'PHP', currencySymbol: '₱' } }));
    expect(screen.getByText('New member welcome bonus: 1,100.00 Peso')).toBeDefined();
    cleanup();
    await show(settingsWith([], { bonus: { amount: '20.00', currency: 'BRL', currencySymbol: 'R$' } }));
    expect(screen.getByText('New member welcome bonus: R$20.00')).toBeDefined();
    cleanup();
    await show(settingsWith([]));
    expect(screen.queryByText(/bonus/)).toBeNull();
  });

  it('has terms that are ticked at first, with the age of the settings; unticked, nothing is sent [S1-037, S2-043, S2-044]', async () => {
    await show(settingsWith([], { ageLimit: 21 }));
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /21 years old and agree to the terms/ });
    expect([box.checked, button().getAttribute('aria-disabled')]).toEqual([true, null]);
    fill();
    await act(async () => fireEvent.click(box));
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await press();
    fireEvent.submit(button());
    expect(registerAccount).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(box));
    await press();
    await waitFor(() => expect(registerAccount).toHaveBeenCalledOnce());
  });
});

describe('the input', () => {
  it('is validated by the rules of the settings; all errors of a field are below it, the first field is focused [S2-050, S2-166]', async () => {
    const settings = settingsWith([]);
    settings.fields.username = { ...settings.fields.username, min: 6, max: 8, pattern: '^[a-z]*$' };
    await show(settings);
    fill('AB', 'praia', '');
    await press();
    expect(said('Username')).toMatch(/^6 to 8 letters.* 6 to 8 characters, Account format incorrect/);
    expect(said('Confirm password')).toBe('Enter the password again.');
    expect(document.activeElement).toBe(field('Username'));
  });

  it('is told the format of account, password, e-mail, confirmation, real name and mobile number [S2-173]', async () => {
    await show(settingsWith(['email', 'payeeName', 'mobileNum']));
    fill('7marina', 'praia', 'praia-nova');
    type(/E-mail/, 'ana@');
    type(/Real name/, 'Ana 7');
    type(/Mobile number/, '123');
    await press();
    for (const [name, format] of [
      ['Username', 'Account format incorrect: letters, digits, dots or dashes, beginning with a letter.'],
      ['Password', 'Password format incorrect: check the list below.'],
      [/E-mail/, 'Email format incorrect: use the form name@example.com.'],
      ['Confirm password', 'Confirmation password not matched'],
      [/Real name/, 'Real name format incorrect: letters and spaces, as on your document.'],
      [/Mobile number/, 'Mobile number format incorrect: check the number and its country code.'],
    ] as const)
      expect(said(name)).toContain(format);
  });

  it('has to be the same twice [S2-168]', async () => {
    await show(settingsWith([]));
    fill('marina.nova', 'praia-nova-7', 'praia-nova-8');
    await press();
    expect(said('Confirm password')).toBe('Confirmation password not matched');
    await act(async () => type('Password', 'praia-nova-8'));
    await waitFor(() => expect(said('Confirm password')).toBe(''));
  });

  it('expands the optional fields where one is invalid, and focuses it', async () => {
    await show(settingsWith(['email']));
    fill();
    type(/E-mail/, 'nobody');
    await press();
    expect(field(/E-mail/).closest('details')?.open).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(field(/E-mail/)));
  });

  it('is checked after a pause in typing: a free name is shown as free, a taken one is an error', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    send.mockImplementation((_call, options) =>
      Promise.resolve({ available: JSON.stringify(options).includes('marina.nova') }),
    );
    await show(settingsWith([]));
    await act(async () => type('Username', 'marina.nov'));
    await act(async () => type('Username', 'marina.nova'));
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(send).toHaveBeenCalledOnce();
    expect(said('Username')).toBe('marina.nova is available');
    await act(async () => type('Username', 'helena.prado'));
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(said('Username')).toContain('Username already exists.');
    vi.useRealTimers();
  });

  it('is restored after a visit to another page; secrets are not in the tab’s storage', async () => {
    await show(settingsWith([]));
    await act(async () => fill());
    await waitFor(() => expect(sessionStorage.getItem('draft-register')).toContain('marina.nova'));
    expect(sessionStorage.getItem('draft-register')).not.toContain('praia-nova');
    cleanup();
    await show(settingsWith([]));
    await waitFor(() => expect(field('Username').value).toBe('marina.nova'));
    expect(field('Password').value).toBe('praia-nova-7');
    await press();
    await waitFor(() => expect(sessionStorage.getItem('draft-register')).toBeNull());
  });
});

describe('an invitation', () => {
  const refuse = () =>
    send.mockImplementation(({ name }) =>
      name === 'checkAffiliate'
        ? Promise.reject(new AppError('invitation_code_error', { status: 400 }))
        : Promise.resolve({ available: true }),
    );

  it('in the URL applies without its field while it is valid', async () => {
    await show(settingsWith([]), 'MARE-7K2');
    expect(screen.queryByLabelText(/Invitation code/)).toBeNull();
    fill();
    await press();
    expect(registerAccount.mock.lastCall?.[1]).toMatchObject({ values: { affiliateCode: 'MARE-7K2' } });
  });

  it('in the URL that is not valid shows its field, with the error and the focus [S2-141]', async () => {
    refuse();
    await show(settingsWith([]), 'NOBODYS');
    await waitFor(() => expect(said(/Invitation code/)).toContain('Invalid invitation code.'));
    await waitFor(() => expect(document.activeElement).toBe(field(/Invitation code/)));
  });

  it('that is typed has to be verified before anything is sent [S2-170]', async () => {
    refuse();
    await show(settingsWith(['affiliateCode']));
    fill();
    type(/Invitation code/, 'NOBODYS');
    await press();
    expect(said(/Invitation code/)).toContain('Invalid invitation code.');
    expect(registerAccount).not.toHaveBeenCalled();
  });
});
