import { expect, it } from 'vitest';
import { docsOf } from './call-docs.ts';
import { calls } from './calls.ts';
import { loadSchemas } from './schemas.ts';
import { wholeCalls } from './whole-calls.ts';

it('has the schemas of every call, under its name in the file of its area', () => {
  expect(wholeCalls.map(({ name }) => name)).toEqual(calls.map(({ name }) => name));
  for (const { name, value } of wholeCalls) expect(value, name).toMatchObject({ kind: 'schema' });
});

it('refuses a call that NAME.docs.ts of its area does not describe', () => {
  const lost = { area: 'mall', name: 'lost', method: 'GET', path: '/x', access: 'public', cache: 'private' } as const;
  expect(() => docsOf(lost)).toThrow(/mall\.docs\.ts has no lost/);
});

it('has no two calls of one name', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
});

it('refuses a call that its area does not declare', async () => {
  const lost = { area: 'mall', name: 'lost', method: 'GET', path: '/x', access: 'public', cache: 'private' } as const;
  await expect(loadSchemas(lost)).rejects.toThrow(/mall\.schema\.ts has no lost/);
});

it('prevents effects by links: a GET with an idempotency key is refused without it', () => {
  const withEffect = calls.filter(({ method, idempotent }) => method === 'GET' && idempotent !== undefined);
  expect(withEffect.map(({ name }) => name).toSorted()).toEqual(['freePlayLoginByGet', 'trialUser']);
  expect(withEffect.every(({ idempotent }) => idempotent === 'required')).toBe(true);
});
