import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { sessionName } from './session-name.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each([
  ['Chrome on Android', 'Chrome', 'Android', false],
  ['Installed app on iPad', 'Safari', 'iPad', true],
  ['Installed app', '', '', true],
  ['Firefox', 'Firefox', '', false],
  ['iPhone', '', 'iPhone', false],
  ['Unknown device', '', '', false],
])('a session is called %s', (name, browser, system, installed) => {
  expect(sessionName(i18n, { browser, system, installed })).toBe(name);
});
