import { setupI18n } from '@lingui/core';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#src/contract/core/error-code.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { AppError, toAppError } from './errors.ts';
import { knownCode } from './answer.ts';

const english = setupI18n();
english.loadAndActivate({ locale: 'en', messages: {} });
const say = (code: (typeof errorCodes)[number]) => english._(errorText[code]);
const named = (name: string, message = '') => Object.assign(new Error(message), { name });

describe('toAppError', () => {
  it.each([
    [new TypeError('Failed to fetch'), 'no_internet'],
    [new TypeError('Load failed'), 'no_internet'],
    [new TypeError('NetworkError when attempting to fetch resource.'), 'no_internet'],
    [new TypeError('fetch failed'), 'no_internet'],
    [new TypeError('Failed to fetch dynamically imported module: https://x/a.js'), 'no_internet'],
    [named('NetworkError'), 'no_internet'],
    [named('TimeoutError'), 'timeout'],
    [new DOMException('', 'AbortError'), 'timeout'],
    [new SyntaxError('Unexpected token <'), 'bad_gateway'],
    [named('HTTPError'), 'bad_gateway'],
    [new TypeError('x is not a function'), 'unknown_error'],
    [new RangeError(), 'unknown_error'],
    ['a string', 'unknown_error'],
    [undefined, 'unknown_error'],
  ])('makes one code of the closed list of any failure: %s → %s [S1-397]', (cause, code) => {
    expect(toAppError(cause)).toMatchObject({ code, cause });
  });

  it('calls an unknown shape bad_gateway [S1-398]', () => {
    const failure = (() => {
      try {
        return v.parse(v.string(), 1);
      } catch (error) {
        return error;
      }
    })();
    expect(toAppError(failure).code).toBe('bad_gateway');
  });

  it('calls a request that ran out of time no internet while the browser is offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(toAppError(named('TimeoutError')).code).toBe('no_internet');
  });

  it('leaves an AppError as it is', () => {
    const error = new AppError('limit_reached', { retryAfter: 3 });
    expect(toAppError(error)).toBe(error);
  });
});

describe('knownCode', () => {
  it('maps an unknown code to unknown_error [S1-410]', () => {
    expect([
      knownCode('login_failed'),
      knownCode('E_4711'),
      knownCode('toString'),
      knownCode('__proto__'),
      knownCode(''),
    ]).toEqual(['login_failed', 'unknown_error', 'unknown_error', 'unknown_error', 'unknown_error']);
  });
});

describe('errorText', () => {
  it('has one text for every code, no two the same and none that shows the code [S1-397]', () => {
    const texts = errorCodes.map(say);
    expect(new Set(texts).size).toBe(errorCodes.length);
    // The sentences that the requirements quote verbatim have no full stop.
    for (const text of texts) expect(text).toMatch(/^[A-Z].*[a-z]\.?$/);
    for (const text of texts) expect(text).not.toMatch(/\w_\w/);
  });

  it('says that the system is being updated and to try later [S1-408]', () => {
    expect(say('system_updating')).toMatch(/system is being updated.*try again later/i);
  });

  it('says that the requested URL is empty [S1-409]', () => {
    expect(say('empty_url')).toMatch(/requested URL is empty/i);
  });

  it('has the texts of the accounts’ catalogue [S2-225, S2-229, S2-230, S2-232, S2-234]', () => {
    expect(say('verification_code_error')).toMatch(/verification code error/i);
    expect(say('no_permission')).toMatch(/no permission.*feature is temporarily unavailable/i);
    expect(say('non_agents')).toMatch(/non-agents cannot log in/i);
    expect(say('referrer_link_error')).toMatch(/referrer link error/i);
    expect(say('username_taken')).toMatch(/username already exists/i);
  });

  it('says that a user does not exist or is disabled in one sentence, for both and for a wrong answer [S2-231]', () => {
    expect(say('recovery_failed')).toMatch(/user does not exist or is disabled/i);
    expect(say('same_password')).toMatch(/new password and the old password cannot be the same/i);
  });
});
