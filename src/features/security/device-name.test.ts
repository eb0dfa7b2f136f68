import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { deviceName } from './add-passkey-form.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each([
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5],
  ['iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
  ['Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0],
  ['Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile', 5],
  ['Android tablet', 'Mozilla/5.0 (Linux; Android 15; Tab S9)', 5],
  ['Windows computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0],
  ['My computer', 'Mozilla/5.0 (X11; Linux x86_64)', 0],
])('a passkey made on it is called %s', (name, userAgent, maxTouchPoints) => {
  expect(deviceName(i18n, { userAgent, maxTouchPoints })).toBe(name);
});
