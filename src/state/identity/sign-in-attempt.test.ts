import { expect, it } from 'vitest';
import { tryToSignIn } from './sign-in-attempt.ts';

it('every try of a sign-in has one name, until one succeeds', async () => {
  const names: string[] = [];
  const lost = (name: string) => Promise.reject(new Error(`lost: ${names.push(name)}`));
  const heard = (name: string) => Promise.resolve(names.push(name));
  await expect(tryToSignIn(lost)).rejects.toThrow('lost: 1');
  await expect(tryToSignIn(lost)).rejects.toThrow('lost: 2');
  expect(await tryToSignIn(heard)).toBe(3);
  await tryToSignIn(heard);
  expect(new Set(names.slice(0, 3)).size).toBe(1);
  expect(names[3]).not.toBe(names[0]);
  expect(names[0]).toMatch(/^[\w-]{16,64}$/);
});
