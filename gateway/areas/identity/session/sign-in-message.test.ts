import { expect, it } from 'vitest';
import { signInMessage } from './sign-in-message.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const at = Date.UTC(2026, 10, 27, 6, 1);

it('the inbox says on which device and when, and leads to where it is ended; a lock screen says neither', () => {
  const { body, inbox, path } = signInMessage(android, at, 'America/Sao_Paulo');
  expect(inbox?.pt).toMatch(/<strong>Chrome no Android · 27 de novembro às 03:01 (BRT|GMT-3)<\/strong>/);
  expect(inbox?.en).toMatch(/<strong>Chrome on Android · 27 November at 03:01 GMT-3<\/strong>/);
  for (const text of [inbox?.pt, inbox?.en]) expect(text).toContain('href="/m/set/sessions"');
  expect(path).toBe('/m/set/sessions');
  expect(body.pt + body.en).not.toMatch(/Chrome|Android|03:01/);
});

it('a device that says nothing, or something hostile, is unknown', () => {
  expect(signInMessage('<img src=x onerror=alert(1)>', at, 'UTC').inbox?.en).toMatch(/<strong>Unknown device ·/);
});
