import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  it('ties the site to the configured merchant [S1-035]', () => {
    expect(readEnv({ VITE_MERCHANT: 'other' }).merchant).toBe('other');
    expect(readEnv({}).merchant).toBe('mare');
  });

  it('sends the token in a header unless told to use the payload [S1-401]', () => {
    expect(readEnv({}).tokenTransport).toBe('header');
    expect(readEnv({ VITE_TOKEN_TRANSPORT: 'payload' }).tokenTransport).toBe('payload');
  });

  it('takes the gateway’s origin with or without a slash at the end', () => {
    expect(readEnv({ VITE_API_BASE: 'https://api.example/' }).apiBase).toBe('https://api.example');
  });

  it('refuses an unknown value', () => {
    expect(() => readEnv({ VITE_TOKEN_TRANSPORT: 'cookie' })).toThrow();
    expect(() => readEnv({ VITE_LANGUAGE: 'xx' })).toThrow();
  });
});
