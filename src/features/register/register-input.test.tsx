// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#src/platform/calls/errors.ts';
import { settingsWith, show, field, type, press, said, fill } from './testing/form-scene.tsx';

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

  it('shows the format of account, password, e-mail, confirmation, real name and mobile number [S2-173]', async () => {
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
