import { expect, it, vi } from 'vitest';

/** The module as loaded by another gateway, which has compiled other statements before. */
async function inProcess(...texts: string[]) {
  vi.resetModules();
  const { prepareOnPostgres, preparedName } = await import('./prepared-names.ts');
  for (const text of texts) prepareOnPostgres(text);
  return preparedName;
}

it('a statement has the same name in every process, independent of earlier ones, and no two share one', async () => {
  const one = await inProcess('select 1', 'select 2');
  const other = await inProcess('select 2', 'select 3', 'select 1');
  expect(one('select 2')).toBe(other('select 2'));
  expect(new Set(['select 1', 'select 2', 'select 3'].map((text) => other(text))).size).toBe(3);
  expect(one('select 2')).toMatch(/^mare_\w{32}$/);
  expect(one('select 3')).toBeUndefined();
});
