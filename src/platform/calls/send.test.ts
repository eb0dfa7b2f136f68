import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WholeCall } from '#src/contract/core/call.ts';

const read = {
  area: 'test',
  name: 'read',
  method: 'GET',
  path: '/wps/thing',
  value: v.object({ from: v.string() }),
  access: 'public',
  cache: { topics: [] },
} as const satisfies WholeCall;
const config = (from: string) => ({
  fetch: async () => Response.json({ success: true, value: { from } }),
  origin: 'http://gateway.test',
  getToken: () => null,
});
let page: typeof import('./send.ts');
beforeEach(async () => {
  vi.resetModules();
  page = await import('./send.ts');
});

describe('send', () => {
  it('lets calls wait until it is known where to', async () => {
    const call = page.send(read);
    const early = await Promise.race([call, new Promise((resolve) => setTimeout(resolve, 20, 'waiting'))]);
    expect(early).toBe('waiting');
    page.configureHttp(config('a'));
    expect(await call).toEqual({ from: 'a' });
  });

  it('follows a later configuration, as a server has one for each rendering', async () => {
    page.configureHttp(config('a'));
    expect(await page.send(read)).toEqual({ from: 'a' });
    page.configureHttp(config('b'));
    expect(await page.send(read)).toEqual({ from: 'b' });
  });

  it('rejects with an AppError when the code itself cannot be had, and tries again with the next call', async () => {
    vi.doMock('./http.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    page.configureHttp(config('a'));
    await expect(page.send(read)).rejects.toMatchObject({ name: 'AppError' });
    vi.doUnmock('./http.ts');
    expect(await page.send(read)).toEqual({ from: 'a' });
  });
});
