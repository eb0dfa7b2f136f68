import { act, fireEvent, screen } from '@testing-library/react';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { defaultRegisterForm } from '#src/contract/identity/register-defaults.ts';
import { type RegisterField, registerFields } from '#src/contract/identity/registration.ts';
import type { RegisterSettings } from '#src/contract/identity/registration.schema.ts';
import { RegisterForm } from '../register-form.tsx';

export const settingsWith = (
  enabled: readonly RegisterField[],
  rest: Partial<RegisterSettings> = {},
): RegisterSettings => ({
  ...defaultRegisterForm,
  captcha: false,
  bonus: null,
  bonusAfterNumber: false,
  ageLimit: 21,
  fields: Object.fromEntries(
    registerFields.map((name) => [name, { ...defaultRegisterForm.fields[name], enabled: enabled.includes(name) }]),
  ) as RegisterSettings['fields'],
  ...rest,
});
export const bothMethods = { username: true, mobileNum: true };
export const show = (settings: RegisterSettings, invitation?: string) =>
  showInApp(() => <RegisterForm settings={settings} invitation={invitation} />);

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const type = (name: string | RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
export const button = () => screen.getByRole('button', { name: 'Register' });
export const press = () => act(async () => fireEvent.click(button()));
export const said = (name: string | RegExp) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
export function fill(username = 'marina.nova', password = 'praia-nova-7', confirmation = password) {
  type('Username', username);
  type('Password', password);
  type('Confirm password', confirmation);
}
