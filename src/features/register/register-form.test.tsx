// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerFields } from '#src/contract/identity/registration.ts';
import { settingsWith, bothMethods, show, field, type, button, press, said, fill } from './testing/form-scene.tsx';

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
