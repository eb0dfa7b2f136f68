import { expect, it } from 'vitest';

it('the login depends on nothing that only a browser could load: the gateway renders it', async () => {
  expect('document' in globalThis).toBe(false);
  const { LoginMethods } = await import('./login-methods.tsx');
  expect(LoginMethods).toBeTypeOf('function');
});
