// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { AppError } from '#src/platform/calls/errors.ts';
import { LoginForm } from './login-form.tsx';
import type { LoginOutcome } from './login.resource.ts';

const submitLogin = vi.hoisted(() =>
  vi.fn<(store: unknown, payload: object, remember: boolean) => Promise<LoginOutcome>>(),
);
vi.mock('./login.resource.ts', () => ({ submitLogin }));
vi.mock('#src/components/people/captcha/new-captcha.ts', () => ({
  newCaptcha: async () => ({ id: 'c1', picture: 'data:image/png;base64,' }),
}));
vi.mock('#src/platform/human/pass-human-check.ts', () => ({
  passHumanCheck: async (purpose: string) => ({ challengeId: `${purpose}-1`, challengeAnswer: '0123456789abcdef' }),
}));
afterEach(cleanup);

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log in' })));
const sent = () => submitLogin.mock.lastCall?.[1];

it('username and captcha are sent without the spaces around them, the password as it was typed [S2-155]', async () => {
  submitLogin.mockResolvedValue({ error: new AppError('captcha_required'), captcha: true });
  await showInApp(LoginForm);
  type('Username', '  marina.costa ');
  type('Password', ' praia da mare ');
  await press();
  const login = { username: 'marina.costa', password: ' praia da mare ', type: 'username' };
  expect(sent()).toEqual(login);
  await screen.findByAltText('Verification code as a picture');
  type('Verification code', ' HJKMN ');
  await press();
  expect(sent()).toEqual({ ...login, captcha: 'HJKMN', captchaId: 'c1' });
});

it('without seeing the captcha picture, a proof of work is sent in its place, until it is refused', async () => {
  submitLogin.mockResolvedValue({ error: new AppError('captcha_required'), captcha: true });
  await showInApp(LoginForm);
  type('Username', 'marina.costa');
  type('Password', 'praia da mare');
  await press();
  await screen.findByAltText('Verification code as a picture');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'I cannot see the picture' })));
  await screen.findByText('Verification complete.');
  await press();
  expect(sent()).toMatchObject({ captcha: '0123456789abcdef', captchaId: 'picture-1' });
  await screen.findByAltText('Verification code as a picture');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' }).value).toBe('');
});

it('after too many wrong passwords an error under the password says to wait', async () => {
  submitLogin.mockResolvedValue({ error: new AppError('rate_limited'), captcha: false });
  await showInApp(LoginForm);
  type('Username', 'marina.costa');
  type('Password', 'praia da mare');
  await press();
  await screen.findByText('Too many attempts. Wait a moment and try again.');
  const [about = ''] = screen.getByLabelText('Password').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(about)?.textContent).toBe('Too many attempts. Wait a moment and try again.');
});

it('a login requested from a page for agents is marked as such [S2-179]', async () => {
  submitLogin.mockResolvedValue({ error: new AppError('only_agents'), captcha: false });
  const { router } = await showInApp(LoginForm);
  type('Username', 'marina.costa');
  type('Password', 'praia da mare');
  await press();
  expect(sent()).not.toHaveProperty('agentLogin');
  act(() => router.history.replace('/page', { agentLogin: true }));
  await press();
  expect(sent()).toMatchObject({ username: 'marina.costa', agentLogin: true });
  await screen.findByText('Only agents can log in.');
});
