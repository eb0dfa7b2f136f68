// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { hintMember } from './member-hint.ts';

it('says before the first paint that a session exists, never whose, and is deleted at logout', () => {
  hintMember(true);
  expect(document.documentElement.dataset['me']).toBe('1');
  expect({ ...localStorage }).toEqual({ me: '1' });
  hintMember(false);
  expect(document.documentElement.dataset['me']).toBe('');
  expect({ ...localStorage }).toEqual({});
});

it('does without where storage is off', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no');
  });
  expect(() => hintMember(true)).not.toThrow();
});
