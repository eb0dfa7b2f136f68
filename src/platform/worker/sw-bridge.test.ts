// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser with a worker container that accepts every registration. */
function browser() {
  const register = vi.fn(async (_url: unknown, _options?: unknown) =>
    Object.assign(new EventTarget(), { installing: null, waiting: null, active: null }),
  );
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { register, controller: null }) });
  return register;
}
/** Trusted Types as in browsers: a policy is called once per URL, and its result is not a plain string. */
function trustedTypes() {
  const made: string[] = [];
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => ({
    createScriptURL: (url: string) => {
      made.push(url);
      return { toString: () => rules.createScriptURL(url), trusted: true };
    },
    rules,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  return { made, createPolicy };
}

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

describe('registerServiceWorker', () => {
  it('registers the one worker', async () => {
    const register = browser();
    const { registerServiceWorker } = await import('./sw-bridge.ts');
    await registerServiceWorker();
    expect(register.mock.calls.map(([url, options]) => [String(url), options])).toEqual([
      ['/sw.js', { updateViaCache: 'none' }],
    ]);
  });

  it('passes its URL through a policy that lets no other through', async () => {
    const register = browser();
    const { made, createPolicy } = trustedTypes();
    const { registerServiceWorker } = await import('./sw-bridge.ts');
    await registerServiceWorker();
    expect(createPolicy).toHaveBeenCalledOnce();
    expect(createPolicy.mock.calls[0]?.[0]).toBe('sw-url');
    expect(made).toEqual(['/sw.js']);
    expect(register.mock.calls[0]?.[0]).toMatchObject({ trusted: true });
    const rules = createPolicy.mock.calls[0]?.[1];
    expect(() => rules?.createScriptURL('https://evil.example/sw.js')).toThrow(TypeError);
  });

  it('leaves a browser without workers, and one that refuses, as it is', async () => {
    const register = browser();
    register.mockRejectedValue(new DOMException('no', 'SecurityError'));
    const { registerServiceWorker } = await import('./sw-bridge.ts');
    await expect(registerServiceWorker()).resolves.toBeUndefined();
    expect(register).toHaveBeenCalledOnce();
    vi.stubGlobal('navigator', {});
    await expect(registerServiceWorker()).resolves.toBeUndefined();
  });
});
