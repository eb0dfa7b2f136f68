import { expect, it } from 'vitest';
import { loginOf } from './login-of.ts';

const root = () => 'root';

it('names the system user, the audited login, sudo and the network of ssh, and nothing that is none of these', () => {
  expect(loginOf({}, root, () => '')).toBe('root');
  expect(loginOf({ SUDO_USER: 'rita', SSH_CONNECTION: '192.0.2.77 51000 10.0.0.1 22' }, root, () => '1000')).toBe(
    'root (login 1000, sudo rita, ssh 192.0.2.0/24)',
  );
  expect(loginOf({ SUDO_USER: 'a\u001b[31m', SSH_CLIENT: 'nowhere' }, root, () => '')).toBe('root');
  expect(loginOf({})).not.toBe('');
});
